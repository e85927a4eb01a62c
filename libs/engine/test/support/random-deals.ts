import type { RuleSet } from '../../src/index.ts'
import { RULE_SETS } from '../../src/index.ts'
import { anything, lively, playDeal, sound, type Step } from './play.ts'
import { randomFrom } from '../../../tiles/test/support/random.ts'

const CHOOSERS = [sound, lively, anything]

/** All decisions of the deal that a seed stands for; the players take turns at being sound, lively and aimless. */
export function dealOf(rules: RuleSet, seed: number): Step[] {
  const steps: Step[] = []
  for (const step of playDeal(rules, randomFrom(seed), CHOOSERS[seed % 3]!)) {
    steps.push(step)
    if (steps.length > 2000) throw new Error(`${rules.id}, seed ${seed}: the deal does not end`)
  }
  return steps
}

/** Rows for `test.each`: every rule set by its id. */
export const EACH_RULE_SET = RULE_SETS.map((rules) => [rules.id, rules] as const)
