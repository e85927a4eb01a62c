import { isTile, sortTiles, SUITS, type Suit, type Tile } from './tile.ts'

/** What {@link parseTiles} answers: the tiles in the order written, or what is wrong and where (0-based index). */
export type ParsedTiles =
  | { readonly ok: true; readonly tiles: Tile[] }
  | { readonly ok: false; readonly at: number; readonly message: string }

/**
 * Reads the compact notation: ranks and then their suit, `123m99p`; a wild is `R`; blanks are passed over.
 */
export function parseTiles(text: string): ParsedTiles {
  const tiles: Tile[] = []
  let ranks: string[] = []
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!
    if (char === ' ') continue
    if (char >= '1' && char <= '9') {
      ranks.push(char)
    } else if (char === 'R') {
      if (ranks.length > 0) return { ok: false, at, message: `rank ${ranks.join('')} has no suit before R` }
      tiles.push('R')
    } else if ((SUITS as readonly string[]).includes(char)) {
      if (ranks.length === 0) return { ok: false, at, message: `suit ${char} has no rank before it` }
      for (const rank of ranks) tiles.push(`${rank}${char}` as Tile)
      ranks = []
    } else {
      return { ok: false, at, message: `${JSON.stringify(char)} is no rank 1–9, suit m, p or s, or R` }
    }
  }
  if (ranks.length > 0) return { ok: false, at: text.length, message: `rank ${ranks.join('')} has no suit after it` }
  return { ok: true, tiles }
}

/** Reads tiles that are known to be well written (tests, rule texts). Throws on anything else. */
export function tiles(text: string): Tile[] {
  const parsed = parseTiles(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`)
  return parsed.tiles
}

/** Reads one tile code such as `5m` or `R`; `null` when it is none. */
export function parseTile(text: string): Tile | null {
  return isTile(text) ? text : null
}

/** Writes tiles in tile order in the compact notation, `123m99pR`. */
export function formatTiles(tilesToWrite: readonly Tile[]): string {
  let text = ''
  let suit: Suit | null = null
  for (const tile of sortTiles(tilesToWrite)) {
    const next = tile === 'R' ? null : (tile[1] as Suit)
    if (suit !== null && next !== suit) text += suit
    text += tile[0]
    suit = next
  }
  return suit === null ? text : text + suit
}
