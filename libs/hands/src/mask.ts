import { KIND_COUNT, tileAt, type Tile } from '@paipu/tiles'

/** The tiles of a kind mask (bit k = kind k, 28 bits), in tile order. */
export function maskToTiles(mask: number): Tile[] {
  const tiles: Tile[] = []
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if ((mask >>> kind) & 1) tiles.push(tileAt(kind))
  }
  return tiles
}
