import { parseArgs } from 'node:util'

/** What is to be changed, and how it is done. */
export interface Plan {
  readonly libs: readonly Lib[]
  /** Parts of file names: files are changed that have one of them in their name. */
  readonly files: readonly string[]
  /** Processes that try changes side by side. */
  readonly jobs: number
  /** Whether verdicts are kept in a file, and what is in it already isn't tried again. */
  readonly goOn: boolean
}

const LIBS = ['tiles', 'hands', 'views', 'engine'] as const
export type Lib = (typeof LIBS)[number]

const HELP = `npm run test:mutation [-- FLAGS]

  --lib NAME     ${LIBS.join(', ')}; may be given again; without it all of them
  --file PART    only files that have this in their name; may be given again
  --jobs 2       processes that try changes side by side
  --go-on        keeps each verdict in test-artefacts/mutation/LIB-kept.json, and tries only what has none there or has
                 changed since, or got new tests; the score is then of all that is kept
  --help         this text`

const OPTIONS = {
  lib: { type: 'string', multiple: true },
  file: { type: 'string', multiple: true },
  jobs: { type: 'string' },
  'go-on': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** Reads the flags; `null` where help was asked for, and given. Throws what is wrong with them. */
export function readPlan(args: readonly string[]): Plan | null {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  if (values.help) {
    console.log(HELP)
    return null
  }
  const jobs = Number(values.jobs ?? 2)
  if (!(Number.isInteger(jobs) && jobs > 0)) throw new Error('--jobs: a whole number from 1')
  return { libs: (values.lib ?? LIBS).map(libOf), files: values.file ?? [''], jobs, goOn: values['go-on'] }
}

function libOf(given: string): Lib {
  const lib = LIBS.find((name) => name === given)
  if (lib === undefined) throw new Error(`--lib: ${LIBS.join(', ')}`)
  return lib
}
