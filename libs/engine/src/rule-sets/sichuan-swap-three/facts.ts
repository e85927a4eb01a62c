import type { RuleFacts } from '../../rule-set.ts'
import { COMMON_FACTS, FIVE_MINUTE_CLOCK } from '../common-facts.ts'

/** Sichuan Swap Three 换三张血战 (rules.md S). */
export const SICHUAN_FACTS = {
  ...COMMON_FACTS,
  id: 'sichuan-swap-three',
  name: { en: 'Sichuan Swap Three', zh: '换三张血战' },
  opening: ['swap', 'void'],
  afterWin: 'leaves',
  voidSuit: 'orders-discards',
  options: { fanCap: 4 },
  fanCaps: [4],
  clock: FIVE_MINUTE_CLOCK,
} as const satisfies RuleFacts
