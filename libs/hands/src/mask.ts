import { KIND_COUNT, tileAt, type Tile } from '@paipu/tiles'
import type { CountsLike } from './shapes.ts'

/** The tiles of a kind mask (bit k = kind k, 28 bits), in tile order. */
export function maskToTiles(mask: number): Tile[] {
  const tiles: Tile[] = []
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if ((mask >>> kind) & 1) tiles.push(tileAt(kind))
  }
  return tiles
}

/** The mask without the kinds of which the concealed tiles and the own melds hold four (rules.md C12). */
export function withoutFourth(mask: number, concealed: CountsLike, melded: CountsLike): number {
  let left = mask
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest)
    if (concealed[kind]! + melded[kind]! >= 4) left &= ~(1 << kind)
  }
  return left
}
