import { RED_KIND } from '@paipu/tiles'
import { completions, PAIRED, readyCompletions, WHOLE } from './completions.ts'
import { readyWild, wildDistances } from './distances.ts'
import { sevenPairsLack } from './seven-pairs.ts'
import type { CountsLike, ShapeRules } from './shapes.ts'
import { PLACES, suitVector } from './suit.ts'

/**
 * Whether a hand is complete (rules.md C10, B2). The void suit is the caller's to look at (rules.md V3).
 *
 * @param concealed counts of the 3·sets+2 concealed tiles, the winning tile among them
 * @param sets sets they must make: 4, in Blood Flow 3, less the own melds; seven pairs only when it is 4
 */
export function isComplete(concealed: CountsLike, sets: number, shapes: ShapeRules): boolean {
  const sevenPairs = shapes.sevenPairs && sets === 4
  if (shapes.wilds) {
    const m = suitVector(concealed, 0)
    const p = suitVector(concealed, 9)
    const s = suitVector(concealed, 18)
    return areCompleteWith(concealed[RED_KIND]!, m, p, s, sets, sevenPairs)
  }
  readyCompletions()
  // Most suits of most hands are nothing: then the others need not be looked at.
  const m = completions[suitVector(concealed, 0)]! & (sevenPairs ? WHOLE | PAIRED : WHOLE)
  if (m === 0) return false
  const mp = m & completions[suitVector(concealed, 9)]!
  return mp !== 0 && (mp & completions[suitVector(concealed, 18)]!) !== 0
}

/**
 * {@link isComplete} for the concealed tiles and one more of `kind`. A fifth copy beside own melds is not looked for; a
 * kind of which the concealed tiles hold all four completes nothing.
 */
export function completes(concealed: CountsLike, sets: number, shapes: ShapeRules, kind: number): boolean {
  if (concealed[kind]! >= 4) return false
  const sevenPairs = shapes.sevenPairs && sets === 4
  if (shapes.wilds) return completesWithWilds(concealed, sets, sevenPairs, kind)
  if (kind === RED_KIND) return false
  readyCompletions()
  // The suit that takes the tile is the one that decides most often.
  const first = kind < 9 ? 0 : kind < 18 ? 9 : 18
  const taking =
    completions[suitVector(concealed, first) + PLACES[kind - first]!]! & (sevenPairs ? WHOLE | PAIRED : WHOLE)
  if (taking === 0) return false
  const two = taking & completions[suitVector(concealed, first === 0 ? 9 : 0)]!
  return two !== 0 && (two & completions[suitVector(concealed, first === 18 ? 9 : 18)]!) !== 0
}

function completesWithWilds(concealed: CountsLike, sets: number, sevenPairs: boolean, kind: number): boolean {
  let m = suitVector(concealed, 0)
  let p = suitVector(concealed, 9)
  let s = suitVector(concealed, 18)
  if (kind < 9) m += PLACES[kind]!
  else if (kind < 18) p += PLACES[kind - 9]!
  else if (kind < RED_KIND) s += PLACES[kind - 18]!
  const wilds = kind === RED_KIND ? concealed[RED_KIND]! + 1 : concealed[RED_KIND]!
  return areCompleteWith(wilds, m, p, s, sets, sevenPairs)
}

/** Whether three suits and wilds are a complete hand of the right size: the naturals lack exactly as many tiles. */
function areCompleteWith(wilds: number, m: number, p: number, s: number, sets: number, sevenPairs: boolean): boolean {
  readyWild()
  const { suits, merged, lacking } = wildDistances
  const mSuit = suits[m]!
  const pSuit = suits[p]!
  const sSuit = suits[s]!
  const lack = lacking[(sets << 15) | (merged[((mSuit >> 8) << 7) | (pSuit >> 8)]! << 7) | (sSuit >> 8)]!
  return lack === wilds || (sevenPairs && sevenPairsLack(mSuit + pSuit + sSuit) === wilds)
}
