import type { CountsLike } from './shapes.ts'

/**
 * A suit's nine counts, each 0–4, are one number in base 5, rank 1 the highest place: its *vector*, 0 … 5^9 − 1. Every
 * table of this library is indexed by it.
 */
export const SUIT_VECTORS = 5 ** 9

/** What one more tile of a rank (0–8) adds to a suit's vector. */
export const PLACES: Int32Array = Int32Array.from({ length: 9 }, (_, rank) => 5 ** (8 - rank))

/** The vector of the suit whose first kind is `first`: 0, 9 or 18. */
export function suitVector(counts: CountsLike, first: number): number {
  const high = (counts[first]! * 5 + counts[first + 1]!) * 5 + counts[first + 2]!
  const middle = (counts[first + 3]! * 5 + counts[first + 4]!) * 5 + counts[first + 5]!
  const low = (counts[first + 6]! * 5 + counts[first + 7]!) * 5 + counts[first + 8]!
  return (high * 125 + middle) * 125 + low
}
