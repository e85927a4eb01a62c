import type { Variable, WholeVariable, WordVariable } from './environment.ts'

/** How much the log tells, from nothing on. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
/** How much the log tells. */
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The fewest characters of a token that is chosen by hand. */
export const SHORTEST_TOKEN = 16

function whole(name: string, otherwise: number, [from, to]: readonly [number, number], means: string): WholeVariable {
  const takes = `${from.toLocaleString('en')} to ${to.toLocaleString('en')}`
  return { name, otherwise: String(otherwise), from, to, takes, means }
}

function text(name: string, otherwise: string, takes: string, means: string): Variable {
  return { name, otherwise, takes, means }
}

const LEVEL: WordVariable<LogLevel> = {
  name: 'PAIPU_LOG_LEVEL',
  otherwise: 'info',
  words: LOG_LEVELS,
  takes: LOG_LEVELS.map((level) => `\`${level}\``).join(', '),
  means: 'how much the log tells, as JSON lines',
}

/** Every variable that a server reads, by what it decides. The tables in the documents are made from this. */
export const VARIABLES = {
  host: text('PAIPU_HOST', '127.0.0.1', 'an address of this machine', 'where it listens; `0.0.0.0` for all addresses'),
  port: whole('PAIPU_PORT', 4000, [0, 65_535], 'the port it listens on; 0 takes a free one'),
  store: text(
    'PAIPU_STORE',
    'data/paipu.db',
    'a path, `:memory:`',
    "the store's file, from the repository's root; `:memory:` keeps nothing",
  ),
  eventStore: text(
    'PAIPU_EVENTSTORE',
    '',
    '`esdb://host:2113?tls=true`',
    'instead of a file: the EventStoreDB of this connection string',
  ),
  user: text(
    'PAIPU_EVENTSTORE_USER',
    '',
    'a name, beside a password',
    'whose name EventStoreDB is told, over TLS only',
  ),
  password: text('PAIPU_EVENTSTORE_PASSWORD', '', 'a password, beside a name', 'the password that goes with it'),
  lease: whole(
    'PAIPU_LEASE_SECONDS',
    6,
    [1, 60],
    "with an EventStoreDB: without a sign of life of a table's host for so long, another server takes it",
  ),
  tokenFile: text(
    'PAIPU_TOKEN_FILE',
    '',
    'a path',
    'the file that tells its owner the way to `/internal` and `/metrics`; where it is not given, `<store>.token`, and none with an EventStoreDB',
  ),
  metricsToken: text(
    'PAIPU_METRICS_TOKEN',
    '',
    `${SHORTEST_TOKEN} characters or more`,
    'who sends it as a bearer token may read `/metrics` from anywhere; where it is not given, only the owner of the token file may, from this machine',
  ),
  tables: text(
    'PAIPU_TABLES',
    'all',
    'rule set ids with commas, `all`, `none`',
    'tables that open where none is open like them. `blood-flow-discard-three:cap=8` plays with another fan cap of the rule set, `wanzhou:all-hands` shows its spectators every hand, behind the delay',
  ),
  delay: whole(
    'PAIPU_DELAY_SECONDS',
    30,
    [0, 86_400],
    'spectator delay of tables opened from now on (a table keeps its own for ever)',
  ),
  pace: whole(
    'PAIPU_PACE_MS',
    900,
    [0, 60_000],
    'how long each visible moment stays, milliseconds, at tables opened from now on',
  ),
  proxies: text(
    'PAIPU_TRUSTED_PROXIES',
    '127.0.0.1,::1',
    'addresses and networks (`10.0.0.0/8`) with commas, `none`',
    'whose `X-Forwarded-For` is believed. The viewer passes all its visitors on from its own address: name it here when it runs on another machine',
  ),
  origins: text(
    'PAIPU_ORIGINS',
    '',
    'origins with commas (`https://example.org`)',
    'whose pages may use the server; pages of its own address always may',
  ),
  connections: whole(
    'PAIPU_CONNECTIONS',
    10_000,
    [1, 1_000_000],
    'sockets and streams that all addresses together may hold open; where all are taken, sockets of seats still get in',
  ),
  connectionsPerAddress: whole(
    'PAIPU_CONNECTIONS_PER_ADDRESS',
    256,
    [1, 1_000_000],
    'sockets and streams that one address (of IPv6: one /64) may hold open',
  ),
  cost: whole(
    'PAIPU_COST_PER_ADDRESS',
    10_000,
    [1, 1_000_000_000],
    'what the answers to one address may cost a second, in fields of GraphQL',
  ),
  logLevel: LEVEL,
} as const satisfies Readonly<Record<string, Variable>>
