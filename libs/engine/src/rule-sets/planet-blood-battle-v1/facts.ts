import type { Clock } from '@paipu/contracts'
import type { RuleFacts } from '../../rule-set.ts'
import { COMMON_FACTS, UNTIMED_CLOCK } from '../common-facts.ts'

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

/** The tables and ratings of Planet (rules.md P10). */
export const PLANET_TABLES = {
  kinds: ['public', 'private', 'quick-play', 'computer-opponents'],
  dealsEach: 1,
  quickPlayClock: PLANET_CLOCKS.standard,
  practiceClock: UNTIMED_CLOCK,
  ratingAtFirst: 1500,
  provisionalGames: 10,
  practiceResultsKept: 10,
} as const

/** Whether a table with this clock may be rated: it needs one (rules.md P10). */
export function mayBeRated(clock: Clock): boolean {
  return clock.turnSeconds !== null
}

/** Planet Blood Battle v1 (rules.md P). */
export const PLANET_FACTS = {
  ...COMMON_FACTS,
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
} as const satisfies RuleFacts
