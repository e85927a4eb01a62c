import { firstKindOf, RED_KIND, type Suit } from '@paipu/tiles'
import type { CountsLike } from './shapes.ts'

/**
 * Tiles that the naturals of a hand lack to seven pairs: every tile without a partner takes one, a pair not begun two.
 *
 * @param held pairs in hand, without the void suit's
 */
export function sevenPairsLack(concealed: CountsLike, held: number, wilds: boolean, voidSuit: Suit | null): number {
  // Thirteen naturals always hold tiles enough to begin all seven pairs with.
  if (!wilds && voidSuit === null) return 7 - held
  return Math.max(7 - held, 14 - countNaturals(concealed, voidSuit))
}

function countNaturals(concealed: CountsLike, voidSuit: Suit | null): number {
  let naturals = 0
  for (let kind = 0; kind < RED_KIND; kind++) naturals += concealed[kind]!
  if (voidSuit === null) return naturals
  const first = firstKindOf(voidSuit)
  for (let kind = first; kind < first + 9; kind++) naturals -= concealed[kind]!
  return naturals
}

/** Mask of the kinds whose draw lowers {@link sevenPairsLack}: partners only, if enough pairs are begun. */
export function usefulForPairs(concealed: CountsLike, held: number, lack: number, voidSuit: Suit | null): number {
  const mask = 7 - held === lack ? oddKinds(concealed) : kindsToDraw(concealed)
  return voidSuit === null ? mask : mask & ~(511 << firstKindOf(voidSuit))
}

/** Mask of the suited kinds held an odd number of times. */
export function oddKinds(concealed: CountsLike): number {
  let mask = 0
  for (let kind = 0; kind < RED_KIND; kind++) mask |= (concealed[kind]! & 1) << kind
  return mask
}

function kindsToDraw(concealed: CountsLike): number {
  let mask = 0
  for (let kind = 0; kind < RED_KIND; kind++) if (concealed[kind]! < 4) mask |= 1 << kind
  return mask
}
