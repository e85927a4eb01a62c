import { RED_KIND, type Suit } from '@paipu/tiles'
import { distances } from './distances.ts'
import { anyMelded, limitedLack } from './limits.ts'
import { sevenPairsLack, suitPairs } from './seven-pairs.ts'
import type { CountsLike, ShapeRules } from './shapes.ts'
import { suitVector } from './suit.ts'

/**
 * Tiles away from ready (shanten): -1 complete, 0 ready, 1 one exchange from ready, and so on.
 *
 * A completion uses no fifth copy of a kind, own melds counted (rules.md C12), unless an `R` stands for it (rules.md R1).
 * Tiles of the void suit are worth nothing and no completion has any (rules.md V3).
 *
 * @param concealed counts of 3·sets+1 or 3·sets+2 tiles
 * @param sets sets they must make: 4, in Blood Flow 3 (rules.md B2), less the own melds; seven pairs only when it is 4
 * @param melded counts of the tiles in the own melds
 */
export function shanten(
  concealed: CountsLike,
  sets: number,
  shapes: ShapeRules,
  melded?: CountsLike,
  voidSuit: Suit | null = null,
): number {
  if (melded !== undefined && sets < 4 && !shapes.wilds && anyMelded(melded)) {
    return limitedLack(concealed, sets, melded, voidSuit) - 1
  }
  const m = voidSuit === 'm' ? 0 : suitVector(concealed, 0)
  const p = voidSuit === 'p' ? 0 : suitVector(concealed, 9)
  const s = voidSuit === 's' ? 0 : suitVector(concealed, 18)
  const { classOf, merged, lacking } = distances(shapes.wilds)
  let lack = lacking[(sets << 15) | (merged[(classOf[m]! << 7) | classOf[p]!]! << 7) | classOf[s]!]!
  if (sets === 4 && shapes.sevenPairs) {
    const pairs = suitPairs()
    const held = pairs[m]! + pairs[p]! + pairs[s]!
    if (7 - held < lack) lack = Math.min(lack, sevenPairsLack(concealed, held, shapes.wilds, voidSuit))
  }
  return shapes.wilds ? lack - concealed[RED_KIND]! - 1 : lack - 1
}
