import { countTiles } from '@paipu/tiles'
import { referenceIsComplete } from '../test/reference.ts'
import type { CountsLike, ShapeRules } from './shapes.ts'

export * from './mask.ts'
export * from './readings.ts'
export * from './shapes.ts'
export {
  referenceIsComplete as isComplete,
  referenceShanten as shanten,
  referenceUsefulTiles as usefulTiles,
  referenceWaits as waits,
} from '../test/reference.ts'

/** `isComplete` for the tiles and one more of `kind`. */
export function completes(concealed: CountsLike, sets: number, shapes: ShapeRules, kind: number): boolean {
  return referenceIsComplete(
    countTiles([]).map((_, at) => concealed[at]! + Number(at === kind)),
    sets,
    shapes,
  )
}
