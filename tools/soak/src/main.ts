import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPlan } from './flags.ts'
import { faultLines, writeReport } from './report.ts'
import { run, type Outcome } from './run.ts'
import { fails, holds } from './verdict.ts'

const plan = readPlan(process.argv.slice(2))
const outcomes: Outcome[] = []
for (const mode of plan.modes) {
  const folder = mkdtempSync(join(tmpdir(), 'paipu-soak-'))
  outcomes.push(await run(mode, folder, plan, progressLine()))
  if (outcomes.at(-1)!.verdicts.some(fails)) console.log(`the store is left in ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}
const all = outcomes.flatMap(({ verdicts }) => verdicts)
for (const { mode, verdicts } of outcomes) for (const line of faultLines(mode, verdicts)) console.log(line)
console.log(`the report is ${writeReport(plan, outcomes)}`)
const failed = all.filter(fails).length
console.log(`${all.filter(holds).length} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** One line that is written over where that is possible, else a line every half minute. */
function progressLine(): (line: string) => void {
  const { stdout } = process
  if (stdout.isTTY) return (line) => void stdout.write(`\r\x1b[K${line.slice(0, stdout.columns - 1)}`)
  let calls = 0
  return (line) => {
    if (calls++ % 6 === 0) console.log(line)
  }
}
