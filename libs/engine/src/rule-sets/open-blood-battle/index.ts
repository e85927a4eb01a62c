import type { PointsPaidV1, ScoredFan } from '@paipu/contracts'
import { allPungs, fanList, fourDeclaredSets, fullFlush, roots, sevenPairs } from '../../fans.ts'
import type { ReadHand, RuleSet, WallEndPosition, WinQuestion } from '../../rule-set.ts'
import { bestWait, kongRefunds, notReadyPayments, paid, rows, seatsThatAre, wallEndStates } from '../../wall-end.ts'
import { commonKongPoints, doubling } from '../common.ts'
import { OPEN_FACTS } from './facts.ts'

/** Fan of the hand itself (rules.md X2): four declared sets count 2 instead of all pungs. */
function shapeFans(hand: ReadHand): ScoredFan[] {
  const declared = fourDeclaredSets(hand)
  return fanList([
    ['all-pungs', 1, !declared && allPungs(hand)],
    ['four-declared-sets', 2, declared],
    ['seven-pairs', 2, sevenPairs(hand)],
    ['full-flush', 2, fullFlush(hand)],
    ['root', 1, roots(hand)],
  ])
}

/** Fan of how the win was made (rules.md X2); an early win is worth the same whatever its fan (X3). */
function situationFans(win: WinQuestion): ScoredFan[] {
  return fanList([
    ['self-draw', 1, win.by === 'self-draw'],
    ['kong-flower', 1, win.afterKong],
    ['kong-cannon', 1, win.afterKongDiscard],
    ['robbing-a-kong', 1, win.by === 'rob'],
    ['early-win', 0, win.early !== null],
  ])
}

/** What a win on the opening hand or at a first draw is worth (rules.md X3). */
const EARLY_WIN_POINTS = 32
/** What a flower pig pays each seat that is due it (rules.md X5). */
const PIG_POINTS = 16

/** The wall's end (rules.md X5). */
function wallEnd(position: WallEndPosition): PointsPaidV1[] {
  const states = wallEndStates(position)
  const pigs = seatsThatAre(states, 'flower-pig')
  const notReady = seatsThatAre(states, 'not-ready')
  const fromPigs = [
    ...rows(pigs, seatsThatAre(states, 'left', 'not-ready'), () => PIG_POINTS),
    ...rows(pigs, seatsThatAre(states, 'ready'), (to) => PIG_POINTS + bestWait(position, to)),
  ]
  return [...kongRefunds(position, notReady), ...notReadyPayments(position), ...paid('flower-pig', fromPigs)]
}

/** Open Blood Battle (rules.md X): the rule set of the public research records. */
export const openBloodBattle: RuleSet = {
  ...OPEN_FACTS,
  kongPoints: commonKongPoints,
  shapeFans,
  situationFans,
  points: (fan, win, options) => (win.early === null ? doubling(fan, options.fanCap) : EARLY_WIN_POINTS),
  wallEnd,
}
