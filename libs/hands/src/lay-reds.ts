import { RED_KIND } from '@paipu/tiles'

/** A block of a reading: a set or the pair. `low` is its kind (the lowest of a sequence), 27 when all of it is red. */
export interface Block {
  readonly kind: 'sequence' | 'triplet' | 'pair'
  readonly low: number
}

/**
 * Lays a hand's naturals on the blocks of a reading, reds filling the rest, so that each named block has a natural tile.
 *
 * @param blocks blocks that use all naturals
 * @param reds how many tiles of the blocks the naturals leave
 * @returns how many reds each block has, or `null` if some named block would be of reds alone
 */
export function layReds(blocks: readonly Block[], naturals: readonly number[], reds: number): number[] | null {
  if (reds === 0) return blocks.map(() => 0)
  const left = naturals.slice()
  const firsts: number[] = []
  if (!layFirst(blocks, left, firsts)) return null
  return blocks.map((block, at) => {
    let wilds = 0
    let first = firsts[at]!
    for (const kind of tilesOf(block)) {
      if (kind === first) first = -1
      else if (left[kind]! > 0) left[kind]!--
      else wilds++
    }
    return wilds
  })
}

/** Gives each block one natural, tried in all ways; all-red blocks have none (`-1`). */
function layFirst(blocks: readonly Block[], left: number[], firsts: number[]): boolean {
  const block = blocks[firsts.length]
  if (block === undefined) return true
  const choices = block.low === RED_KIND ? [-1] : new Set(tilesOf(block))
  for (const kind of choices) {
    if (kind >= 0 && left[kind] === 0) continue
    if (kind >= 0) left[kind]!--
    firsts.push(kind)
    if (layFirst(blocks, left, firsts)) return true
    firsts.pop()
    if (kind >= 0) left[kind]!++
  }
  return false
}

function tilesOf({ kind, low }: Block): number[] {
  if (kind === 'pair') return [low, low]
  return kind === 'triplet' ? [low, low, low] : [low, low + 1, low + 2]
}
