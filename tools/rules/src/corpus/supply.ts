import type { RuleSet } from '@paipu/engine'
import { countTiles, kindOf, RED_KIND, suitOf, tileAt, TILES, type Suit, type Tile } from '@paipu/tiles'
import { allTiles } from '../../../../libs/engine/test/support/play.ts'
import { pick, shuffled, type Random } from './random.ts'

/** The tiles of a tile set that are not yet placed, and the seed's random numbers to place them by. */
export interface Supply {
  readonly left: number[]
  readonly random: Random
}

/** All tiles of a rule set, none placed. */
export function fullSupply(rules: RuleSet, random: Random): Supply {
  return { left: [...countTiles(allTiles(rules))], random }
}

/** Takes tiles, if all are left. */
export function tryTake(supply: Supply, tiles: readonly Tile[]): boolean {
  const wanted = countTiles(tiles)
  if (wanted.some((count, kind) => count > supply.left[kind]!)) return false
  for (const [kind, count] of wanted.entries()) supply.left[kind]! -= count
  return true
}

/** Lays tiles back. */
export function giveBack(supply: Supply, tiles: readonly Tile[]): void {
  for (const tile of tiles) supply.left[kindOf(tile)]!++
}

/** The suited tiles of some suits of which at least `copies` are left. */
export function kindsLeft({ left }: Supply, suits: readonly Suit[], copies: number): Tile[] {
  return TILES.slice(0, RED_KIND).filter(
    (tile) => left[kindOf(tile)]! >= copies && (suits as readonly string[]).includes(suitOf(tile)!),
  )
}

/** So many copies of a random kind of some suits; empty where there is none with so many left. */
export function takeAlike(supply: Supply, suits: readonly Suit[], copies: number): Tile[] {
  const kinds = kindsLeft(supply, suits, copies)
  if (kinds.length === 0) return []
  const tile = pick(kinds, supply.random)
  const taken = Array.from({ length: copies }, () => tile)
  tryTake(supply, taken)
  return taken
}

/** A random sequence of some suits; empty where none was found. */
export function takeSequence(supply: Supply, suits: readonly Suit[]): Tile[] {
  for (let attempt = 0; attempt < 20; attempt++) {
    const start = pick(kindsLeft(supply, suits, 0), supply.random)
    const kind = kindOf(start)
    const sequence = kind % 9 > 6 ? [] : [tileAt(kind), tileAt(kind + 1), tileAt(kind + 2)]
    if (sequence.length > 0 && tryTake(supply, sequence)) return sequence
  }
  return []
}

/** Any tiles that are left, of some suits as long as there are any. */
export function takeAny(supply: Supply, suits: readonly Suit[], count: number): Tile[] {
  const taken: Tile[] = []
  while (taken.length < count) {
    const wanted = kindsLeft(supply, suits, 1)
    const kinds = wanted.length > 0 ? wanted : TILES.filter((tile) => supply.left[kindOf(tile)]! > 0)
    const weighted = kinds.flatMap((tile) => Array.from({ length: supply.left[kindOf(tile)]! }, () => tile))
    const tile = pick(weighted, supply.random)
    tryTake(supply, [tile])
    taken.push(tile)
  }
  return taken
}

/** All that is left, shuffled; the supply is empty afterwards. */
export function takeRest(supply: Supply): Tile[] {
  const rest = supply.left.flatMap((count, kind) => Array.from({ length: count }, () => tileAt(kind)))
  supply.left.fill(0)
  return shuffled(rest, supply.random)
}
