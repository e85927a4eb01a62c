import { resolve } from 'node:path'
import { askedTables, type AskedTable } from './asked-tables.ts'
import { oneOf, text, whole, type Environment } from './environment.ts'
import { reachSettings, type ReachSettings } from './reach-settings.ts'
import { storeSettings, type StoreSettings } from './store-settings.ts'

/** Everything about a server that its surroundings decide. */
export interface Settings extends ReachSettings, StoreSettings {
  readonly host: string
  /** 0 lets the system choose a free port. */
  readonly port: number
  /** Without a sign of life of a table's host for so long, another server takes the table, seconds. */
  readonly leaseSeconds: number
  /** Spectator delay of tables that this server opens, seconds. */
  readonly delaySeconds: number
  /** How long the bots of such a table take for a moment, milliseconds. */
  readonly paceMs: number
  /** The tables that open where none is open like them. */
  readonly tables: readonly AskedTable[]
  /** The folder whose deals an empty store begins with. */
  readonly fixtures: string
  readonly logLevel: LogLevel
}

/** How much the log tells, from nothing on. */
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The environment asks for something that can't be: every fault, one a line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'))
  }
}

/** Reads the settings from the environment; paths are relative to `root`. Throws a {@link SettingsError}. */
export function readSettings(env: Environment, root: string): Settings {
  const faults: string[] = []
  const settings: Settings = {
    host: text(env, 'PAIPU_HOST', '127.0.0.1'),
    port: whole(env, 'PAIPU_PORT', 4000, [0, 65_535], faults),
    ...storeSettings(env, root, faults),
    leaseSeconds: whole(env, 'PAIPU_LEASE_SECONDS', 6, [1, 60], faults),
    delaySeconds: whole(env, 'PAIPU_DELAY_SECONDS', 30, [0, 86_400], faults),
    paceMs: whole(env, 'PAIPU_PACE_MS', 900, [0, 60_000], faults),
    tables: askedTables(text(env, 'PAIPU_TABLES', 'all'), faults),
    fixtures: resolve(root, 'fixtures/deals'),
    logLevel: oneOf(env, 'PAIPU_LOG_LEVEL', 'info', LOG_LEVELS, faults),
    ...reachSettings(env, faults),
  }
  if (settings.delaySeconds === 0 && settings.tables.some(({ policy }) => policy === 'all-hands'))
    faults.push('PAIPU_TABLES: a table that shows every hand needs a delay, and PAIPU_DELAY_SECONDS is 0')
  if (faults.length > 0) throw new SettingsError(faults)
  return settings
}
