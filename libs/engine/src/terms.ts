import type { Payment, ScoredFan } from '@paipu/contracts'
import type { Tile } from '@paipu/tiles'
import type { Seat } from './seats.ts'

/** The kinds of declared melds; there is no chow in any rule set (rules.md C6, C7). */
export type MeldKind = 'pung' | 'exposed-kong' | 'added-kong' | 'concealed-kong'

/** A declared meld. */
export interface Meld {
  readonly kind: MeldKind
  readonly tile: Tile
  /** The seat whose discard was called; `null` for a concealed kong. */
  readonly from: Seat | null
}

/** A discard that nobody took. */
export interface RiverTile {
  readonly tile: Tile
  /** Whether it was discarded just as it was drawn. */
  readonly drawn: boolean
}

/** How a win was made. */
export type WinBy = 'self-draw' | 'discard' | 'rob'

/** A win that a seat has declared. */
export interface Win {
  readonly tile: Tile
  readonly from: Seat | null
  readonly by: WinBy
  readonly fans: readonly ScoredFan[]
  readonly fan: number
  readonly points: number
}

/**
 * Whether a seat still plays: `playing`; `locked` after a win where winners stay (rules.md B4); `left` after a win where
 * winners leave.
 */
export type Standing = 'playing' | 'locked' | 'left'

/** What a claim window can offer besides passing, and what a seat may answer. */
export type Offer = 'win' | 'kong' | 'pung'

export type Answer = Offer | 'pass'

/** What one kong has earned and who paid; `transferred` once it went on to a winner (rules.md X4). */
export interface KongIncome {
  readonly seat: Seat
  readonly payments: readonly Payment[]
  readonly transferred: boolean
}

/** How a turn began: the dealer's first, an ordinary draw, a replacement tile, or a pung. */
export type TurnSource = 'opening' | 'draw' | 'replacement' | 'pung'

/** Where the swapped tiles go: right is to the seat that plays next (rules.md C2, S1). */
export type Direction = 'left' | 'across' | 'right'

/** How a deal ended (rules.md C14, C17). */
export type DealResult = 'won' | 'wall-end' | 'time-limit'
