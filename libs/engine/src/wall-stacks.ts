import type { RuleFacts } from './rule-set.ts'
import { bySeat, seatAfter, SEATS, windOf, type BySeat, type Seat } from './seats.ts'

/** Where a tile lies while the walls stand, two tiles high, one wall before each seat. */
export interface WallPlace {
  /** Whose wall. */
  readonly seat: Seat
  /** Which stack of that wall, from 0 at its seat's right hand. */
  readonly stack: number
  readonly layer: 'upper' | 'lower'
}

/** How many stacks of two tiles stand before each seat, by seat number (rules.md W1). */
export function wallStacks(rules: RuleFacts, dealer: Seat): BySeat<number> {
  return bySeat((seat) => rules.wallStacks[windOf(seat, dealer)])
}

/**
 * Where each tile of the whole set lies, birds last, in the order in which tiles are taken from the front (rules.md C3, W1).
 * Each wall is taken from its seat's right to its left, the upper tile first; after a wall comes that of the left
 * neighbour. The first wall is the dealer's: where dice break it is for the screen.
 */
export function wallPlaces(rules: RuleFacts, dealer: Seat): readonly WallPlace[] {
  const stacks = wallStacks(rules, dealer)
  return SEATS.map((steps) => seatAfter(dealer, -steps)).flatMap((seat) =>
    Array.from({ length: stacks[seat] }, (_, stack) => stackPlaces(seat, stack)).flat(),
  )
}

function stackPlaces(seat: Seat, stack: number): WallPlace[] {
  return [
    { seat, stack, layer: 'upper' },
    { seat, stack, layer: 'lower' },
  ]
}
