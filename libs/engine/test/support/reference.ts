import type { Meld } from '../../src/index.ts'

/**
 * A second answer to what wins, what is waited for and what it is worth, written from rules.md C10–C12a, S2, S3 and X2
 * alone: by recursion over the tiles, trying every way to read them. It shares no code with the engine.
 */

/** A hand as numbers: tile kinds 0–8 characters, 9–17 dots, 18–26 bamboo; counts by kind. */
export interface PlainHand {
  readonly concealed: readonly number[]
  readonly melds: readonly Pick<Meld, 'kind' | 'tile'>[]
  readonly voidSuit: 'm' | 'p' | 's' | null
}

type PlainReading = 'pairs' | { readonly chows: number; readonly pungs: number }

const SUITS = 'mps'

function tilesOf(counts: readonly number[]): number[] {
  return counts.slice(0, 27).flatMap((count, kind) => Array.from({ length: count }, () => kind))
}

function numberOf(code: string): number {
  return SUITS.indexOf(code[1]!) * 9 + Number(code[0]) - 1
}

/** Every way to read a hand that should be complete (C10). */
function readingsOf({ concealed, melds }: PlainHand): PlainReading[] {
  const tiles = tilesOf(concealed)
  const found: PlainReading[] = []
  if (melds.length === 0 && isPairs(tiles)) found.push('pairs')
  for (const kind of new Set(tiles.filter((tile) => fitsAsPair(tiles, tile)))) {
    const rest = minus(tiles, [kind, kind])
    if (rest !== null) found.push(...setsOf(rest, melds.length, 0))
  }
  return found.filter((reading) => reading === 'pairs' || reading.chows + reading.pungs === 4)
}

/** Sets take three tiles of one suit each, so what is left of every suit beside the pair must divide by three. */
function fitsAsPair(tiles: readonly number[], kind: number): boolean {
  return [0, 1, 2].every((suit) => {
    const size = tiles.filter((tile) => Math.floor(tile / 9) === suit).length
    return (suit === Math.floor(kind / 9) ? size - 2 : size) % 3 === 0
  })
}

function isPairs(tiles: readonly number[]): boolean {
  return tiles.length === 14 && tiles.every((tile, at) => at % 2 === 1 || tile === tiles[at + 1])
}

function setsOf(tiles: readonly number[], pungs: number, chows: number): PlainReading[] {
  const lowest = tiles[0]
  if (lowest === undefined) return [{ chows, pungs }]
  const afterPung = minus(tiles, [lowest, lowest, lowest])
  const afterChow = lowest % 9 < 7 ? minus(tiles, [lowest, lowest + 1, lowest + 2]) : null
  return [
    ...(afterPung === null ? [] : setsOf(afterPung, pungs + 1, chows)),
    ...(afterChow === null ? [] : setsOf(afterChow, pungs, chows + 1)),
  ]
}

function minus(tiles: readonly number[], taken: readonly number[]): number[] | null {
  const rest = [...tiles]
  for (const tile of taken) {
    const at = rest.indexOf(tile)
    if (at < 0) return null
    rest.splice(at, 1)
  }
  return rest
}

function holdsVoid({ concealed, voidSuit }: PlainHand): boolean {
  return voidSuit !== null && tilesOf(concealed).some((kind) => SUITS[Math.floor(kind / 9)] === voidSuit)
}

function allTilesOf({ concealed, melds }: PlainHand): number[] {
  const melded = melds.flatMap(({ kind, tile }) =>
    Array.from({ length: kind === 'pung' ? 3 : 4 }, () => numberOf(tile)),
  )
  return [...tilesOf(concealed), ...melded]
}

/** How a rule set counts: fan of one reading, and points. */
export interface PlainRules {
  fan(hand: PlainHand, reading: PlainReading): number
  points(fan: number): number
}

function flushAndRoots(hand: PlainHand): number {
  const all = allTilesOf(hand)
  const suits = new Set(all.map((kind) => Math.floor(kind / 9)))
  const roots = [...new Set(all)].filter((kind) => all.filter((other) => other === kind).length === 4)
  return (suits.size === 1 ? 2 : 0) + roots.length
}

/** rules.md S2, S3. */
export const PLAIN_SICHUAN: PlainRules = {
  fan: (hand, reading) => flushAndRoots(hand) + (reading === 'pairs' ? 2 : reading.pungs === 4 ? 1 : 0),
  points: (fan) => 2 ** Math.min(fan, 4),
}

/** rules.md X2. */
export const PLAIN_OPEN: PlainRules = {
  fan: (hand, reading) =>
    flushAndRoots(hand) + (reading === 'pairs' || hand.melds.length === 4 ? 2 : reading.pungs === 4 ? 1 : 0),
  points: (fan) => 2 ** fan,
}

/** The fan of a hand with the winning tile, by its best reading (C11); `null` where it does not win (V3, C10). */
export function plainFans<R extends string>(
  rules: Readonly<Record<R, PlainRules>>,
  hand: PlainHand,
): Record<R, number> | null {
  const readings = holdsVoid(hand) ? [] : readingsOf(hand)
  if (readings.length === 0) return null
  const entries = Object.entries<PlainRules>(rules)
  const best = entries.map(([id, { fan }]) => [id, Math.max(...readings.map((reading) => fan(hand, reading)))])
  return Object.fromEntries(best) as Record<R, number>
}

/** The waits of a hand one tile short with the points of each (C12, C12a). */
export function plainWaits<R extends string>(
  rules: Readonly<Record<R, PlainRules>>,
  hand: PlainHand,
): Map<number, Record<R, number>> {
  const waits = new Map<number, Record<R, number>>()
  const owned = allTilesOf(hand)
  for (let kind = 0; kind < 27; kind++) {
    if (owned.filter((tile) => tile === kind).length === 4 || !hasNeighbour(hand.concealed, kind)) continue
    const concealed = hand.concealed.map((count, at) => count + Number(at === kind))
    const fans = plainFans(rules, { ...hand, concealed })
    if (fans !== null) waits.set(kind, fans)
  }
  return waits
}

/** A winning tile stands in a set or pair with a tile that was held. */
function hasNeighbour(concealed: readonly number[], kind: number): boolean {
  return [-2, -1, 0, 1, 2].some((step) => concealed[kind + step]! > 0)
}
