import { firstKindOf, KIND_COUNT, RED_KIND, SUITS, type Suit } from '@paipu/tiles'
import type { Random } from '../../tiles/test/support/random.ts'
import type { ShapeRules } from '../src/shapes.ts'

/** A hand that can occur, with all the hand library is asked about it; it may be one tile `short`. */
export interface RandomHand {
  readonly concealed: number[]
  readonly melded: number[]
  readonly sets: number
  readonly shapes: ShapeRules
  readonly voidSuit: Suit | null
  readonly short: boolean
}

/**
 * Draws a hand: 0–4 sets to make, melds (or, as in Blood Flow, none) for the others, one to three suits, with and without
 * wilds, seven pairs and void suit. Two of three are built of sets and pairs and then disturbed.
 */
export function randomHand(random: Random): RandomHand {
  const shapes = { sevenPairs: random(2) === 0, wilds: random(3) === 0 }
  const kinds = 9 * (1 + random(3))
  const wall = Array.from({ length: KIND_COUNT }, (_, kind) =>
    kind < kinds || (kind === RED_KIND && shapes.wilds) ? 4 : 0,
  )
  const sets = random(4) === 0 ? random(5) : 3 + random(2)
  const melded = random(4) === 0 ? noTiles() : randomMelds(random, wall, kinds, 4 - sets)
  const short = random(2) === 0
  const size = 3 * sets + (short ? 1 : 2)
  const concealed = noTiles()
  if (random(3) > 0) build(random, wall, kinds, concealed, size)
  if (shapes.wilds && random(2) === 0) swapForReds(random, wall, concealed)
  while (total(concealed) < size) take(wall, concealed, random(KIND_COUNT))
  return { concealed, melded, sets, shapes, voidSuit: randomVoidSuit(random, melded), short }
}

function noTiles(): number[] {
  return Array.from({ length: KIND_COUNT }, () => 0)
}

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

function take(wall: number[], hand: number[], kind: number): boolean {
  if (!wall[kind]) return false
  wall[kind]--
  hand[kind]!++
  return true
}

function randomMelds(random: Random, wall: number[], kinds: number, melds: number): number[] {
  const melded = noTiles()
  for (let n = 0; n < melds; n++) {
    const kind = random(kinds)
    if (wall[kind] !== 4) continue
    for (let tiles = 3 + random(2); tiles > 0; tiles--) take(wall, melded, kind)
  }
  return melded
}

/** Adds triplets, sequences and pairs while there is room, and sometimes stops early. */
function build(random: Random, wall: number[], kinds: number, concealed: number[], size: number): void {
  const pairsOnly = random(4) === 0
  while (total(concealed) <= size - 2 && random(12) > 0) {
    const kind = random(kinds)
    const shape =
      pairsOnly || total(concealed) > size - 3 ? 'pair' : (['pair', 'triplet', 'sequence'] as const)[random(3)]!
    const block =
      shape === 'sequence' ? [kind, kind + 1, kind + 2] : Array.from({ length: shape === 'pair' ? 2 : 3 }, () => kind)
    if (shape === 'sequence' && kind % 9 > 6) continue
    for (const tile of block) take(wall, concealed, tile)
  }
}

function swapForReds(random: Random, wall: number[], concealed: number[]): void {
  for (let reds = random(5); reds > 0; reds--) {
    const held = concealed.flatMap((count, kind) => (count > 0 && kind !== RED_KIND ? [kind] : []))
    const kind = held[random(Math.max(1, held.length))]
    if (kind === undefined || !take(wall, concealed, RED_KIND)) return
    concealed[kind]!--
    wall[kind]!++
  }
}

/** No void suit, or one without melds (rules.md V4). */
function randomVoidSuit(random: Random, melded: readonly number[]): Suit | null {
  const suit = random(3) === 0 ? SUITS[random(3)]! : null
  if (suit === null || total(melded.slice(firstKindOf(suit), firstKindOf(suit) + 9)) > 0) return null
  return suit
}
