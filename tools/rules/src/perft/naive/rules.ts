/** What differs between the rule sets for what is legal, as rules.md has it. */
export interface NaiveRules {
  /** Sets beside the pair (C10, B2). */
  readonly sets: number
  readonly sevenPairs: boolean
  readonly opening: readonly ('swap' | 'remove' | 'void')[]
  readonly die: boolean
  /** A winner leaves the deal or stays, locked (S5, B4); where the deal ends with a win it does not matter. */
  readonly winnerLeaves: boolean
  /** A discard can be won (R3). */
  readonly discardWins: boolean
  /** Holding void tiles forbids calls (V5). */
  readonly voidForbids: boolean
  readonly passLock: boolean
  /** Four reds win (R3). */
  readonly fourReds: boolean
  /** Ready can be announced (W6), and plain hands win on discards only in windows (W4, W5). */
  readonly wanzhou: boolean
}

const BLOOD_BATTLE: NaiveRules = {
  sets: 4,
  sevenPairs: true,
  opening: ['swap', 'void'],
  die: false,
  winnerLeaves: true,
  discardWins: true,
  voidForbids: false,
  passLock: false,
  fourReds: false,
  wanzhou: false,
}

export const NAIVE_RULES: Readonly<Record<string, NaiveRules>> = {
  'sichuan-swap-three': BLOOD_BATTLE,
  'blood-flow-discard-three': {
    ...BLOOD_BATTLE,
    sets: 3,
    sevenPairs: false,
    opening: ['remove', 'void'],
    winnerLeaves: false,
  },
  'planet-blood-battle-v1': { ...BLOOD_BATTLE, voidForbids: true, passLock: true },
  'red-dragon-wild': { ...BLOOD_BATTLE, opening: [], winnerLeaves: false, discardWins: false, fourReds: true },
  wanzhou: { ...BLOOD_BATTLE, opening: ['swap'], die: true, winnerLeaves: false, wanzhou: true },
  'open-blood-battle': { ...BLOOD_BATTLE, opening: ['void'] },
}
