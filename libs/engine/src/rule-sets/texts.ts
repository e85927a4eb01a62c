import type { RuleText } from '../rule-text.ts'
import type { RuleSet } from '../rule-set.ts'
import { bloodFlowDiscardThreeText } from './blood-flow-discard-three/text.ts'
import { openBloodBattleText } from './open-blood-battle/text.ts'
import { planetBloodBattleText } from './planet-blood-battle-v1/text.ts'
import { redDragonWildText } from './red-dragon-wild/text.ts'
import { sichuanSwapThreeText } from './sichuan-swap-three/text.ts'
import { wanzhouText } from './wanzhou/text.ts'

/** The rule texts by `id@version`: a line for each line of the registry. */
const RULE_TEXTS: Readonly<Record<string, (rules: RuleSet) => RuleText>> = {
  'sichuan-swap-three@1': sichuanSwapThreeText,
  'blood-flow-discard-three@1': bloodFlowDiscardThreeText,
  'planet-blood-battle-v1@1': planetBloodBattleText,
  'red-dragon-wild@1': redDragonWildText,
  'wanzhou@1': wanzhouText,
  'open-blood-battle@1': openBloodBattleText,
}

/** The rule sheet of a rule set of the registry. Throws for a rule set that is not in it. */
export function ruleTextOf(rules: RuleSet): RuleText {
  const text = RULE_TEXTS[`${rules.id}@${rules.version}`]
  if (text === undefined) throw new Error(`no rule text for ${rules.id}@${rules.version}`)
  return text(rules)
}
