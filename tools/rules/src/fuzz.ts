import { REFUSAL_CODES, RULE_SETS } from '@paipu/engine'
import { readOptions } from '../../options.ts'
import { corpusOf } from './covering/corpus.ts'
import type { Outcome } from './fuzz/check.ts'
import { fuzzDeal } from './fuzz/run.ts'
import { startProgress } from './progress.ts'

const { commands: wanted } = readOptions({
  name: 'npm run fuzz',
  about: `Sends random commands, most of them nonsense, to running deals of all rule sets, things that are no commands at all among
them. Each must be refused with a code and leave the deal as it is, or stand in \`legalActions\` or \`tableActions\`. Prints what
became of them; exits with 1 at the first that is judged wrongly.`,
  options: { commands: { kind: 'number', about: 'how many', default: 1_000_000 } },
})
/** How many commands a deal gets at each of its states. */
const EACH_STATE = 12

const corpora = RULE_SETS.map(corpusOf)
const counts = new Map<Outcome, number>()
const progress = startProgress()
const started = performance.now()
let sent = 0
let deals = 0
while (sent < wanted) {
  const deal = corpora[deals++ % corpora.length]!.next().value
  for (const outcome of fuzzDeal(deal, EACH_STATE)) {
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    sent++
  }
  progress.show(Math.min(sent, wanted), wanted, `commands, ${deals} deals`)
}
progress.stop()
for (const outcome of ['accepted', ...REFUSAL_CODES] as const)
  console.log(`${outcome.padEnd(24)}${(counts.get(outcome) ?? 0).toLocaleString('en').padStart(10)}`)
const seconds = (performance.now() - started) / 1000
console.log(
  `${sent.toLocaleString('en')} commands to ${deals.toLocaleString('en')} deals in ${seconds.toFixed(0)} s: no throw, no change after a refusal, nothing accepted that is not legal`,
)
