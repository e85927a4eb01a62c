import { firstKindOf, type Suit } from '@paipu/tiles'
import { PAIRED, RANKS, suitCompletions, WHOLE } from './completions.ts'
import { oddKinds } from './seven-pairs.ts'
import type { CountsLike, ShapeRules } from './shapes.ts'
import { shanten } from './shanten.ts'
import { suitVector } from './suit.ts'
import { usefulTiles } from './useful-tiles.ts'
import { withoutFourth } from './mask.ts'

/**
 * Mask of the kinds (bit k = kind k, 28 bits) that complete a hand (rules.md C12). A kind of which the concealed tiles and
 * the own melds hold four is none; copies visible elsewhere don't matter. A hand that holds a tile of the void suit has
 * no waits (rules.md V3). With wilds `R` can be a wait; that four `R` win alone (rules.md R3) is not looked at.
 *
 * @param concealed counts of the 3·sets+1 concealed tiles
 * @param sets sets to make: 4, in Blood Flow 3, less the own melds; seven pairs only when it is 4
 * @param melded counts of the tiles in the own melds
 */
export function waits(
  concealed: CountsLike,
  sets: number,
  shapes: ShapeRules,
  melded?: CountsLike,
  voidSuit: Suit | null = null,
): number {
  if (voidSuit !== null && suitVector(concealed, firstKindOf(voidSuit)) > 0) return 0
  if (shapes.wilds) {
    return shanten(concealed, sets, shapes, melded, voidSuit) === 0
      ? usefulTiles(concealed, sets, shapes, melded, voidSuit)
      : 0
  }
  const mask = naturalWaits(concealed, sets === 4 && shapes.sevenPairs)
  return melded === undefined || mask === 0 ? mask : withoutFourth(mask, concealed, melded)
}

/** A suit's ranks are waits when both other suits are whole; the last odd tile is when all else is pairs. */
function naturalWaits(concealed: CountsLike, sevenPairs: boolean): number {
  const table = suitCompletions()
  const m = table[suitVector(concealed, 0)]!
  const p = table[suitVector(concealed, 9)]!
  const s = table[suitVector(concealed, 18)]!
  const mask =
    ((p & s & WHOLE) === 0 ? 0 : m & RANKS) |
    ((m & s & WHOLE) === 0 ? 0 : (p & RANKS) << 9) |
    ((m & p & WHOLE) === 0 ? 0 : (s & RANKS) << 18)
  if (!sevenPairs || (((m & p) | (m & s) | (p & s)) & PAIRED) === 0) return mask
  const odd = oddKinds(concealed)
  return (odd & (odd - 1)) === 0 ? mask | odd : mask
}
