import type { RuleSetName } from './api/schema.ts'
import type { Language } from './words/language.ts'

/** A rule set's name in the reader's language. */
export function ruleSetName(ruleSet: Pick<RuleSetName, 'nameEn' | 'nameZh'>, language: Language): string {
  return language === 'zh' ? ruleSet.nameZh : ruleSet.nameEn
}
