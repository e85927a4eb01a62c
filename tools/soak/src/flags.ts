import { parseArgs } from 'node:util'

/** `cluster`: two servers over one compatible node, killed in turn. `single`: one server over an embedded store. */
export type Mode = 'cluster' | 'single'

/** How long and how hard. */
export interface Plan {
  readonly modes: readonly Mode[]
  /** Of each mode. */
  readonly seconds: number
  readonly tables: number
  readonly spectators: number
  readonly killSeconds: number
  readonly paceMs: number
  readonly delaySeconds: number
  /** How long a spectator stays, on average. */
  readonly staySeconds: number
  /** Where the report goes. */
  readonly out: string
}

const HELP = `npm run soak [-- FLAGS]

  --minutes 60         how long, all modes together
  --mode cluster       cluster, single or both: two servers over a node, one over the embedded store, one after the other
  --tables 64          bot tables
  --spectators 1000    at a time; they come and go
  --stay-seconds 60    how long one stays, on average
  --kill-seconds 300   a server is killed so often; 0 kills none
  --pace-ms 900        how long each moment of a table stays
  --delay-seconds 5    spectator delay
  --out data/soak      the folder for report.json and report.md
  --short              three minutes: both modes, a kill after 40 seconds of each, faster tables
`

const SHORT = { minutes: '3', mode: 'both', 'kill-seconds': '40', 'pace-ms': '400', 'stay-seconds': '20' } as const

const OPTIONS = {
  minutes: { type: 'string' },
  mode: { type: 'string' },
  tables: { type: 'string' },
  spectators: { type: 'string' },
  'stay-seconds': { type: 'string' },
  'kill-seconds': { type: 'string' },
  'pace-ms': { type: 'string' },
  'delay-seconds': { type: 'string' },
  out: { type: 'string' },
  short: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** Reads the flags; `null` where help was asked for, and given. Throws what is wrong with them. */
export function readPlan(args: readonly string[]): Plan | null {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  if (values.help) {
    console.log(HELP)
    return null
  }
  const given = { ...(values.short ? SHORT : {}), ...values }
  const number = (name: keyof typeof OPTIONS, otherwise: number, least: number): number => {
    const value = Number(given[name] ?? otherwise)
    if (!(value >= least)) throw new Error(`--${name}: a number from ${least}`)
    return value
  }
  const modes = modesOf(given.mode ?? 'cluster')
  return {
    modes,
    seconds: (number('minutes', 60, 0.5) * 60) / modes.length,
    tables: number('tables', 64, 1),
    spectators: number('spectators', 1000, 1),
    killSeconds: number('kill-seconds', 300, 0),
    paceMs: number('pace-ms', 900, 0),
    delaySeconds: number('delay-seconds', 5, 0),
    staySeconds: number('stay-seconds', 60, 1),
    out: given.out ?? 'data/soak',
  }
}

function modesOf(given: string): readonly Mode[] {
  if (given === 'both') return ['cluster', 'single']
  if (given === 'cluster' || given === 'single') return [given]
  throw new Error('--mode: cluster, single or both')
}
