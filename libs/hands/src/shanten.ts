import { firstKindOf, RED_KIND, type Suit } from '@paipu/tiles'
import { naturalDistances, readyNatural, readyWild, wildDistances } from './distances.ts'
import { anyMelded, limitedLack } from './limits.ts'
import { sevenPairsLack } from './seven-pairs.ts'
import type { CountsLike, ShapeRules } from './shapes.ts'
import { suitVector } from './suit.ts'

// Bound here once: read from the object at each call they cost half the speed.
const { suits, merged, lacking } = naturalDistances

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
  if (shapes.wilds || (sets < 4 && melded !== undefined)) return otherShanten(concealed, sets, shapes, melded, voidSuit)
  readyNatural()
  const gone = voidSuit === null ? -1 : firstKindOf(voidSuit)
  const m = suits[gone === 0 ? 0 : suitVector(concealed, 0)]!
  const p = suits[gone === 9 ? 0 : suitVector(concealed, 9)]!
  const s = suits[gone === 18 ? 0 : suitVector(concealed, 18)]!
  const lack = lacking[(sets << 15) | (merged[((m >> 8) << 7) | (p >> 8)]! << 7) | (s >> 8)]!
  if (!shapes.sevenPairs || sets < 4) return lack - 1
  const pairsLack = sevenPairsLack(m + p + s)
  return (pairsLack < lack ? pairsLack : lack) - 1
}

/**
 * The same with wilds or beside melds. It stands apart to keep {@link shanten} short: V8 compiles that and all it calls into
 * its callers only while their bytecode together is below 767 bytes.
 */
function otherShanten(
  concealed: CountsLike,
  sets: number,
  shapes: ShapeRules,
  melded: CountsLike | undefined,
  voidSuit: Suit | null,
): number {
  if (shapes.wilds) return wildShanten(concealed, sets, shapes.sevenPairs, voidSuit)
  return melded !== undefined && anyMelded(melded)
    ? limitedLack(concealed, sets, melded, voidSuit) - 1
    : shanten(concealed, sets, shapes, undefined, voidSuit)
}

/** The same with wilds, each of which is worth one tile that the naturals lack. */
function wildShanten(concealed: CountsLike, sets: number, sevenPairs: boolean, voidSuit: Suit | null): number {
  readyWild()
  const { suits, merged, lacking } = wildDistances
  const gone = voidSuit === null ? -1 : firstKindOf(voidSuit)
  const m = suits[gone === 0 ? 0 : suitVector(concealed, 0)]!
  const p = suits[gone === 9 ? 0 : suitVector(concealed, 9)]!
  const s = suits[gone === 18 ? 0 : suitVector(concealed, 18)]!
  const standard = lacking[(sets << 15) | (merged[((m >> 8) << 7) | (p >> 8)]! << 7) | (s >> 8)]!
  const lack = sevenPairs && sets === 4 ? Math.min(standard, sevenPairsLack(m + p + s)) : standard
  return lack - concealed[RED_KIND]! - 1
}
