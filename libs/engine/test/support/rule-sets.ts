import { newestRuleSet, type RuleSet } from '../../src/index.ts'

function named(id: string): RuleSet {
  const rules = newestRuleSet(id)
  if (rules === null) throw new Error(`no rule set ${id}`)
  return rules
}

/** The six rule sets as the tests call them. */
export const SICHUAN = named('sichuan-swap-three')
export const BLOOD_FLOW = named('blood-flow-discard-three')
export const PLANET = named('planet-blood-battle-v1')
export const RED_DRAGON = named('red-dragon-wild')
export const WANZHOU = named('wanzhou')
export const OPEN = named('open-blood-battle')
