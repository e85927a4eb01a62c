import type { RuleSet } from '../../rule-set.ts'
import { alwaysMayWin } from '../../score.ts'
import { notReadyPayments, pigPayments } from '../../wall-end.ts'
import { COMMON, doubling, FIVE_MINUTE_CLOCK } from '../common.ts'
import { SICHUAN_PIG_POINTS, sichuanShapeFans, sichuanSituationFans } from '../sichuan-swap-three/index.ts'

/** Blood Flow · Discard Three 血流成河 (rules.md B): fan and points are Sichuan's (B3), hands are three sets and a pair (B2). */
export const bloodFlowDiscardThree: RuleSet = {
  ...COMMON,
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
  shapeFans: sichuanShapeFans,
  situationFans: sichuanSituationFans,
  points: (fan, _win, options) => doubling(fan, options.fanCap),
  mayWin: alwaysMayWin,
  wallEnd: (deal) => [...pigPayments(deal, SICHUAN_PIG_POINTS), ...notReadyPayments(deal)],
}
