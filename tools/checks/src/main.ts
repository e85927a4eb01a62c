import { readOptions } from '../../options.ts'
import { STEPS, type Step } from './steps.ts'

const { parts } = readOptions({
  name: 'npm test',
  about: `Runs every step, shows what failed, and ends with one line that adds up all of them. Exits with 1 when something failed.
The steps, in order; a long one is taken where it is named, or all of them by \`npm test -- long\`:\n\n${STEPS.map(({ name }) => `  ${name}`).join('\n')}`,
  options: { parts: { kind: 'words', about: 'the steps that have one of these words in their name' } },
})
const steps = STEPS.filter(({ name, named }) =>
  parts.length === 0 ? named !== true : parts.some((word) => name.includes(word)),
)
if (steps.length === 0) {
  console.error(`npm test: no step has ${parts.join(' or ')} in its name; --help lists them`)
  process.exit(2)
}
let passed = 0
let failed = 0

async function take(step: Step): Promise<void> {
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

/** Two at a time of those that may run beside another, then the rest one after the other. */
const beside = steps.filter((step) => step.beside).values()
const takeAll = async (each: Iterable<Step>): Promise<void> => {
  // oxlint-disable-next-line no-await-in-loop -- that is what it is for
  for (const step of each) await take(step)
}
await Promise.all([takeAll(beside), takeAll(beside)])
await takeAll(steps.filter((step) => !step.beside))

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
