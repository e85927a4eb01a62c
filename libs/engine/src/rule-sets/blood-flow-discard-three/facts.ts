import type { RuleFacts } from '../../rule-set.ts'
import { COMMON_FACTS, FIVE_MINUTE_CLOCK } from '../common-facts.ts'

/** Blood Flow · Discard Three 血流成河 (rules.md B): fan and points are Sichuan's (B3), hands are three sets and a pair (B2). */
export const BLOOD_FLOW_FACTS = {
  ...COMMON_FACTS,
  id: 'blood-flow-discard-three',
  name: { en: 'Blood Flow · Discard Three', zh: '血流成河' },
  sets: 3,
  shapes: { sevenPairs: false, wilds: false },
  opening: ['remove', 'void'],
  afterWin: 'locks',
  voidSuit: 'orders-discards',
  options: { fanCap: 4 },
  fanCaps: [4, 8],
  clock: FIVE_MINUTE_CLOCK,
} as const satisfies RuleFacts
