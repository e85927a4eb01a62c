import type { RuleSet } from '@paipu/engine'
import { namedDeal } from '../corpus/play.ts'
import { countDeal, newTally } from './tally.ts'

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
