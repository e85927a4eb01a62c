import { maskToTiles } from '@paipu/hands'
import { totalOf, type Tile } from '@paipu/tiles'
import { awayFromReady, unseenOf, usefulKinds, type Holding, type OwnHand } from '@paipu/views'

/** How far a hand is from ready, and which tiles bring it nearer. */
export interface HandMeasure {
  readonly shanten: number
  /** `null` for a hand that must discard first. */
  readonly useful: readonly Tile[] | null
  /** How many of them the seat does not see yet. */
  readonly left: number | null
}

/**
 * Measures a hand with what it would hold; `null` where that is not as many tiles as its sets need, as before Blood Flow's
 * removal.
 */
export function measureHand(hand: OwnHand, held: Holding): HandMeasure | null {
  const spare = totalOf(held.concealed) - 3 * held.sets
  if (spare !== 1 && spare !== 2) return null
  const shanten = awayFromReady(hand, held)
  if (spare === 2) return { shanten, useful: null, left: null }
  const kinds = usefulKinds(hand, held)
  return { shanten, useful: maskToTiles(kinds), left: unseenOf(hand, kinds) }
}
