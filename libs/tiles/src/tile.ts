/**
 * Tile codes (rules.md C1). A tile is written as rank and suit, `5m`, and the wild red dragon of Red Dragon Wild as
 * `R`. Inside fast code a tile *kind* is its index in {@link TILES}: 0–8 characters, 9–17 dots, 18–26 bamboo, 27 `R`.
 */

/** The three suits in tile order: characters, dots, bamboo. */
export const SUITS = ['m', 'p', 's'] as const
export type Suit = (typeof SUITS)[number]

export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
export type SuitedTile = `${Rank}${Suit}`

/** The wild red dragon 中 (rules.md R1). */
export const RED = 'R'

/** One tile kind, by its code. */
export type Tile = SuitedTile | typeof RED

/** The explicit mark for a tile, or any other fact, that a viewer may not know. */
export const HIDDEN = '?'
export type Hidden = typeof HIDDEN

/** A tile as a viewer sees it. */
export type ViewTile = Tile | Hidden

/** How many tile kinds there are, `R` included. */
export const KIND_COUNT = 28
/** How many suited kinds there are; also the kind of `R`. */
export const RED_KIND = 27

const ranks: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Every tile kind in tile order; a tile's index here is its kind number. */
export const TILES: readonly Tile[] = [
  ...SUITS.flatMap((suit) => ranks.map((rank): SuitedTile => `${rank}${suit}`)),
  RED,
]

const CODE_OF_1 = '1'.charCodeAt(0)
const CODE_OF_M = 'm'.charCodeAt(0)

/** The kind number of a tile, 0–27. The letters m, p, s stand three apart, so that the code itself gives the kind. */
export function kindOf(tile: Tile): number {
  return tile === RED ? RED_KIND : tile.charCodeAt(0) - CODE_OF_1 + (tile.charCodeAt(1) - CODE_OF_M) * 3
}

/** The tile of a kind number. Precondition: 0 ≤ kind < {@link KIND_COUNT}. */
export function tileAt(kind: number): Tile {
  return TILES[kind]!
}

/** Whether a value is a tile code. */
export function isTile(value: unknown): value is Tile {
  return (TILES as readonly unknown[]).includes(value)
}

/** The suit of a tile, or `null` for `R`. */
export function suitOf(tile: Tile): Suit | null {
  return suitOfKind(kindOf(tile))
}

/** The suit of a kind number, or `null` for `R`. */
export function suitOfKind(kind: number): Suit | null {
  return kind < 9 ? 'm' : kind < 18 ? 'p' : kind < RED_KIND ? 's' : null
}

/** The rank of a suited tile, 1–9, or 0 for `R`. */
export function rankOf(tile: Tile): Rank | 0 {
  const kind = kindOf(tile)
  return kind === RED_KIND ? 0 : (((kind % 9) + 1) as Rank)
}

/** The first kind number of a suit: 0, 9 or 18. */
export function firstKindOf(suit: Suit): number {
  return suit === 'm' ? 0 : suit === 'p' ? 9 : 18
}

/** Compares two tiles in tile order (m, p, s, then `R`; low to high). */
export function compareTiles(a: Tile, b: Tile): number {
  return kindOf(a) - kindOf(b)
}

/** A sorted copy of `tiles` in tile order. */
export function sortTiles(tiles: readonly Tile[]): Tile[] {
  return tiles.toSorted(compareTiles)
}
