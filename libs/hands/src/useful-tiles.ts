import { RED_KIND, type Suit } from '@paipu/tiles'
import { distances } from './distances.ts'
import { anyMelded, limitedUseful } from './limits.ts'
import { withoutFourth } from './mask.ts'
import { sevenPairsLack, suitPairs, usefulForPairs } from './seven-pairs.ts'
import type { CountsLike, ShapeRules } from './shapes.ts'
import { PLACES, suitVector } from './suit.ts'

/**
 * Mask of the kinds (bit k = kind k, 28 bits) whose draw lowers the {@link shanten}. A kind of which the concealed tiles
 * and the own melds hold four can't be drawn; copies visible elsewhere are the caller's to count.
 *
 * @param concealed counts of the 3·sets+1 concealed tiles
 * @param sets sets to make: 4, in Blood Flow 3, less the own melds; seven pairs only when it is 4
 * @param melded counts of the tiles in the own melds
 */
export function usefulTiles(
  concealed: CountsLike,
  sets: number,
  shapes: ShapeRules,
  melded?: CountsLike,
  voidSuit: Suit | null = null,
): number {
  if (melded !== undefined && sets < 4 && !shapes.wilds && anyMelded(melded)) {
    return limitedUseful(concealed, sets, melded, voidSuit)
  }
  const m = voidSuit === 'm' ? 0 : suitVector(concealed, 0)
  const p = voidSuit === 'p' ? 0 : suitVector(concealed, 9)
  const s = voidSuit === 's' ? 0 : suitVector(concealed, 18)
  const { classOf, merged, lacking } = distances(shapes.wilds)
  const mClass = classOf[m]!
  const pClass = classOf[p]!
  const sClass = classOf[s]!
  const mRow = (sets << 15) | (merged[(pClass << 7) | sClass]! << 7)
  const pRow = (sets << 15) | (merged[(mClass << 7) | sClass]! << 7)
  const sRow = (sets << 15) | (merged[(mClass << 7) | pClass]! << 7)
  const standard = lacking[sRow | sClass]!
  let mask = 0
  let lack = standard
  if (sets === 4 && shapes.sevenPairs) {
    const pairs = suitPairs()
    const held = pairs[m]! + pairs[p]! + pairs[s]!
    if (7 - held <= lack) {
      const toPairs = sevenPairsLack(concealed, held, shapes.wilds, voidSuit)
      lack = Math.min(lack, toPairs)
      if (toPairs === lack) mask = usefulForPairs(concealed, held, toPairs, voidSuit)
    }
  }
  if (lack === standard) {
    if (voidSuit !== 'm') mask |= usefulRanks(concealed, 0, m, mRow, lack, classOf, lacking)
    if (voidSuit !== 'p') mask |= usefulRanks(concealed, 9, p, pRow, lack, classOf, lacking) << 9
    if (voidSuit !== 's') mask |= usefulRanks(concealed, 18, s, sRow, lack, classOf, lacking) << 18
  }
  return shapes.wilds ? withReds(mask, concealed, melded) : mask
}

/** Mask of the ranks of one suit with which the hand lacks less; `row` is where {@link Distances.lacking} has the rest. */
function usefulRanks(
  concealed: CountsLike,
  first: number,
  vector: number,
  row: number,
  lack: number,
  classOf: Uint8Array,
  lacking: Uint8Array,
): number {
  let mask = 0
  for (let rank = 0; rank < 9; rank++) {
    if (concealed[first + rank]! < 4 && lacking[row | classOf[vector + PLACES[rank]!]!]! < lack) mask |= 1 << rank
  }
  return mask
}

/** A wild is worth any tile; naturals of which the own melds leave none can't be drawn. */
function withReds(mask: number, concealed: CountsLike, melded: CountsLike | undefined): number {
  const all = concealed[RED_KIND]! < 4 ? mask | (1 << RED_KIND) : mask
  return melded === undefined ? all : withoutFourth(all, concealed, melded)
}
