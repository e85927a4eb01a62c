import { firstKindOf, type Suit } from '@paipu/tiles'
import { completions, PAIRED, RANKS, readyCompletions, WHOLE } from './completions.ts'
import { withoutFourth } from './mask.ts'
import { oddKinds } from './seven-pairs.ts'
import { shanten } from './shanten.ts'
import type { CountsLike, ShapeRules } from './shapes.ts'
import { suitVector } from './suit.ts'
import { usefulTiles } from './useful-tiles.ts'

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
  if (shapes.wilds) return wildWaits(concealed, sets, shapes, melded, voidSuit)
  readyCompletions()
  const m = completions[suitVector(concealed, 0)]!
  const p = completions[suitVector(concealed, 9)]!
  const s = completions[suitVector(concealed, 18)]!
  // A suit's ranks are waits where both other suits are whole.
  let mask = 0
  if ((p & s & WHOLE) !== 0) mask = m & RANKS
  if ((m & s & WHOLE) !== 0) mask |= (p & RANKS) << 9
  if ((m & p & WHOLE) !== 0) mask |= (s & RANKS) << 18
  if (sets === 4 && shapes.sevenPairs && (((m & p) | (m & s) | (p & s)) & PAIRED) !== 0) mask |= oddTile(concealed)
  return melded === undefined || mask === 0 ? mask : withoutFourth(mask, concealed, melded)
}

/** The wait for seven pairs: the one tile without a partner, if there is but one. */
function oddTile(concealed: CountsLike): number {
  const odd = oddKinds(concealed)
  return (odd & (odd - 1)) === 0 ? odd : 0
}

/** With wilds a ready hand waits for all that brings it nearer. */
function wildWaits(
  concealed: CountsLike,
  sets: number,
  shapes: ShapeRules,
  melded: CountsLike | undefined,
  voidSuit: Suit | null,
): number {
  const ready = shanten(concealed, sets, shapes, melded, voidSuit) === 0
  return ready ? usefulTiles(concealed, sets, shapes, melded, voidSuit) : 0
}
