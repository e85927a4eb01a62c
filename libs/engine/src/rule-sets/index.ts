import type { RuleSetRef } from '@paipu/contracts'
import type { RuleSet } from '../rule-set.ts'
import { bloodFlowDiscardThree } from './blood-flow-discard-three/index.ts'
import { openBloodBattle } from './open-blood-battle/index.ts'
import { planetBloodBattle } from './planet-blood-battle-v1/index.ts'
import { redDragonWild } from './red-dragon-wild/index.ts'
import { sichuanSwapThree } from './sichuan-swap-three/index.ts'
import { wanzhou } from './wanzhou/index.ts'

/** The registry: every rule set in every version that a stored deal may name. A further one is a folder, a line here and one in facts.ts. */
export const RULE_SETS: readonly RuleSet[] = [
  sichuanSwapThree,
  bloodFlowDiscardThree,
  planetBloodBattle,
  redDragonWild,
  wanzhou,
  openBloodBattle,
]

/** The rule set with exactly this id and version, or `null`. */
export function ruleSetOf({ id, version }: Pick<RuleSetRef, 'id' | 'version'>): RuleSet | null {
  return RULE_SETS.find((rules) => rules.id === id && rules.version === version) ?? null
}

/** The newest version of a rule set, or `null` where there is none of this id. */
export function newestRuleSet(id: string): RuleSet | null {
  return RULE_SETS.findLast((rules) => rules.id === id) ?? null
}

/** Each rule set in its newest version. */
export const NEWEST_RULE_SETS: readonly RuleSet[] = RULE_SETS.filter((rules) => rules === newestRuleSet(rules.id))

/** The id of each rule set, once. */
export const RULE_SET_IDS: readonly string[] = NEWEST_RULE_SETS.map(({ id }) => id)

/** How a deal names a rule set in its newest version with its default options. */
export function defaultRef(rules: RuleSet): RuleSetRef {
  return { id: rules.id, version: rules.version, options: rules.options }
}
