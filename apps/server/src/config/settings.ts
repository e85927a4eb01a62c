import { resolve } from 'node:path'
import { askedTables, type AskedTable } from './asked-tables.ts'
import { oneOf, text, whole, type Environment } from './environment.ts'
import { reachSettings, type ReachSettings } from './reach-settings.ts'
import { storeSettings, type StoreSettings } from './store-settings.ts'
import { SHORTEST_TOKEN, VARIABLES, type LogLevel } from './variables.ts'

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
  /** Lets whoever has it read the metrics, from anywhere; `null` for nobody. */
  readonly metricsToken: string | null
}

/** The environment asks for something that can't be: every fault, one a line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/** Reads the settings from the environment; paths are relative to `root`. Throws a {@link SettingsError}. */
export function readSettings(env: Environment, root: string): Settings {
  const faults: string[] = []
  const settings: Settings = {
    host: text(env, VARIABLES.host),
    port: whole(env, VARIABLES.port, faults),
    ...storeSettings(env, root, faults),
    leaseSeconds: whole(env, VARIABLES.lease, faults),
    delaySeconds: whole(env, VARIABLES.delay, faults),
    paceMs: whole(env, VARIABLES.pace, faults),
    tables: askedTables(text(env, VARIABLES.tables), faults),
    fixtures: resolve(root, 'fixtures/deals'),
    logLevel: oneOf(env, VARIABLES.logLevel, faults),
    metricsToken: metricsToken(env, faults),
    ...reachSettings(env, faults),
  }
  if (settings.delaySeconds === 0 && settings.tables.some(({ policy }) => policy === 'all-hands'))
    faults.push('PAIPU_TABLES: a table that shows every hand needs a delay, and PAIPU_DELAY_SECONDS is 0')
  if (faults.length > 0) throw new SettingsError(faults)
  return settings
}

/** The fault does not quote it. */
function metricsToken(env: Environment, faults: string[]): string | null {
  const token = text(env, VARIABLES.metricsToken)
  if (token === '') return null
  if (!/^[!-~]+$/.test(token) || token.length < SHORTEST_TOKEN)
    faults.push(`${VARIABLES.metricsToken.name}: it needs ${SHORTEST_TOKEN} characters or more, without blanks`)
  return token
}
