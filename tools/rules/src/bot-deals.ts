import { simulateDeal } from '@paipu/bots'
import { RULE_SETS, type RuleSet } from '@paipu/engine'
import { readOptions } from '../../options.ts'
import { startProgress } from './progress.ts'

const {
  deals,
  rules: wanted,
  seed,
} = readOptions({
  name: 'node tools/rules/src/bot-deals.ts',
  about: `Plays deals of every rule set with four standard bots, each from its own seat view. A choice that is refused stops it with
exit code 1. Prints how fast it went.`,
  options: {
    deals: { kind: 'number', about: 'so many of each rule set', default: 10_000 },
    rules: { kind: 'text', about: 'one rule set alone', of: RULE_SETS.map(({ id }) => id) },
    seed: { kind: 'text', about: 'what the walls come from', default: 'bot-deals' },
  },
})
const ruleSets = RULE_SETS.filter(({ id }) => wanted === null || id === wanted)
const progress = startProgress()
for (const rules of ruleSets) progress.print(play(rules))
progress.stop()

/** Plays all deals of a rule set; one line about them. */
function play(rules: RuleSet): string {
  const started = performance.now()
  let decisions = 0
  let wins = 0
  let withoutWinner = 0
  for (let dealNumber = 1; dealNumber <= deals; dealNumber++) {
    const { decided, won } = playOne(rules, dealNumber)
    decisions += decided
    wins += won
    withoutWinner += Number(won === 0)
    progress.show(dealNumber, deals, rules.id)
  }
  const rate = deals / ((performance.now() - started) / 1000)
  const shown = [deals, decisions, wins, withoutWinner].map((count) => count.toLocaleString('en'))
  return `${rules.id.padEnd(26)}${shown[0]} deals, ${shown[1]} decisions, none refused; ${shown[2]} wins, ${shown[3]} deals without one; ${rate.toFixed(0)} deals/s`
}

function playOne(rules: RuleSet, dealNumber: number): { readonly decided: number; readonly won: number } {
  let decided = 0
  let won = 0
  for (const { events } of simulateDeal({ rules, options: rules.options, seed, dealNumber })) {
    decided++
    won += events.filter(({ type }) => type === 'WinDeclared').length
  }
  return { decided, won }
}
