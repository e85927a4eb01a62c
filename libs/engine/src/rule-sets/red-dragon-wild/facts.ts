import type { RuleFacts } from '../../rule-set.ts'
import { COMMON_FACTS, FIVE_MINUTE_CLOCK } from '../common-facts.ts'

/** Red Dragon Wild 红中麻将 (rules.md R). */
export const RED_DRAGON_FACTS = {
  ...COMMON_FACTS,
  id: 'red-dragon-wild',
  name: { en: 'Red Dragon Wild', zh: '红中麻将' },
  reds: true,
  birds: 4,
  wallStacks: [14, 14, 14, 14],
  shapes: { sevenPairs: true, wilds: true },
  opening: [],
  afterWin: 'ends',
  discardWins: false,
  voidSuit: 'none',
  fourRedsWin: true,
  options: { fanCap: null },
  fanCaps: [null],
  clock: FIVE_MINUTE_CLOCK,
} as const satisfies RuleFacts
