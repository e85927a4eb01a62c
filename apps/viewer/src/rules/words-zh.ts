import type { RULES_EN } from './words-en.ts'

/** What of the rules’ texts is said beside a deal too, in Chinese. */
export const RULES_ZH: typeof RULES_EN = {
  kinds: { pung: '碰', 'exposed-kong': '明杠', 'added-kong': '补杠', 'concealed-kong': '暗杠' },
  points: { birds: '中鸟' },
}
