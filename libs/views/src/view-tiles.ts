import { HIDDEN, TILES, type Tile, type ViewTile } from '@paipu/tiles'

const order = new Map<ViewTile, number>([...TILES.map((tile, kind) => [tile, kind] as const), [HIDDEN, TILES.length]])

/** Tiles in tile order, hidden ones last. */
export function sortViewTiles(tiles: readonly ViewTile[]): ViewTile[] {
  return tiles.toSorted((a, b) => order.get(a)! - order.get(b)!)
}

/** Whether any of the tiles is hidden. */
export function anyHidden(tiles: readonly ViewTile[]): boolean {
  return tiles.includes(HIDDEN)
}

/** As many hidden tiles as there are tiles. */
export function allHidden(tiles: readonly unknown[]): ViewTile[] {
  return tiles.map(() => HIDDEN)
}

/** The tiles without one of `tile`; where it is not among them, without a hidden one, which it must have been. */
export function withoutTile(tiles: readonly ViewTile[], tile: Tile | ViewTile): ViewTile[] {
  const at = tiles.includes(tile) ? tiles.indexOf(tile) : tiles.indexOf(HIDDEN)
  return at < 0 ? [...tiles] : [...tiles.slice(0, at), ...tiles.slice(at + 1)]
}

/** The tiles without `count` times `tile`. */
export function withoutTiles(tiles: readonly ViewTile[], tile: ViewTile, count: number): ViewTile[] {
  let left: ViewTile[] = [...tiles]
  for (let n = 0; n < count; n++) left = withoutTile(left, tile)
  return left
}
