import { RED_KIND } from '@paipu/tiles'
import type { ShapeRules } from '../src/shapes.ts'

/**
 * Readings once more, the other way round: every multiset of named sets, a named or red pair and red sets that has the
 * right size, kept if the hand's tiles can be laid on it with a natural tile in each named block. Each is written as a
 * sorted list of blocks: `t5` a triplet, `s5` a sequence, `p5` the pair, by kind number; 27 for one of reds alone.
 */
export function referenceReadings(concealed: readonly number[], sets: number, shapes: ShapeRules): string[] {
  const naturals = concealed.slice(0, RED_KIND)
  const reds = shapes.wilds ? concealed[RED_KIND]! : 0
  const found: string[] = []
  const add = (chosen: readonly Block[], from: number) => {
    if (redsNeeded(chosen, naturals) > reds) return
    if (chosen.length === sets + 1) {
      if (canLay(chosen, naturals)) found.push(nameOf(chosen))
      return
    }
    for (let next = from; next < SETS.length; next++) add([...chosen, SETS[next]!], next)
  }
  for (const pair of PAIRS) add([pair], 0)
  if (sets === 4 && shapes.sevenPairs && isSevenPairs(naturals, reds)) found.push('seven pairs')
  return found.toSorted()
}

interface Block {
  readonly name: string
  readonly tiles: readonly number[]
}

const KINDS = Array.from({ length: RED_KIND }, (_, kind) => kind)
const PAIRS: Block[] = [...KINDS, RED_KIND].map((kind) => ({ name: `p${kind}`, tiles: [kind, kind] }))
const SETS: Block[] = [
  ...[...KINDS, RED_KIND].map((kind) => ({ name: `t${kind}`, tiles: [kind, kind, kind] })),
  ...KINDS.filter((kind) => kind % 9 < 7).map((kind) => ({ name: `s${kind}`, tiles: [kind, kind + 1, kind + 2] })),
]

function nameOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => block.name)
    .toSorted()
    .join(' ')
}

/** Tiles of the blocks that the naturals don't have. */
function redsNeeded(blocks: readonly Block[], naturals: readonly number[]): number {
  const left = naturals.slice()
  let needed = 0
  for (const tile of blocks.flatMap((block) => block.tiles)) {
    if (left[tile]) left[tile]--
    else needed++
  }
  return needed
}

/** Whether all naturals find a place such that each named block has one of them. */
function canLay(blocks: readonly Block[], naturals: readonly number[]): boolean {
  const needed = redsNeeded(blocks, naturals)
  const size = blocks.reduce((sum, block) => sum + block.tiles.length, 0)
  if (naturals.reduce((sum, count) => sum + count, 0) + needed !== size) return false
  const named = blocks.filter((block) => block.tiles[0] !== RED_KIND)
  // One natural in each named block, by trying all; the others find room, as no kind has more naturals than places.
  const give = (at: number, left: readonly number[]): boolean =>
    at === named.length ||
    named[at]!.tiles.some((tile) => {
      if (!left[tile]) return false
      return give(
        at + 1,
        left.map((count, kind) => (kind === tile ? count - 1 : count)),
      )
    })
  return give(0, naturals)
}

function isSevenPairs(naturals: readonly number[], reds: number): boolean {
  const odd = naturals.filter((count) => count % 2 === 1).length
  return odd <= reds
}
