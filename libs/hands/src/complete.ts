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
  const m = suitVector(concealed, 0)
  const p = suitVector(concealed, 9)
  const s = suitVector(concealed, 18)
  const sevenPairs = shapes.sevenPairs && sets === 4
  if (shapes.wilds) return areCompleteWith(concealed[RED_KIND]!, m, p, s, sets, sevenPairs)
  return areComplete(m, p, s, sevenPairs)
}

/**
 * {@link isComplete} for the concealed tiles and one more of `kind`. A fifth copy beside own melds is not looked for; a
 * kind of which the concealed tiles hold all four completes nothing.
 */
export function completes(concealed: CountsLike, sets: number, shapes: ShapeRules, kind: number): boolean {
  if (concealed[kind]! >= 4) return false
  let m = suitVector(concealed, 0)
  let p = suitVector(concealed, 9)
  let s = suitVector(concealed, 18)
  if (kind < 9) m += PLACES[kind]!
  else if (kind < 18) p += PLACES[kind - 9]!
  else if (kind < RED_KIND) s += PLACES[kind - 18]!
  const sevenPairs = shapes.sevenPairs && sets === 4
  if (!shapes.wilds) return kind !== RED_KIND && areComplete(m, p, s, sevenPairs)
  const wilds = kind === RED_KIND ? concealed[RED_KIND]! + 1 : concealed[RED_KIND]!
  return areCompleteWith(wilds, m, p, s, sets, sevenPairs)
}

/** Whether three suits, given by their vectors, are a complete hand of the right size. */
function areComplete(m: number, p: number, s: number, sevenPairs: boolean): boolean {
  readyCompletions()
  return (completions[m]! & completions[p]! & completions[s]! & (sevenPairs ? WHOLE | PAIRED : WHOLE)) !== 0
}

/** The same with wilds: the naturals lack exactly as many tiles as there are wilds. */
function areCompleteWith(wilds: number, m: number, p: number, s: number, sets: number, sevenPairs: boolean): boolean {
  readyWild()
  const { suits, merged, lacking } = wildDistances
  const mSuit = suits[m]!
  const pSuit = suits[p]!
  const sSuit = suits[s]!
  const lack = lacking[(sets << 15) | (merged[((mSuit >> 8) << 7) | (pSuit >> 8)]! << 7) | (sSuit >> 8)]!
  return lack === wilds || (sevenPairs && sevenPairsLack(mSuit + pSuit + sSuit) === wilds)
}
