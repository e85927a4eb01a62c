import type { Clock } from '@paipu/contracts'
import { alwaysMayWin, type RuleFacts } from '../rule-set.ts'

/** Five minutes a deal, 40 seconds a turn (rules.md S7). */
export const FIVE_MINUTE_CLOCK: Clock = {
  dealSeconds: 300,
  turnSeconds: 40,
  reserveSeconds: 0,
  claimSeconds: 40,
  openingSeconds: 40,
}

/** A clock without any limit: recorded games have none, and casual tables may have it (rules.md P8). */
export const UNTIMED_CLOCK: Clock = {
  dealSeconds: null,
  turnSeconds: null,
  reserveSeconds: 0,
  claimSeconds: null,
  openingSeconds: null,
}

/** What most rule sets share; each names only what differs. */
export const COMMON_FACTS = {
  version: 1,
  reds: false,
  birds: 0,
  wallStacks: [14, 13, 14, 13],
  sets: 4,
  shapes: { sevenPairs: true, wilds: false },
  swapDirection: 'drawn',
  replacementEnd: 'back',
  discardWins: true,
  passLock: false,
  announcing: false,
  fourRedsWin: false,
  kongTransfer: false,
  timeOut: 'bot',
  mayWin: alwaysMayWin,
} as const satisfies Partial<RuleFacts>
