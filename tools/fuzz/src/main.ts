import { readOptions } from '../../options.ts'
import { startProduct } from './product.ts'
import { run } from './run.ts'

const values = readOptions({
  name: 'npm run fuzz:server',
  about: `A stranger with a seed says everything that HTTP and WebSocket allow, and what they do not, to the built server and to
the viewer before it. Build first. Prints each finding with the number of its case; exits with 1 after a finding.`,
  options: {
    seconds: { kind: 'number', about: 'how long', default: 600 },
    seed: { kind: 'number', about: 'which stranger', default: 1 },
    cases: { kind: 'number', about: 'so many cases instead, however long they take' },
    case: { kind: 'number', about: 'the case of this number alone: a finding names it, and its seed' },
  },
})

function* numbers(): Generator<number> {
  if (values.case !== null) return yield values.case
  const until = Date.now() + values.seconds * 1_000
  const goesOn = (number: number) => (values.cases === null ? Date.now() < until : number < values.cases)
  for (let number = 0; goesOn(number); number++) yield number
}

const { seed } = values
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
