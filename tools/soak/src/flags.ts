import { readOptions, type valuesOf } from '../../options.ts'

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

const SOAK = {
  name: 'npm run soak',
  about: `Tables, spectators, downloads and kills for an hour, or as long as one likes. Says how it goes, writes a report, and counts
in its last line what held and what did not; exits with 1 when something did not.`,
  options: {
    minutes: { kind: 'number', about: 'how long, all modes together', least: 0.5, default: 60 },
    mode: {
      kind: 'text',
      about: 'two servers over a node, one over the embedded store, or one after the other',
      of: ['cluster', 'single', 'both'],
      default: 'cluster',
    },
    tables: { kind: 'number', about: 'bot tables', least: 1, default: 64 },
    spectators: { kind: 'number', about: 'at a time; they come and go', least: 1, default: 1000 },
    'stay-seconds': { kind: 'number', about: 'how long one stays, on average', least: 1, default: 60 },
    'kill-seconds': { kind: 'number', about: 'a server is killed so often; 0 kills none', default: 300 },
    'pace-ms': { kind: 'number', about: 'how long each moment of a table stays', default: 900 },
    'delay-seconds': { kind: 'number', about: 'spectator delay', default: 5 },
    out: { kind: 'text', about: 'the folder for report.json and report.md', default: 'data/soak' },
    short: { kind: 'switch', about: 'three minutes: both modes, a kill after 40 seconds of each, faster tables' },
  },
} as const

/** What `--short` stands for; what is given beside it counts more. */
const SHORT = '--minutes 3 --mode both --kill-seconds 40 --pace-ms 400 --stay-seconds 20'.split(' ')

/** Reads the flags, in either way of `tools/options.ts`. */
export function readPlan(args: readonly string[], read: typeof valuesOf = readOptions): Plan {
  const values = read(SOAK, args.includes('--short') ? [...SHORT, ...args] : args)
  const modes = values.mode === 'both' ? (['cluster', 'single'] as const) : [values.mode]
  return {
    modes,
    seconds: (values.minutes * 60) / modes.length,
    tables: values.tables,
    spectators: values.spectators,
    killSeconds: values['kill-seconds'],
    paceMs: values['pace-ms'],
    delaySeconds: values['delay-seconds'],
    staySeconds: values['stay-seconds'],
    out: values.out,
  }
}
