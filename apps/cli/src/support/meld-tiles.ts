import { meldSize, type Meld } from '@paipu/engine'
import type { Tile } from '@paipu/tiles'

/** The tiles of a meld: three or four of one kind. */
export function meldTiles({ kind, tile }: Pick<Meld, 'kind' | 'tile'>): Tile[] {
  return Array.from({ length: meldSize(kind) }, () => tile)
}
