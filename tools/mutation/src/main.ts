/**
 * `npm run test:mutation [-- FLAGS]` (`--help` lists them): changes one thing at a time in tiles, hands, engine and views, and
 * runs the lib's tests that come by it. Prints each change that no test noticed; exits with 1 when a lib's tests notice
 * fewer than {@link AIM} of a hundred. A report to look at is left in `test-artefacts/mutation`.
 */
import { Stryker } from '@stryker-mutator/core'
import { readPlan, type Lib, type Plan } from './flags.ts'

/** How many of a hundred changes the tests of a lib must notice. */
const AIM = 85

/** Tables made by a script, and texts: what they say is no behaviour, and tests that repeat them would hold nothing. */
const NOT_CHANGED = ['generated/**', '**/*text*.ts', '**/glossary.ts', '**/words.ts', '**/terms.ts'] as const

type Verdicts = Readonly<Record<string, number>>

async function mutate(lib: Lib, { files, jobs, goOn }: Plan): Promise<Verdicts> {
  process.env.PAIPU_MUTATED = lib
  const results = await new Stryker({
    testRunner: 'kept-tests',
    plugins: ['./tools/mutation/src/kept-tests.ts'],
    mutate: [
      ...files.map((name) => `libs/${lib}/src/**/*${name}*.ts`),
      ...NOT_CHANGED.map((path) => `!libs/${lib}/src/${path}`),
    ],
    ignorePatterns: ['apps', 'docs', 'e2e', 'data', 'deploy', 'test-artefacts'],
    coverageAnalysis: 'perTest',
    // It would write into files that tests compare with what makes them.
    disableTypeChecks: false,
    concurrency: jobs,
    timeoutMS: 15_000,
    incremental: goOn,
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

async function main(): Promise<void> {
  const plan = readPlan(process.argv.slice(2))
  if (plan === null) return
  const lines: string[] = []
  let fewest = 100
  for (const lib of plan.libs) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const counts = noticed(await mutate(lib, plan))
    const percent = (counts.noticed / counts.all) * 100
    fewest = Math.min(fewest, percent)
    lines.push(`${lib.padEnd(8)} ${counts.noticed} of ${counts.all} changes noticed, ${percent.toFixed(1)} %`)
  }
  console.log(lines.join('\n'))
  process.exitCode = fewest < AIM ? 1 : 0
}

main().catch((error: unknown) => {
  console.error(`test:mutation: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 2
})
