import type { Meld, Seat } from '@paipu/engine'
import { HIDDEN, type ViewTile } from '@paipu/tiles'
import type { MeldCell, MeldTurn } from './geometry.ts'

/** One tile of a meld: what is drawn and how it lies. */
export interface MeldTile extends MeldCell {
  readonly tile: ViewTile
}

const UPRIGHT = { turn: 0, piled: false } as const

/**
 * A meld's tiles from its owner's left. The called tile is turned towards its giver: the first for the left neighbour,
 * the last for the right one, the second for the seat across. An added tile lies on the called one. A concealed kong
 * shows its two middle tiles between two backs.
 */
export function meldTiles(meld: Meld, owner: Seat): readonly MeldTile[] {
  const { kind, tile, from } = meld
  if (kind === 'concealed-kong' || from === null) {
    const shown: readonly ViewTile[] = [HIDDEN, tile, tile, HIDDEN]
    return shown.map((face) => ({ tile: face, ...UPRIGHT }))
  }
  const count = kind === 'exposed-kong' ? 4 : 3
  const { index, turn } = called((from - owner) & 3, count)
  return Array.from({ length: count }, (_, at): MeldTile[] => {
    if (at !== index) return [{ tile, ...UPRIGHT }]
    const lying = { tile, turn, piled: false }
    return kind === 'added-kong' ? [lying, { tile, turn, piled: true }] : [lying]
  }).flat()
}

/** Which tile is turned, and which way its head points, when the giver sits `steps` further in turn order. */
function called(steps: number, count: number): { readonly index: number; readonly turn: MeldTurn } {
  if (steps === 1) return { index: count - 1, turn: 90 }
  return steps === 3 ? { index: 0, turn: -90 } : { index: 1, turn: 90 }
}
