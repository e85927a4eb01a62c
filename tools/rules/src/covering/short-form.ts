import { readFileSync } from 'node:fs'
import type { RuleSet } from '@paipu/engine'
import { namedDeal, type CorpusDeal } from '../corpus/play.ts'
import { countDeal, newTally } from './tally.ts'

/** Where the deals of the short form are named, by rule set; `npm run coverage:rules -- --write` makes it. */
export const SHORT_FORM_FILE = new URL('../../fixtures/coverage.json', import.meta.url)

/** A few deals of a rule set in which everything happens that its rules provide for. */
export function shortForm(rules: RuleSet): CorpusDeal[] {
  const names = JSON.parse(readFileSync(SHORT_FORM_FILE, 'utf8')) as Readonly<Record<string, readonly string[]>>
  return (names[rules.id] ?? []).map((name) => namedDeal(rules, name))
}

/** A few deals among some in which everything happens that happens in all of them (greedy, the most new things first). */
export function fewThatReachAll(rules: RuleSet, names: readonly string[]): string[] {
  const reached = new Map(names.map((name) => [name, countDeal(newTally(rules), namedDeal(rules, name))]))
  const open = new Set([...reached.values()].flatMap((keys) => [...keys]))
  const chosen: string[] = []
  while (open.size > 0) {
    const brings = (name: string): number => [...reached.get(name)!].filter((key) => open.has(key)).length
    const best = names.reduce((a, b) => (brings(b) > brings(a) ? b : a))
    chosen.push(best)
    for (const key of reached.get(best)!) open.delete(key)
  }
  return chosen.toSorted()
}
