import { type DatabaseSync, type StatementSync } from 'node:sqlite'
import { type Payload, type RecordedEvent } from '../port.ts'

/** What is known of a stream's name. */
export interface StreamState {
  readonly id: bigint
  /** The revision of the last event; -1 when there was never one. */
  readonly last: bigint
  /** The first revision that is still to be read: after a soft deletion, the next one. */
  readonly first: bigint
  readonly tombstone: boolean
}

/** Events in reading order, and where to go on. */
export interface Page {
  readonly events: readonly RecordedEvent[]
  /** The revision or position to give for the next page. */
  readonly next: bigint
  /** Whether nothing was left beyond this page when it was read. */
  readonly last: boolean
}

/** Which of all events are wanted. */
export interface Filter {
  /** Those of streams whose name begins with one of these; of all streams where there is none. */
  readonly prefixes: readonly string[]
  /** All but these. */
  readonly exceptTypes: readonly string[]
}

/** Prepared reads of one connection. All of them are synchronous and see what is committed. */
export interface Reads {
  /** The position of the last event of the store; 0 when it is empty. */
  head(): bigint
  stream(name: string): StreamState | undefined
  /** Up to `limit` events of a stream from revision `from` upwards. */
  streamUp(name: string, from: bigint, limit: number): Page
  /** Up to `limit` events of a stream from revision `from` down to the first readable one. */
  streamDown(name: string, from: bigint, limit: number): Page
  /** Up to `limit` events after position `after` and up to position `to` that a filter lets through. */
  allUp(after: bigint, to: bigint, limit: number, filter: Filter): Page
  /** Up to `limit` events before position `before` that a filter lets through. */
  allDown(before: bigint, limit: number, filter: Filter): Page
}

/** A page ends after so many payload bytes, so that large events do not fill the memory. */
const PAGE_BYTES = 4_000_000
/** A filtered page looks at no more positions than this, so that a rare stream does not hold up the event loop. */
const FILTER_WINDOW = 4096n

type Row = [bigint, string, bigint, string, string, Payload, Payload, bigint]

const COLUMNS = 'e.position, s.name, e.revision, e.id, e.type, e.data, e.metadata, e.created'

/** Prepares the reads of a connection. */
export function prepareReads(db: DatabaseSync): Reads {
  const headOf = rows(db, 'SELECT max(position) FROM events')
  const stateOf = rows(
    db,
    `SELECT id, first_revision, tombstone, (SELECT max(revision) FROM events WHERE stream = streams.id)
     FROM streams WHERE name = ?`,
  )
  // The left side of a CROSS JOIN is always the outer loop: one look-up of the name, then the stream's events.
  const streamRows = (range: string) =>
    rows(db, `SELECT ${COLUMNS} FROM streams s CROSS JOIN events e ON e.stream = s.id WHERE s.name = ? AND ${range}`)
  const up = streamRows('e.revision >= max(?, s.first_revision) ORDER BY e.revision LIMIT ?')
  const down = streamRows('e.revision BETWEEN s.first_revision AND ? ORDER BY e.revision DESC LIMIT ?')
  const allRows = filtered(db)

  return {
    head: () => (headOf.get() as unknown as [bigint | null])[0] ?? 0n,
    stream: (name) => toState(stateOf.get(name) as unknown as [bigint, bigint, bigint, bigint | null] | undefined),
    streamUp(name, from, limit) {
      const { events, cut } = collect(up.iterate(name, from, limit))
      const next = events.length === 0 ? from : events.at(-1)!.revision + 1n
      return { events, next, last: !cut && events.length < limit }
    },
    streamDown(name, from, limit) {
      const { events, cut } = collect(down.iterate(name, from, limit))
      const next = events.length === 0 ? -1n : events.at(-1)!.revision - 1n
      return { events, next, last: next < 0n || (!cut && events.length < limit) }
    },
    allUp(after, to, limit, filter) {
      const end = isFilter(filter) ? least(to, after + FILTER_WINDOW) : to
      const { events, cut } = collect(allRows('up', filter).iterate(after, end, ...valuesOf(filter), limit))
      const full = cut || events.length === limit
      const next = full ? BigInt(events.at(-1)!.position) : end
      return { events, next, last: next >= to }
    },
    allDown(before, limit, filter) {
      const end = isFilter(filter) ? before - FILTER_WINDOW : 1n
      const { events, cut } = collect(allRows('down', filter).iterate(before, end, ...valuesOf(filter), limit))
      const full = cut || events.length === limit
      const next = full ? BigInt(events.at(-1)!.position) : end
      return { events, next, last: next <= 1n }
    },
  }
}

function rows(db: DatabaseSync, sql: string): StatementSync {
  const statement = db.prepare(sql)
  statement.setReturnArrays(true)
  statement.setReadBigInts(true)
  return statement
}

/** The statements over all streams, by direction and size of the filter. */
function filtered(db: DatabaseSync): (way: 'up' | 'down', filter: Filter) => StatementSync {
  const statements = new Map<string, StatementSync>()
  const ranges = {
    up: ['e.position > ? AND e.position <= ?', 'e.position'],
    down: ['e.position < ? AND e.position >= ?', 'e.position DESC'],
  } as const
  return (way, { prefixes, exceptTypes }) => {
    const key = `${way} ${prefixes.length} ${exceptTypes.length}`
    const known = statements.get(key)
    if (known !== undefined) return known
    const [range, order] = ranges[way]
    const types = exceptTypes.length === 0 ? 'TRUE' : `e.type NOT IN (${exceptTypes.map(() => '?').join()})`
    const streams = prefixes.map(() => 'substr(s.name, 1, ?) = ?').join(' OR ') || 'TRUE'
    const statement = rows(
      db,
      `SELECT ${COLUMNS} FROM events e CROSS JOIN streams s ON s.id = e.stream
       WHERE ${range} AND ${types} AND (${streams}) ORDER BY ${order} LIMIT ?`,
    )
    statements.set(key, statement)
    return statement
  }
}

function isFilter({ prefixes, exceptTypes }: Filter): boolean {
  return prefixes.length > 0 || exceptTypes.length > 0
}

/** What a statement needs of its filter; for `substr`, of each prefix its length in characters and itself. */
function valuesOf({ prefixes, exceptTypes }: Filter): (number | string)[] {
  return [...exceptTypes, ...prefixes.flatMap((prefix) => [[...prefix].length, prefix])]
}

function collect(iterator: Iterable<unknown>): { events: RecordedEvent[]; cut: boolean } {
  const events: RecordedEvent[] = []
  let bytes = 0
  for (const row of iterator as Iterable<Row>) {
    events.push(toEvent(row))
    bytes += row[5].length + row[6].length
    if (bytes > PAGE_BYTES) return { events, cut: true }
  }
  return { events, cut: false }
}

function toEvent([position, stream, revision, id, type, data, metadata, created]: Row): RecordedEvent {
  return {
    stream,
    revision,
    position: String(position),
    id,
    type,
    data,
    metadata,
    created: new Date(Number(created)),
  }
}

function toState(row: [bigint, bigint, bigint, bigint | null] | undefined): StreamState | undefined {
  if (row === undefined) return undefined
  const [id, first, tombstone, last] = row
  return { id, first, tombstone: tombstone !== 0n, last: last ?? -1n }
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
