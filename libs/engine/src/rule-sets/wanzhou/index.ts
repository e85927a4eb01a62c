import type { ScoredFan } from '@paipu/contracts'
import { allPungs, fanList, fourDeclaredSets, fullFlush, quadPairs, sevenPairs } from '../../fans.ts'
import type { ReadHand, RuleSet, WinQuestion } from '../../rule-set.ts'
import { commonKongPoints } from '../common.ts'
import { WANZHOU_FACTS } from './facts.ts'

/** House values (rules.md W8): points for 0, 1, 2, 3 fan. */
const HOUSE_POINTS = [2, 12, 24, 48] as const

/** Fan of the hand itself (rules.md W7, W8): single wait contains all triplets; quads in seven pairs make it a dragon. */
function shapeFans(hand: ReadHand): ScoredFan[] {
  const singleWait = fourDeclaredSets(hand)
  return fanList([
    ['all-triplets', 1, !singleWait && allPungs(hand)],
    ['full-flush', 1, fullFlush(hand)],
    ['seven-pairs', 1, sevenPairs(hand)],
    ['dragon-pairs', 1, quadPairs(hand)],
    ['single-wait', 2, singleWait],
  ])
}

/** Fan of how the win was made (rules.md W7, W8). */
function situationFans(win: WinQuestion): ScoredFan[] {
  return fanList([
    ['kong-flower', 1, win.afterKong],
    ['kong-cannon', 1, win.afterKongDiscard],
    ['robbing-a-kong', 1, win.by === 'rob'],
  ])
}

/** Wanzhou 万州麻将 (rules.md W). */
export const wanzhou: RuleSet = {
  ...WANZHOU_FACTS,
  kongPoints: (kind, announced) => commonKongPoints(kind) * (announced ? 2 : 1),
  shapeFans,
  situationFans,
  points: (fan, _win, options) => HOUSE_POINTS[Math.min(fan, options.fanCap ?? fan, 3)]!,
  wallEnd: () => [],
}
