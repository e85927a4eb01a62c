import type { RuleSet } from '../../rule-set.ts'
import { notReadyPayments, pigPayments } from '../../wall-end.ts'
import { SICHUAN_PIG_POINTS, sichuanShapeFans, sichuanSituationFans } from '../sichuan-swap-three/index.ts'
import { commonKongPoints, doubling } from '../common.ts'
import { BLOOD_FLOW_FACTS } from './facts.ts'

/** Blood Flow · Discard Three 血流成河 (rules.md B): fan and points are Sichuan's (B3), hands are three sets and a pair (B2). */
export const bloodFlowDiscardThree: RuleSet = {
  ...BLOOD_FLOW_FACTS,
  kongPoints: commonKongPoints,
  shapeFans: sichuanShapeFans,
  situationFans: sichuanSituationFans,
  points: (fan, _win, options) => doubling(fan, options.fanCap),
  wallEnd: (deal) => [...pigPayments(deal, SICHUAN_PIG_POINTS), ...notReadyPayments(deal)],
}
