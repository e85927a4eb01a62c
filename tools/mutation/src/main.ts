import { readOptions } from '../../options.ts'

/** How many of a hundred changes the tests of a lib must notice. */
const AIM = 85

const LIBS = ['tiles', 'hands', 'views', 'engine'] as const
type Lib = (typeof LIBS)[number]

const options = readOptions({
  name: 'npm run test:mutation',
  about: `Changes one thing at a time in tiles, hands, views and engine, and runs the lib's tests that come by it. Prints each change that
no test noticed; exits with 1 when a lib's tests notice fewer than ${AIM} of a hundred. A report to look at is left in
test-artefacts/mutation.`,
  options: {
    lib: { kind: 'texts', about: 'which of them', of: LIBS, default: LIBS },
    file: { kind: 'texts', about: 'only files that have one of these in their names', default: [''] },
    jobs: { kind: 'number', about: 'processes that try changes side by side', least: 1, default: 2 },
    'go-on': {
      kind: 'switch',
      about:
        'keeps verdicts in test-artefacts/mutation/LIB-kept.json and tries only what has none or has got new tests; the score is of all in it',
    },
  },
})

/** Tables made by a script, and texts: what they say is no behaviour, and tests that repeat them would hold nothing. */
const NOT_CHANGED = ['generated/**', '**/*text*.ts', '**/glossary.ts', '**/words.ts', '**/terms.ts'] as const

type Verdicts = Readonly<Record<string, number>>

async function mutate(lib: Lib): Promise<Verdicts> {
  process.env.PAIPU_MUTATED = lib
  // Only now: loading it takes longer than saying what is wrong with an option.
  const { Stryker } = await import('@stryker-mutator/core')
  const results = await new Stryker({
    testRunner: 'kept-tests',
    plugins: ['./tools/mutation/src/kept-tests.ts'],
    mutate: [
      ...options.file.map((name) => `libs/${lib}/src/**/*${name}*.ts`),
      ...NOT_CHANGED.map((path) => `!libs/${lib}/src/${path}`),
    ],
    ignorePatterns: ['apps', 'docs', 'e2e', 'data', 'deploy', 'test-artefacts'],
    coverageAnalysis: 'perTest',
    // It would write into files that tests compare with what makes them.
    disableTypeChecks: false,
    concurrency: options.jobs,
    // Long enough where others keep the machine busy: an endless loop is mostly found by counting.
    timeoutMS: 120_000,
    dryRunTimeoutMinutes: 60,
    incremental: options['go-on'],
    incrementalFile: `test-artefacts/mutation/${lib}-kept.json`,
    tempDirName: 'test-artefacts/mutated',
    reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
    htmlReporter: { fileName: `test-artefacts/mutation/${lib}.html` },
    jsonReporter: { fileName: `test-artefacts/mutation/${lib}.json` },
  }).runMutationTest()
  return Object.fromEntries(
    [...Map.groupBy(results, ({ status }) => status)].map(([status, of]) => [status, of.length]),
  )
}

/** Changes noticed, and all that could be: one that breaks the loading of the tests or is set aside counts as neither. */
function noticed(verdicts: Verdicts): { readonly noticed: number; readonly all: number } {
  const of = (...statuses: readonly string[]): number =>
    statuses.reduce((sum, status) => sum + (verdicts[status] ?? 0), 0)
  return { noticed: of('Killed', 'Timeout'), all: of('Killed', 'Timeout', 'Survived', 'NoCoverage') }
}

const lines: string[] = []
let fewest = 100
for (const lib of options.lib) {
  const counts = noticed(await mutate(lib))
  const percent = (counts.noticed / counts.all) * 100
  fewest = Math.min(fewest, percent)
  lines.push(`${lib.padEnd(8)} ${counts.noticed} of ${counts.all} changes noticed, ${percent.toFixed(1)} %`)
}
console.log(lines.join('\n'))
process.exitCode = fewest < AIM ? 1 : 0
