import { readOptions } from '../../options.ts'
import { partsOf, SHORT } from './parts/index.ts'
import { startProgress } from './progress.ts'
import { runPart } from './support/part.ts'

const { short, rounds, only } = readOptions({
  name: 'npm run test:crash',
  about: `Kills the server, the store and the compatible node under load, tears the log, fills the disk and sets the clock
back. Prints figures; exits with 1 at the first broken promise.`,
  options: {
    short: { kind: 'switch', about: 'half a minute: what the everyday tests run' },
    rounds: { kind: 'number', about: 'how often each part kills', least: 1, default: 20 },
    only: { kind: 'text', about: 'the parts whose name has this', default: '' },
  },
})
const parts = (short ? SHORT : partsOf(rounds)).filter(({ name }) => name.includes(only))
const progress = startProgress(parts.reduce((sum, { steps }) => sum + steps, 0))

for (const part of parts) {
  const began = performance.now()
  const figures = await runPart(part, (text) => progress.step(text))
  console.log(`\n${part.name} (${((performance.now() - began) / 1000).toFixed(0)} s)`)
  for (const [what, figure] of figures) console.log(`  ${what.padEnd(56)}${figure.toLocaleString('en').padStart(12)}`)
}
progress.stop()
console.log('\nnothing acknowledged was lost or moved')
