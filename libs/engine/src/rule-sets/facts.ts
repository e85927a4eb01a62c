import type { RuleSetRef } from '@paipu/contracts'
import type { RuleFacts } from '../rule-set.ts'
import { BLOOD_FLOW_FACTS } from './blood-flow-discard-three/facts.ts'
import { OPEN_FACTS } from './open-blood-battle/facts.ts'
import { PLANET_FACTS } from './planet-blood-battle-v1/facts.ts'
import { RED_DRAGON_FACTS } from './red-dragon-wild/facts.ts'
import { SICHUAN_FACTS } from './sichuan-swap-three/facts.ts'
import { WANZHOU_FACTS } from './wanzhou/facts.ts'

const RULE_FACTS: readonly RuleFacts[] = [
  SICHUAN_FACTS,
  BLOOD_FLOW_FACTS,
  PLANET_FACTS,
  RED_DRAGON_FACTS,
  WANZHOU_FACTS,
  OPEN_FACTS,
]

/** What the rule set with exactly this id and version says without looking at a hand, or `null` where there is none. */
export function ruleFactsOf({ id, version }: Pick<RuleSetRef, 'id' | 'version'>): RuleFacts | null {
  return RULE_FACTS.find((rules) => rules.id === id && rules.version === version) ?? null
}
