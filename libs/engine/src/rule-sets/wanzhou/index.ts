import type { ScoredFan } from '@paipu/contracts'
import { allPungs, fanList, fourDeclaredSets, fullFlush, quadPairs, sevenPairs } from '../../fans.ts'
import { FRONT_WINDOW } from '../../front-window.ts'
import type { ReadHand, RuleSet, WinQuestion } from '../../rule-set.ts'
import { COMMON, commonKongPoints } from '../common.ts'

/** House values (rules.md W8): points for 0, 1, 2, 3 fan. */
const HOUSE_POINTS = [2, 12, 24, 48] as const

/** Back four: the window opens again when the live wall is down to this many tiles (rules.md W5). */
const BACK_WINDOW = 4

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

/** A plain hand is won on a discard only in the windows, or after a kong, which makes it no plain hand (rules.md W4, W5, W7). */
function mayWin(win: WinQuestion, fans: readonly ScoredFan[]): boolean {
  if (win.by !== 'discard' || fans.length > 0 || win.afterKongDiscard) return true
  return win.discardNumber < FRONT_WINDOW || win.wallLeft <= BACK_WINDOW
}

/** Wanzhou 万州麻将 (rules.md W). */
export const wanzhou: RuleSet = {
  ...COMMON,
  id: 'wanzhou',
  name: { en: 'Wanzhou', zh: '万州麻将' },
  opening: ['swap'],
  swapDirection: 'die',
  afterWin: 'ends',
  voidSuit: 'none',
  announcing: true,
  options: { fanCap: 3 },
  fanCaps: [3],
  clock: { dealSeconds: null, turnSeconds: 40, reserveSeconds: 0, claimSeconds: 40, openingSeconds: 40 },
  kongPoints: (kind, announced) => commonKongPoints(kind) * (announced ? 2 : 1),
  shapeFans,
  situationFans,
  points: (fan, _win, options) => HOUSE_POINTS[Math.min(fan, options.fanCap ?? fan, 3)]!,
  mayWin,
  wallEnd: () => [],
}
