import type { Tile } from '@paipu/tiles'

/** How many birds are a 1, 5, 9 or R (rules.md R4). */
export function birdHits(birds: readonly Tile[]): number {
  return birds.filter((bird) => ['1', '5', '9', 'R'].includes(bird[0]!)).length
}
