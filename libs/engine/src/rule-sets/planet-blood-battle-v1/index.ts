import type { Clock, ScoredFan } from '@paipu/contracts'
import { allPungs, fanList, fourDeclaredSets, fullFlush, roots, sevenPairs } from '../../fans.ts'
import type { ReadHand, RuleSet, WinQuestion } from '../../rule-set.ts'
import { alwaysMayWin } from '../../score.ts'
import { kongRefunds, notReadyPayments, pigPayments, seatsThatAre, wallEndStates } from '../../wall-end.ts'
import { COMMON, doubling } from '../common.ts'

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

/** A clock of Planet (rules.md P8): claim windows use the base time, opening choices get at least 15 seconds. */
function clock(base: number, reserve: number): Clock {
  return {
    dealSeconds: null,
    turnSeconds: base,
    reserveSeconds: reserve,
    claimSeconds: base,
    openingSeconds: Math.max(base, 15),
  }
}

/** The clocks a table may choose from (rules.md P8). */
export const PLANET_CLOCKS = {
  bullet: clock(2, 5),
  blitz: clock(3, 10),
  standard: clock(5, 20),
  relaxed: clock(15, 60),
} as const

/** A clock without any limit: casual tables may have it (rules.md P8). */
const UNTIMED: Clock = {
  dealSeconds: null,
  turnSeconds: null,
  reserveSeconds: 0,
  claimSeconds: null,
  openingSeconds: null,
}

/** The tables and ratings of Planet (rules.md P10). */
export const PLANET_TABLES = {
  kinds: ['public', 'private', 'quick-play', 'computer-opponents'],
  dealsEach: 1,
  quickPlayClock: PLANET_CLOCKS.standard,
  practiceClock: UNTIMED,
  ratingAtFirst: 1500,
  provisionalGames: 10,
  practiceResultsKept: 10,
} as const

/** Whether a table with this clock may be rated: it needs one (rules.md P10). */
export function mayBeRated(clock: Clock): boolean {
  return clock.turnSeconds !== null
}

/** What a flower pig pays each clean seat (rules.md P6). */
const PIG_POINTS = 8

/** Planet Blood Battle v1 (rules.md P). */
export const planetBloodBattle: RuleSet = {
  ...COMMON,
  id: 'planet-blood-battle-v1',
  name: { en: 'Planet Blood Battle', zh: '星球血战' },
  opening: ['swap', 'void'],
  afterWin: 'leaves',
  voidSuit: 'forbids-calls',
  passLock: true,
  options: { fanCap: 3 },
  fanCaps: [3],
  clock: PLANET_CLOCKS.standard,
  timeOut: 'rule',
  shapeFans,
  situationFans,
  points: (fan, win, options) => doubling(fan, options.fanCap) + (win.by === 'self-draw' ? 1 : 0),
  mayWin: alwaysMayWin,
  wallEnd: (deal) => [
    ...pigPayments(deal, PIG_POINTS),
    ...notReadyPayments(deal),
    ...kongRefunds(deal, seatsThatAre(wallEndStates(deal), 'flower-pig', 'not-ready')),
  ],
}
