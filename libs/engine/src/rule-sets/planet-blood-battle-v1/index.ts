import type { ScoredFan } from '@paipu/contracts'
import { allPungs, fanList, fourDeclaredSets, fullFlush, roots, sevenPairs } from '../../fans.ts'
import type { ReadHand, RuleSet, WinQuestion } from '../../rule-set.ts'
import { kongRefunds, notReadyPayments, pigPayments, seatsThatAre, wallEndStates } from '../../wall-end.ts'
import { commonKongPoints, doubling } from '../common.ts'
import { PLANET_FACTS } from './facts.ts'

/** Fan of the hand itself (rules.md P2). */
function shapeFans(hand: ReadHand): ScoredFan[] {
  return fanList([
    ['all-pungs', 1, allPungs(hand)],
    ['full-flush', 2, fullFlush(hand)],
    ['seven-pairs', 2, sevenPairs(hand)],
    ['root', 1, roots(hand)],
    ['golden-hook', 1, fourDeclaredSets(hand)],
  ])
}

/** Fan of how the win was made (rules.md P2). */
function situationFans(win: WinQuestion): ScoredFan[] {
  return fanList([
    ['kong-replacement', 1, win.afterKong],
    ['robbing-a-kong', 1, win.by === 'rob'],
    ['last-tile', 1, win.lastTile],
  ])
}

/** What a flower pig pays each clean seat (rules.md P6). */
const PIG_POINTS = 8

/** Planet Blood Battle v1 (rules.md P). */
export const planetBloodBattle: RuleSet = {
  ...PLANET_FACTS,
  kongPoints: commonKongPoints,
  shapeFans,
  situationFans,
  points: (fan, win, options) => doubling(fan, options.fanCap) + (win.by === 'self-draw' ? 1 : 0),
  wallEnd: (deal) => [
    ...pigPayments(deal, PIG_POINTS),
    ...notReadyPayments(deal),
    ...kongRefunds(deal, seatsThatAre(wallEndStates(deal), 'flower-pig', 'not-ready')),
  ],
}
