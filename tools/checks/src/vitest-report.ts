import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ROOT, run } from './run.ts'

/** How many tests of a suite passed and failed, and what to show when one failed. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly output: string
}

/** Runs Vitest and counts its tests; a file that cannot even be loaded counts as one failure. */
export async function vitest(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Count> {
  const report = `${ROOT}node_modules/.cache/paipu-vitest-${process.pid}.json`
  const { code, output } = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    '',
    { NO_COLOR: '1', ...env },
  )
  if (!existsSync(report)) return { passed: 0, failed: 1, output }
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8')) as Record<
    string,
    number
  >
  rmSync(report)
  const broken = numFailedTests === 0 && code !== 0 ? Math.max(1, numFailedTestSuites!) : 0
  return { passed: numPassedTests!, failed: numFailedTests! + broken, output }
}
