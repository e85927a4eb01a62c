import { writeFileSync } from 'node:fs'
import { RULE_SETS, type RuleSet } from '@paipu/engine'
import { readOptions } from '../../options.ts'
import { dealName } from './corpus/play.ts'
import { corpusOf } from './covering/corpus.ts'
import { faultsOf, reportOf } from './covering/report.ts'
import { fewThatReachAll, SHORT_FORM_FILE } from './covering/short-form.ts'
import { countDeal, newTally, type Tally } from './covering/tally.ts'
import { startProgress, type Progress } from './progress.ts'

const values = readOptions({
  name: 'npm run coverage:rules',
  about: `Plays deals of every rule set, by random players and by bots, until everything that its rules provide for has happened.
Prints how often each did and where first; exits with 1 where something never did.`,
  options: {
    rules: { kind: 'text', about: 'one rule set alone', of: RULE_SETS.map(({ id }) => id) },
    deals: { kind: 'number', about: 'at least so many of each rule set', default: 3000 },
    most: { kind: 'number', about: 'no more than so many, whatever has not happened', default: 60_000 },
    write: { kind: 'switch', about: 'keep the few deals that reach all of it, which the everyday tests play' },
  },
})

console.log(`Fair walls, and walls biased towards what is rare (hands near ready, shared waits, quads, flushes, void tiles, red
dragons); standard bots and seven kinds of random players, who use legal actions only. Commands that make no sense come
between, for the refusals. At least ${values.deals.toLocaleString('en')} deals of each rule set; every deal follows from its name.
`)
const ruleSets = RULE_SETS.filter(({ id }) => values.rules === null || id === values.rules)
const started = performance.now()
const progress = startProgress()
const short: Record<string, string[]> = {}
const faults: string[] = []
let deals = 0
for (const rules of ruleSets) {
  const { tally, firsts } = cover(rules, progress)
  progress.print(reportOf(tally))
  faults.push(...faultsOf(tally))
  deals += tally.deals
  if (values.write) short[rules.id] = fewThatReachAll(rules, firsts)
}
progress.stop()
if (values.write && faults.length === 0 && values.rules === null)
  writeFileSync(SHORT_FORM_FILE, `${JSON.stringify(short, null, 2)}\n`)
for (const fault of faults) console.error(fault)
const seconds = (performance.now() - started) / 1000
console.log(
  `${deals.toLocaleString('en')} deals in ${seconds.toFixed(0)} s; ${faults.length === 0 ? 'everything has happened' : `${faults.length} faults`}`,
)
process.exitCode = faults.length === 0 ? 0 : 1

/**
 * Plays on until all has happened, in deals without bots too, and there were deals enough, or too many. `firsts`: for each
 * thing the first deal without bots where it happened, so that the short form does not change when bots learn.
 */
function cover(rules: RuleSet, bar: Progress): { tally: Tally; firsts: string[] } {
  const tally = newTally(rules)
  const firsts = new Map<string, string>()
  const { deals: least, most } = values
  for (const deal of corpusOf(rules)) {
    for (const key of countDeal(tally, deal))
      if (deal.style !== 'bots' && !firsts.has(key)) firsts.set(key, dealName(deal))
    const reached = tally.wanted.filter((key) => firsts.has(key)).length
    const text = `${rules.id}: ${reached}/${tally.wanted.length} have happened`
    bar.show(tally.deals, Math.max(least, tally.deals), text)
    if (tally.deals >= (reached < tally.wanted.length ? most : least)) break
  }
  return { tally, firsts: [...new Set(firsts.values())] }
}
