import type { DealResult, MeldKind, WinBy } from '@paipu/engine'

/** How many of what a seat did in a deal, by name. What it never did is not there. */
export type Counts = ReadonlyMap<string, number>

/** What is counted for a seat beside each fan, which goes by `fan:` and its name. */
export const FACTS = [
  'self-draw',
  'discard-win',
  'robbed-kong-win',
  'dealt-in',
  'kong-concealed',
  'kong-exposed',
  'kong-added',
  'kong-robbed',
  'ready-at-wall-end',
  'not-ready-at-wall-end',
] as const
/** The name of a fact. */
export type Fact = (typeof FACTS)[number]

/** The fact that a win is, by how it was made. */
export const WIN_FACTS: Readonly<Record<WinBy, Fact>> = {
  'self-draw': 'self-draw',
  discard: 'discard-win',
  rob: 'robbed-kong-win',
}

/** The fact that a kong is, by its kind. */
export const KONG_FACTS: Readonly<Record<'concealed' | 'exposed' | 'added', Fact>> = {
  concealed: 'kong-concealed',
  exposed: 'kong-exposed',
  added: 'kong-added',
}

/** How a kong lies as a meld, by its kind. */
export const KONG_MELDS: Readonly<Record<'concealed' | 'exposed' | 'added', MeldKind>> = {
  concealed: 'concealed-kong',
  exposed: 'exposed-kong',
  added: 'added-kong',
}

/** The fact that a win had a fan. */
export function fanFact(name: string): `fan:${string}` {
  return `fan:${name}`
}

/** A seat of a finished deal, counted. */
export interface CountedSeat {
  readonly player: string
  readonly name: string
  readonly kind: 'human' | 'bot'
  readonly points: number
  /** Its place by points, 1 the best (rules.md P7). */
  readonly place: number
  /** What its wins were paid. */
  readonly winPoints: number
  /** The fan of its wins together, before the cap. */
  readonly winFan: number
  readonly counts: Counts
}

/** A finished deal, counted. */
export interface CountedDeal {
  readonly id: string
  readonly ruleSet: string
  readonly result: DealResult
  readonly dealer: 0 | 1 | 2 | 3
  /** Whether it was recorded elsewhere: its players are those of that record, not of this place. */
  readonly elsewhere: boolean
  /** UTC, ISO 8601. */
  readonly endedAt: string
  readonly delaySeconds: number
  /** By seat. */
  readonly seats: readonly [CountedSeat, CountedSeat, CountedSeat, CountedSeat]
}
