import { SUITS, type Suit, type Tile } from '@paipu/tiles'
import { chance, shuffled } from './random.ts'
import { giveBack, takeAlike, takeAny, takeSequence, tryTake, type Supply } from './supply.ts'

/** What a hand is made of: its number of tiles, how many sets beside the pair, and the suits it may use. */
export interface HandFrame {
  readonly size: number
  readonly sets: number
  readonly suits: readonly Suit[]
}

/** A complete hand less so many random tiles, filled up with any others. `triplets`: the chance of each set to be one. */
export function nearHand(supply: Supply, frame: HandFrame, lacking: number, triplets: number): Tile[] {
  const blocks = Array.from({ length: frame.sets }, () =>
    chance(triplets, supply.random) ? takeAlike(supply, frame.suits, 3) : takeSequence(supply, frame.suits),
  )
  return trimmed(supply, [...blocks.flat(), ...takeAlike(supply, frame.suits, 2)], frame, lacking)
}

/** A hand of pairs, or of quads and pairs, less so many random tiles, filled up with any others. */
export function pairsHand(supply: Supply, frame: HandFrame, lacking: number): Tile[] {
  const tiles: Tile[] = []
  while (tiles.length < frame.size) {
    const copies = chance(35, supply.random) ? 4 : 2
    const taken = takeAlike(supply, frame.suits, copies)
    if (taken.length === 0) break
    tiles.push(...taken)
  }
  return trimmed(supply, tiles, frame, lacking)
}

/** A hand of triplets and pairs, which others' discards turn into melds. */
export function callingHand(supply: Supply, frame: HandFrame): Tile[] {
  const tiles: Tile[] = []
  while (tiles.length < frame.size) {
    const taken = takeAlike(supply, frame.suits, chance(40, supply.random) ? 3 : 2)
    if (taken.length === 0) break
    tiles.push(...taken)
  }
  return trimmed(supply, tiles, frame, 0)
}

/** Tiles of one suit only, as far as there are any. */
export function flushHand(supply: Supply, frame: HandFrame): Tile[] {
  return takeAny(supply, frame.suits, frame.size)
}

/** A hand that waits for a tile by a sequence around it, with a complete rest; the tile itself is not in it. */
export function waitingFor(supply: Supply, frame: HandFrame, tile: Tile, triplets: number): Tile[] {
  const around = shuffled(neighbours(tile), supply.random).find((two) => tryTake(supply, two)) ?? []
  const rest = nearHand(supply, { ...frame, size: frame.size - 2, sets: frame.sets - 1 }, 0, triplets)
  return [...around, ...rest]
}

function neighbours(tile: Tile): Tile[][] {
  const rank = Number(tile[0])
  const at = (step: number): Tile => `${rank + step}${tile[1]}` as Tile
  const both: Tile[][] = []
  if (rank > 2) both.push([at(-2), at(-1)])
  if (rank > 1 && rank < 9) both.push([at(-1), at(1)])
  if (rank < 8) both.push([at(1), at(2)])
  return both
}

/** Random tiles go back until only `size` less `lacking` are left; any others fill up. */
function trimmed(supply: Supply, tiles: readonly Tile[], { size, suits }: HandFrame, lacking: number): Tile[] {
  const kept = shuffled(tiles, supply.random)
  giveBack(supply, kept.splice(Math.max(0, size - lacking)))
  return [...kept, ...takeAny(supply, chance(80, supply.random) ? suits : SUITS, size - kept.length)]
}
