import type { ScoredFan } from '@paipu/contracts'
import { allPungs, fanList, fullFlush, roots, sevenPairs } from '../../fans.ts'
import type { ReadHand, RuleSet, WinQuestion } from '../../rule-set.ts'
import { alwaysMayWin } from '../../score.ts'
import { notReadyPayments, pigPayments } from '../../wall-end.ts'
import { COMMON, doubling, FIVE_MINUTE_CLOCK } from '../common.ts'

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
  ...COMMON,
  id: 'sichuan-swap-three',
  name: { en: 'Sichuan Swap Three', zh: '换三张血战' },
  opening: ['swap', 'void'],
  afterWin: 'leaves',
  voidSuit: 'orders-discards',
  options: { fanCap: 4 },
  fanCaps: [4],
  clock: FIVE_MINUTE_CLOCK,
  shapeFans: sichuanShapeFans,
  situationFans: sichuanSituationFans,
  points: (fan, _win, options) => doubling(fan, options.fanCap),
  mayWin: alwaysMayWin,
  wallEnd: (deal) => [...pigPayments(deal, SICHUAN_PIG_POINTS), ...notReadyPayments(deal)],
}
