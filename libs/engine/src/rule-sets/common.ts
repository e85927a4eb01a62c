import type { Clock } from '@paipu/contracts'
import type { RuleSet } from '../rule-set.ts'

/** Five minutes a deal, 40 seconds a turn (rules.md S7). */
export const FIVE_MINUTE_CLOCK: Clock = {
  dealSeconds: 300,
  turnSeconds: 40,
  reserveSeconds: 0,
  claimSeconds: 40,
  openingSeconds: 40,
}

/** Kong payments common to all rule sets (rules.md C9): exposed 2 from the discarder, added 1 from each, concealed 2 from each. */
export function commonKongPoints(kind: 'concealed' | 'exposed' | 'added'): number {
  return kind === 'added' ? 1 : 2
}

/** Points that double with each fan, up to the cap (rules.md S3, P3, X2). */
export function doubling(fan: number, cap: number | null): number {
  return 2 ** (cap === null ? fan : Math.min(fan, cap))
}

/** What most rule sets share; each names only what differs. */
export const COMMON = {
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
  kongPoints: commonKongPoints,
} as const satisfies Partial<RuleSet>
