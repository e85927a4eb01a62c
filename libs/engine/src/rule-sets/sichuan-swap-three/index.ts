import type { ScoredFan } from '@paipu/contracts'
import { allPungs, fanList, fullFlush, roots, sevenPairs } from '../../fans.ts'
import type { ReadHand, RuleSet, WinQuestion } from '../../rule-set.ts'
import { notReadyPayments, pigPayments } from '../../wall-end.ts'
import { commonKongPoints, doubling } from '../common.ts'
import { SICHUAN_FACTS } from './facts.ts'

/** Fan of the hand itself (rules.md S2). */
export function sichuanShapeFans(hand: ReadHand): ScoredFan[] {
  return fanList([
    ['all-pungs', 1, allPungs(hand)],
    ['seven-pairs', 2, sevenPairs(hand)],
    ['full-flush', 2, fullFlush(hand)],
    ['root', 1, roots(hand)],
  ])
}

/** Fan of how the win was made (rules.md S2). */
export function sichuanSituationFans(win: WinQuestion): ScoredFan[] {
  return fanList([
    ['kong-bloom', 1, win.afterKong],
    ['self-draw', 1, win.by === 'self-draw'],
  ])
}

/** What a flower pig pays each clean seat (rules.md S6, B6). */
export const SICHUAN_PIG_POINTS = 16

/** Sichuan Swap Three 换三张血战 (rules.md S). */
export const sichuanSwapThree: RuleSet = {
  ...SICHUAN_FACTS,
  kongPoints: commonKongPoints,
  shapeFans: sichuanShapeFans,
  situationFans: sichuanSituationFans,
  points: (fan, _win, options) => doubling(fan, options.fanCap),
  wallEnd: (deal) => [...pigPayments(deal, SICHUAN_PIG_POINTS), ...notReadyPayments(deal)],
}
