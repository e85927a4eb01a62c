import { RED_KIND } from '@paipu/tiles'
import { PAIRED, suitCompletions, WHOLE } from './completions.ts'
import { distances } from './distances.ts'
import { suitPairs } from './seven-pairs.ts'
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
  return shapes.wilds
    ? isCompleteWith(concealed[RED_KIND]!, m, p, s, sets, shapes.sevenPairs)
    : isCompleteWithout(m, p, s, sets === 4 && shapes.sevenPairs)
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
  let wilds = shapes.wilds ? concealed[RED_KIND]! : 0
  if (kind < 9) m += PLACES[kind]!
  else if (kind < 18) p += PLACES[kind - 9]!
  else if (kind < RED_KIND) s += PLACES[kind - 18]!
  else wilds++
  return shapes.wilds
    ? isCompleteWith(wilds, m, p, s, sets, shapes.sevenPairs)
    : kind !== RED_KIND && isCompleteWithout(m, p, s, sets === 4 && shapes.sevenPairs)
}

function isCompleteWithout(m: number, p: number, s: number, sevenPairs: boolean): boolean {
  const table = suitCompletions()
  const all = table[m]! & table[p]! & table[s]!
  return (all & (sevenPairs ? WHOLE | PAIRED : WHOLE)) !== 0
}

/** With wilds: the naturals lack exactly what the wilds can be. */
function isCompleteWith(wilds: number, m: number, p: number, s: number, sets: number, sevenPairs: boolean): boolean {
  const { classOf, merged, lacking } = distances(true)
  const lack = lacking[(sets << 15) | (merged[(classOf[m]! << 7) | classOf[p]!]! << 7) | classOf[s]!]!
  if (lack === wilds) return true
  if (!sevenPairs || sets !== 4) return false
  const pairs = suitPairs()
  return pairs[m]! + pairs[p]! + pairs[s]! + wilds >= 7
}
