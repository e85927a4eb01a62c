/** `npm test`: runs every step, shows what failed, and ends with one line that adds up all of them. */
import { STEPS } from './steps.ts'

const wanted = process.argv.slice(2)
const steps = wanted.length === 0 ? STEPS : STEPS.filter((step) => wanted.some((word) => step.name.includes(word)))
let passed = 0
let failed = 0

for (const step of steps) {
  const started = Date.now()
  const count = await step.count()
  passed += count.passed
  failed += count.failed
  if (count.failed > 0) console.log(count.output)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(
    `${count.failed > 0 ? '✗' : '✓'} ${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
  )
}

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
