import { firstKindOf, RED_KIND, type Suit } from '@paipu/tiles'
import { naturalDistances, readyNatural, readyWild, wildDistances, type Distances } from './distances.ts'
import { anyMelded, limitedUseful } from './limits.ts'
import { withoutFourth } from './mask.ts'
import { sevenPairsLack, usefulForPairs } from './seven-pairs.ts'
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
  if (shapes.wilds) {
    readyWild()
    const mask = usefulNaturals(wildDistances, concealed, sets, shapes, voidSuit)
    // A wild is worth any tile that is lacking.
    const all = concealed[RED_KIND]! < 4 ? mask | (1 << RED_KIND) : mask
    return melded === undefined ? all : withoutFourth(all, concealed, melded)
  }
  if (sets < 4 && melded !== undefined && anyMelded(melded)) return limitedUseful(concealed, sets, melded, voidSuit)
  readyNatural()
  return usefulNaturals(naturalDistances, concealed, sets, shapes, voidSuit)
}

function usefulNaturals(
  { suits, merged, lacking }: Distances,
  concealed: CountsLike,
  sets: number,
  shapes: ShapeRules,
  voidSuit: Suit | null,
): number {
  const gone = voidSuit === null ? -1 : firstKindOf(voidSuit)
  const m = gone === 0 ? 0 : suitVector(concealed, 0)
  const p = gone === 9 ? 0 : suitVector(concealed, 9)
  const s = gone === 18 ? 0 : suitVector(concealed, 18)
  const mClass = suits[m]! >> 8
  const pClass = suits[p]! >> 8
  const sClass = suits[s]! >> 8
  const sRow = (sets << 15) | (merged[(mClass << 7) | pClass]! << 7)
  const standard = lacking[sRow | sClass]!
  let lack = standard
  let mask = 0
  if (shapes.sevenPairs && sets === 4) {
    const all = suits[m]! + suits[p]! + suits[s]!
    lack = Math.min(lack, sevenPairsLack(all))
    if (lack === sevenPairsLack(all)) mask = usefulForPairs(concealed, all, voidSuit)
  }
  if (lack < standard) return mask
  const mRow = (sets << 15) | (merged[(pClass << 7) | sClass]! << 7)
  const pRow = (sets << 15) | (merged[(mClass << 7) | sClass]! << 7)
  if (gone !== 0) mask |= usefulRanks(concealed, 0, m, mRow, lack, suits, lacking)
  if (gone !== 9) mask |= usefulRanks(concealed, 9, p, pRow, lack, suits, lacking) << 9
  if (gone !== 18) mask |= usefulRanks(concealed, 18, s, sRow, lack, suits, lacking) << 18
  return mask
}

/** Mask of the ranks of one suit with which the hand lacks less; `row` is where {@link Distances.lacking} has the rest. */
function usefulRanks(
  concealed: CountsLike,
  first: number,
  vector: number,
  row: number,
  lack: number,
  suits: Uint16Array,
  lacking: Uint8Array,
): number {
  let mask = 0
  for (let rank = 0; rank < 9; rank++) {
    if (concealed[first + rank]! < 4 && lacking[row | (suits[vector + PLACES[rank]!]! >> 8)]! < lack) mask |= 1 << rank
  }
  return mask
}
