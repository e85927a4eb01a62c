/**
 * `npm run test:crash [-- --short] [-- --rounds 20] [-- --only TEXT]`: kills the server, the store and the compatible node
 * under load, tears the log, fills the disk and sets the clock back. Prints figures; exits with 1 at the first broken promise.
 */
import { parseArgs } from 'node:util'
import { partsOf, SHORT } from './parts/index.ts'
import { startProgress } from './progress.ts'
import { runPart } from './support/part.ts'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
  },
})
const parts = (values.short ? SHORT : partsOf(Number(values.rounds))).filter(({ name }) => name.includes(values.only))
const progress = startProgress(parts.reduce((sum, { steps }) => sum + steps, 0))

for (const part of parts) {
  const began = performance.now()
  const figures = await runPart(part, (text) => progress.step(text))
  console.log(`\n${part.name} (${((performance.now() - began) / 1000).toFixed(0)} s)`)
  for (const [what, figure] of figures) console.log(`  ${what.padEnd(56)}${figure.toLocaleString('en').padStart(12)}`)
}
progress.stop()
console.log('\nnothing acknowledged was lost or moved')
