/**
 * `npm run fuzz:server [-- --seconds 600] [-- --seed 1] [-- --cases 1000] [-- --case 17]` (build first): a stranger with a
 * seed says everything that HTTP and WebSocket allow, and what they do not, to the built server and to the viewer before it.
 * Prints each finding with the number of its case; `--seed S --case N` does that one again. Exit status 1 after a finding.
 */
import { parseArgs } from 'node:util'
import { startProduct } from './product.ts'
import { run } from './run.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    cases: { type: 'string' },
    case: { type: 'string' },
  },
})

function* numbers(): Generator<number> {
  if (values.case !== undefined) return yield Number(values.case)
  const until = Date.now() + Number(values.seconds) * 1_000
  const most = values.cases === undefined ? Infinity : Number(values.cases)
  for (let number = 0; number < most && (values.cases !== undefined || Date.now() < until); number++) yield number
}

const seed = Number(values.seed)
const product = await startProduct()
const started = performance.now()
let told = 0
const report = await run(product, {
  seed,
  numbers: numbers(),
  progress(done) {
    const minute = Math.floor((performance.now() - started) / 60_000)
    if (minute > told) console.log(`${(told = minute)} min: ${done.toLocaleString('en')} cases`)
  },
})
await product.stop()

for (const { number, what, words } of report.findings)
  console.log(`\n${number === null ? '' : `--seed ${seed} --case ${number}: `}${what}\n${words}`)
const mebibytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MiB`
const statuses = [...report.byStatus]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([status, count]) => `${status}: ${count}`)
console.log(`
answers     ${statuses.join('  ')}
bytes       ${mebibytes(report.bytes)}, the longest answer ${report.longest.toLocaleString('en')}
memory      server ${report.memory[0]!.map(mebibytes).join(' → ')}, viewer ${report.memory[1]!.map(mebibytes).join(' → ')}
time        ${((performance.now() - started) / 1000).toFixed(0)} s, seed ${seed}`)
const failed = new Set(report.findings.map(({ number }) => number)).size
console.log(`${report.cases - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
