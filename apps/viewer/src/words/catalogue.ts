import { RULE_SHEET_EN } from '../rules/sheet-words-en.ts'
import { RULE_SHEET_ZH } from '../rules/sheet-words-zh.ts'
import { STATISTICS_EN } from '../statistics/words-en.ts'
import { STATISTICS_ZH } from '../statistics/words-zh.ts'
import { en } from './en.ts'
import type { Language } from './language.ts'
import { zh } from './zh.ts'

/**
 * The shape of a catalogue as pages are sent it: texts that take the same values and give words. A missing text fails the type
 * check.
 */
export type Messages = typeof en

/** All texts: also those that stand only where the server writes, of which no page is sent a catalogue. */
export type WrittenMessages = Messages & {
  readonly rules: typeof RULE_SHEET_EN
  readonly statistics: typeof STATISTICS_EN
}

const CATALOGUES: Readonly<Record<Language, WrittenMessages>> = {
  en: { ...en, rules: { ...en.rules, ...RULE_SHEET_EN }, statistics: STATISTICS_EN },
  zh: { ...zh, rules: { ...zh.rules, ...RULE_SHEET_ZH }, statistics: STATISTICS_ZH },
}

/** Every text in one language. */
export function wordsIn(language: Language): WrittenMessages {
  return CATALOGUES[language]
}
