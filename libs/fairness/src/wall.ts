import { RED_KIND, TILES, type Tile } from '@paipu/tiles'
import { randomStream, type RandomStream } from './seed.ts'

/** All tiles of a tile set in tile order: 108 suited tiles, and four red dragons where it has them (rules.md C1). */
export function tileSet(withReds: boolean): Tile[] {
  const kinds = withReds ? TILES : TILES.slice(0, RED_KIND)
  return kinds.flatMap((tile) => [tile, tile, tile, tile])
}

/** A shuffled copy (Fisher–Yates from the back, every order equally likely). */
export function shuffled<T>(items: readonly T[], random: RandomStream): T[] {
  const copy = [...items]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const item = copy[i]!
    copy[i] = copy[j]!
    copy[j] = item
  }
  return copy
}

/** A deal's wall and the birds set aside from its end (rules.md C3, R2). */
export interface BuiltWall {
  readonly wall: readonly Tile[]
  readonly birds: readonly Tile[]
}

/** The wall that a deal seed gives: the shuffled tile set, its last `birds` tiles set aside. */
export function wallOf(seed: string, withReds: boolean, birds: number): BuiltWall {
  const all = shuffled(tileSet(withReds), randomStream(seed, 'wall'))
  const live = all.length - birds
  return { wall: all.slice(0, live), birds: all.slice(live) }
}
