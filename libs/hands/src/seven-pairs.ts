import { firstKindOf, RED_KIND, type Suit } from '@paipu/tiles'
import type { CountsLike } from './shapes.ts'

/**
 * Tiles that the naturals of a hand lack to seven pairs: every tile without a partner takes one, a pair not begun two.
 *
 * @param suits sum of the three suits' entries in `Distances.suits`
 */
export function sevenPairsLack(suits: number): number {
  const pairs = 7 - ((suits >> 4) & 15)
  const tiles = 14 - (suits & 15)
  return pairs > tiles ? pairs : tiles
}

/**
 * Tiles away from ready for seven pairs alone (rules.md C10), -1 complete: {@link sevenPairsLack} from the counts themselves.
 * Tiles of the void suit are worth nothing; each wild is worth one tile.
 *
 * @param concealed counts of 13 or 14 concealed tiles; with melds there are no seven pairs
 */
export function sevenPairsShanten(concealed: CountsLike, wilds: boolean, voidSuit: Suit | null = null): number {
  const gone = voidSuit === null ? RED_KIND : firstKindOf(voidSuit)
  let pairs = 0
  let tiles = 0
  for (let kind = 0; kind < RED_KIND; kind++) {
    if (kind >= gone && kind < gone + 9) continue
    pairs += concealed[kind]! >> 1
    tiles += concealed[kind]!
  }
  return Math.max(7 - pairs, 14 - tiles) - (wilds ? concealed[RED_KIND]! : 0) - 1
}

/** Mask of the kinds whose draw lowers {@link sevenPairsLack}: partners only, if enough pairs are begun. */
export function usefulForPairs(concealed: CountsLike, suits: number, voidSuit: Suit | null): number {
  const enough = 7 - ((suits >> 4) & 15) === sevenPairsLack(suits)
  const mask = enough ? oddKinds(concealed) : kindsToDraw(concealed)
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
