import type { RuleFacts } from '../../rule-set.ts'
import { COMMON_FACTS, UNTIMED_CLOCK } from '../common-facts.ts'

/** Open Blood Battle (rules.md X): the rule set of the public research records. */
export const OPEN_FACTS = {
  ...COMMON_FACTS,
  id: 'open-blood-battle',
  name: { en: 'Open Blood Battle', zh: '公开血战' },
  opening: ['void'],
  replacementEnd: 'front',
  afterWin: 'leaves',
  voidSuit: 'orders-discards',
  kongTransfer: true,
  options: { fanCap: null },
  fanCaps: [null],
  clock: UNTIMED_CLOCK,
} as const satisfies RuleFacts
