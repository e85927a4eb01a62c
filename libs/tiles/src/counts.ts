import { KIND_COUNT, kindOf, tileAt, type Tile } from './tile.ts'

/** How many of each tile kind a set of tiles holds: 28 entries, by kind number. */
export type Counts = readonly number[]

/** No tiles at all. */
export const NO_TILES: Counts = Array.from({ length: KIND_COUNT }, () => 0)

/** Counts the tiles of a list. */
export function countTiles(tiles: readonly Tile[]): Counts {
  const counts = [...NO_TILES]
  for (const tile of tiles) counts[kindOf(tile)]!++
  return counts
}

/** The tiles of a count vector, in tile order. */
export function tilesOf(counts: Counts): Tile[] {
  const tiles: Tile[] = []
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    for (let n = counts[kind]!; n > 0; n--) tiles.push(tileAt(kind))
  }
  return tiles
}

/** How many tiles a count vector holds. */
export function totalOf(counts: Counts): number {
  let total = 0
  for (const count of counts) total += count
  return total
}

/** A copy of `counts` without some tiles, all of which it must hold. */
export function withoutTiles(counts: Counts, tiles: readonly Tile[]): Counts {
  const copy = counts.slice()
  for (const tile of tiles) copy[kindOf(tile)]!--
  return copy
}

/** A copy of `counts` with `amount` more (or, negative, fewer) of one kind. */
export function withKind(counts: Counts, kind: number, amount: number): Counts {
  const copy = counts.slice()
  copy[kind]! += amount
  return copy
}
