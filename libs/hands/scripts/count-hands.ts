import { completions, RANKS, readyCompletions } from '../src/completions.ts'
import { naturalDistances, readyNatural } from '../src/distances.ts'
import { SUIT_VECTORS } from '../src/suit.ts'

/**
 * Counts all hands without wilds and melds by how far they are from complete: multisets of tiles, each once, however many
 * ways there are to draw it. Suits are counted by class and pairs, and three of them put together by their counts.
 */

/** How many hands lack 0, 1, 2 … tiles. */
export type Census = number[]

/** Suits, or two suits together: how many have so many tiles, that class and that many pairs. */
interface Group {
  readonly tiles: number
  readonly class: number
  readonly pairs: number
  readonly count: number
}

const MOST_TILES = 14

/** Hands of one suit. */
export function censusOfOneSuit(tiles: number, sets: number): Census {
  const census: Census = []
  const none = suitGroups().find((group) => group.tiles === 0)!
  const two = naturalDistances.merged[(none.class << 7) | none.class]!
  for (const suit of suitGroups()) {
    if (suit.tiles === tiles) add(census, lacking(sets, two, suit.class), suit.count)
  }
  return census
}

/** Hands of three suits; `sevenPairs` counts those as a shape too (rules.md C10). */
export function censusOfThreeSuits(tiles: number, sets: number, sevenPairs: boolean): Census {
  const census: Census = []
  for (const two of twoSuits()) {
    for (const third of suitGroups()) {
      if (two.tiles + third.tiles !== tiles) continue
      const standard = lacking(sets, two.class, third.class)
      const toPairs = sevenPairs ? Math.max(7 - two.pairs - third.pairs, 14 - tiles) : standard
      add(census, Math.min(standard, toPairs), two.count * third.count)
    }
  }
  return census
}

/** Ready hands of 13 tiles of one suit, standard shape, by how many waits they have. */
export function readyByWaits(): number[] {
  readyCompletions()
  const byWaits: number[] = Array.from({ length: 10 }, () => 0)
  for (let vector = 0; vector < SUIT_VECTORS; vector++) {
    if (tilesOf(vector) !== 13) continue
    let waits = 0
    for (let mask = completions[vector]! & RANKS; mask !== 0; mask &= mask - 1) waits++
    byWaits[waits]!++
  }
  return byWaits
}

function lacking(sets: number, two: number, third: number): number {
  return naturalDistances.lacking[(sets << 15) | (two << 7) | third]!
}

function add(census: Census, at: number, count: number): void {
  while (census.length <= at) census.push(0)
  census[at]! += count
}

function tilesOf(vector: number): number {
  let tiles = 0
  for (let rest = vector; rest > 0; rest = Math.floor(rest / 5)) tiles += rest % 5
  return tiles
}

let suits: Group[] | undefined

function suitGroups(): Group[] {
  if (suits !== undefined) return suits
  readyNatural()
  const counts = new Map<number, number>()
  for (let vector = 0; vector < SUIT_VECTORS; vector++) {
    const tiles = tilesOf(vector)
    if (tiles > MOST_TILES) continue
    const key = tiles * 65536 + naturalDistances.suits[vector]!
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  suits = [...counts].map(([key, count]) => ({
    tiles: Math.floor(key / 65536),
    class: (key & 65535) >> 8,
    pairs: (key >> 4) & 15,
    count,
  }))
  return suits
}

function twoSuits(): Group[] {
  const groups = new Map<number, Group>()
  for (const a of suitGroups()) {
    for (const b of suitGroups()) {
      const tiles = a.tiles + b.tiles
      if (tiles > MOST_TILES) continue
      const merged = naturalDistances.merged[(a.class << 7) | b.class]!
      const pairs = a.pairs + b.pairs
      const key = (tiles << 16) | (merged << 5) | pairs
      const count = (groups.get(key)?.count ?? 0) + a.count * b.count
      groups.set(key, { tiles, class: merged, pairs, count })
    }
  }
  return [...groups.values()]
}
