/** What a metric is, and what whoever runs the server does about it. */
export interface Metric {
  readonly kind: 'counter' | 'gauge' | 'histogram'
  /** The name of its label; `null` for one without. */
  readonly label: string | null
  readonly means: string
  /** What to look for, and what to do then. */
  readonly act: string
}

function counter(means: string, act: string, label: string | null = null) {
  return { kind: 'counter', label, means, act } as const
}

function gauge(means: string, act: string, label: string | null = null) {
  return { kind: 'gauge', label, means, act } as const
}

function histogram(means: string, act: string) {
  return { kind: 'histogram', label: null, means, act } as const
}

/** Every metric of a server by its name: base units, and `_total` where it only rises. The documents' table is made from this. */
export const METRICS = {
  paipu_ready: gauge(
    '1 when `/health/ready` would answer 200',
    '0 for longer than a start takes: look at `/health` and the log',
  ),
  paipu_start_time_seconds: gauge('when the process started, seconds since 1970', 'a jump: it was started again'),
  paipu_tables: gauge(
    'tables by what this server does with them: `playing`, `standing_by`, `failed`',
    '`failed` above 0: the log has the reason under `a table was stopped`; a new start takes the table up again',
    'state',
  ),
  paipu_live_tables: gauge(
    'tables that may be watched here, whoever plays them',
    'fewer than there should be: `/health`',
  ),
  paipu_spectators: gauge(
    'watchers of tables at this server',
    'with `process_resident_memory_bytes` it says what one costs',
  ),
  paipu_sockets: gauge(
    'WebSockets open at this server',
    'far more than spectators: clients that connect and ask for nothing',
  ),
  paipu_following: gauge(
    '1 while this part follows the store: `indexes`, `watching`, `seats`, `lookout` (for hosts of tables)',
    '0: it does not come back by itself; restart the server, the log says why it ended',
    'part',
  ),
  paipu_append_seconds: histogram(
    'how long the store took for an append that it acknowledged',
    'p99 above 0.1 s: the disk or the EventStoreDB is slow; tables fall behind their pace at about 1 s',
  ),
  paipu_events_appended_total: counter(
    'events that this server has stored',
    'no growth while tables play: the store refuses, see the next one',
  ),
  paipu_append_failures_total: counter(
    'appends that failed, by the code of the store',
    '`unavailable` or `timed-out` that go on: disk full, or no EventStoreDB; `wrong-expected-revision` now and then is two servers at one table, which is decided so',
    'code',
  ),
  paipu_visible_moments_total: counter(
    'frames of spectators that have become visible',
    'no growth while tables play, a delay later: watching stands still',
  ),
  paipu_edge_lag_seconds: histogram(
    'how much later than its delay a moment was shown',
    'p99 above 0.25 s: the event loop is held up or the store is behind; fewer tables or spectators on this server',
  ),
  paipu_queue_drops_total: counter(
    'times that a reader was so slow that what waited for it was dropped for one snapshot',
    'a steady rise with few readers: their network; with all of them: the server has no time to send',
  ),
  paipu_snapshots_total: counter(
    'snapshots given to readers: `join` at the beginning, `drop` after a queue was dropped',
    '`join` in waves: clients that reconnect all at once',
    'why',
  ),
  paipu_rejected_total: counter(
    'requests that were refused, by code',
    '`TOO_MANY_CONNECTIONS`, `TOO_COMPLEX`, `VIEWER_NOT_ALLOWED` in numbers: somebody tries; `NOT_READY`, `STORE_UNAVAILABLE`: the store; `INTERNAL`: a fault, whose id the log has',
    'code',
  ),
  paipu_requests_total: counter(
    'HTTP answers by what was asked for: `graphql`, `export`, `stream`, `health`, `internal`, `metrics`, `other`',
    'a sudden rise: look at the proxy before the server, which knows the addresses',
    'route',
  ),
  paipu_requests_running: gauge(
    'HTTP answers under way, by the same',
    'many `export`: downloads whose readers are slow',
    'route',
  ),
  paipu_store_bytes: gauge(
    "bytes of the embedded store's files: `events`, and `log` that is not yet in it",
    '`log` above 100 MB: a reader holds it back (a backup, `paipu`)',
    'file',
  ),
  paipu_store_free_bytes: gauge(
    "free space where the embedded store's file is",
    'less than a week of growth: make room; nothing is lost when it is full, but tables stop',
  ),
  process_resident_memory_bytes: gauge('memory of the process', 'a rise for hours at the same load: report it'),
  process_cpu_seconds_total: counter('CPU time of the process', 'near 1 a second: one core is all that it can use'),
  nodejs_heap_used_bytes: gauge('memory that JavaScript holds', 'as above'),
  nodejs_eventloop_delay_p99_seconds: gauge(
    'how late the event loop was, 99th percentile of the last seconds',
    'above 0.1 s: something long holds it up; moments show late by as much',
  ),
} as const satisfies Readonly<Record<string, Metric>>

type Catalogue = typeof METRICS
/** The names of metrics of a kind. */
export type NameOf<Kind extends Metric['kind']> = {
  [Name in keyof Catalogue]: Catalogue[Name]['kind'] extends Kind ? Name : never
}[keyof Catalogue]
