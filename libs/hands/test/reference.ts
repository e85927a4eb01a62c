import { firstKindOf, KIND_COUNT, RED_KIND, type Suit } from '@paipu/tiles'
import type { CountsLike, ShapeRules } from '../src/shapes.ts'

/**
 * The hand library once more, by plain recursion over what the rules say and nothing else: slow, and the measure of the
 * fast one. It shares no code with it but the types.
 */

const NONE: CountsLike = Array.from({ length: KIND_COUNT }, () => 0)
const SUITED = RED_KIND

/** Whether the naturals of `left` and `wilds` reds make `sets` sets and, if `pair`, a pair, all tiles used. */
function makes(left: number[], wilds: number, sets: number, pair: boolean): boolean {
  const kind = left.findIndex((count) => count > 0)
  if (kind < 0) return wilds === 3 * sets + (pair ? 2 : 0)
  if (pair && takeAll(left, wilds, [kind, kind], (rest) => makes(left, rest, sets, false))) return true
  if (sets === 0) return false
  if (takeAll(left, wilds, [kind, kind, kind], (rest) => makes(left, rest, sets - 1, pair))) return true
  for (let low = kind - 2; low <= kind; low++) {
    if (low < 0 || low % 9 > 6 || (kind % 9) - (low % 9) !== kind - low) continue
    if (takeAll(left, wilds, [low, low + 1, low + 2], (rest) => makes(left, rest, sets - 1, pair))) return true
  }
  return false
}

/** Takes a block from `left`, each tile a natural or a red in every possible way, as long as `then` says no. */
function takeAll(left: number[], wilds: number, block: readonly number[], then: (wilds: number) => boolean): boolean {
  const [kind, ...others] = block
  if (kind === undefined) return then(wilds)
  if (wilds > 0 && takeAll(left, wilds - 1, others, then)) return true
  if (left[kind]! === 0) return false
  left[kind]!--
  const found = takeAll(left, wilds, others, then)
  left[kind]!++
  return found
}

function isSevenPairs(natural: readonly number[], wilds: number): boolean {
  const odd = natural.filter((count) => count % 2 === 1).length
  return odd <= wilds && (wilds - odd) % 2 === 0
}

/** The suited counts without a void suit's. */
function naturals(concealed: CountsLike, voidSuit: Suit | null): number[] {
  const natural = Array.from({ length: SUITED }, (_, kind) => concealed[kind]!)
  if (voidSuit !== null) natural.fill(0, firstKindOf(voidSuit), firstKindOf(voidSuit) + 9)
  return natural
}

const wildsOf = (concealed: CountsLike, shapes: ShapeRules) => (shapes.wilds ? concealed[RED_KIND]! : 0)

export function referenceIsComplete(concealed: CountsLike, sets: number, shapes: ShapeRules): boolean {
  const natural = naturals(concealed, null)
  const wilds = wildsOf(concealed, shapes)
  if (makes(natural, wilds, sets, true)) return true
  return sets === 4 && shapes.sevenPairs && isSevenPairs(natural, wilds)
}

export function referenceWaits(
  concealed: CountsLike,
  sets: number,
  shapes: ShapeRules,
  melded: CountsLike = NONE,
  voidSuit: Suit | null = null,
): number {
  const isVoid = (kind: number) =>
    voidSuit !== null && kind >= firstKindOf(voidSuit) && kind < firstKindOf(voidSuit) + 9
  const hand = Array.from(concealed)
  if (hand.some((count, kind) => count > 0 && isVoid(kind))) return 0
  let mask = 0
  for (let kind = 0; kind < (shapes.wilds ? KIND_COUNT : SUITED); kind++) {
    if (isVoid(kind) || hand[kind]! + melded[kind]! >= 4) continue
    hand[kind]!++
    if (referenceIsComplete(hand, sets, shapes)) mask |= 1 << kind
    hand[kind]!--
  }
  return mask
}

/**
 * The fewest tiles that some `sets` sets and a pair hold beyond `natural`, among those of which at most `reds` tiles are
 * beyond `limit` copies of their kind. Goes kind by kind and chooses how many triplets, pairs and sequences begin there.
 */
function missingFor(natural: readonly number[], limit: readonly number[], reds: number, sets: number): number {
  let best = 3 * sets + 3
  const after = Array.from({ length: SUITED + 1 }, () => 0)
  for (let kind = SUITED - 1; kind >= 0; kind--) after[kind] = after[kind + 1]! + natural[kind]!
  const choose = (
    kind: number,
    sets: number,
    pair: number,
    from1: number,
    from2: number,
    missing: number,
    forced: number,
  ) => {
    const needed = 3 * sets + 2 * pair + 2 * from1 + from2
    if (missing + Math.max(0, needed - after[kind]!) >= best) return
    if (kind === SUITED) {
      if (needed === 0) best = missing
      return
    }
    const rank = kind % 9
    if ((rank === 0 && from1 + from2 > 0) || (rank === 8 && from1 > 0)) return
    for (let sequences = rank > 6 ? 0 : sets; sequences >= 0; sequences--) {
      for (let triplets = sets - sequences; triplets >= 0; triplets--) {
        for (let pairs = pair; pairs >= 0; pairs--) {
          const used = from1 + from2 + sequences + 3 * triplets + 2 * pairs
          const tooMany = forced + Math.max(0, used - limit[kind]!)
          if (tooMany > reds) continue
          const short = Math.max(0, used - natural[kind]!)
          choose(kind + 1, sets - sequences - triplets, pair - pairs, sequences, from1, missing + short, tooMany)
        }
      }
    }
  }
  choose(0, sets, 1, 0, 0, 0, 0)
  return best
}

/** The same for seven pairs: pairs that stand first, then pairs begun, then new ones. */
function missingForSevenPairs(natural: readonly number[]): number {
  const have = natural.flatMap((count) => [2, 2].map((size, at) => Math.min(size, Math.max(0, count - 2 * at))))
  const seven = have.toSorted((a, b) => b - a).slice(0, 7)
  return 14 - seven.reduce((sum, size) => sum + size, 0)
}

export function referenceShanten(
  concealed: CountsLike,
  sets: number,
  shapes: ShapeRules,
  melded: CountsLike = NONE,
  voidSuit: Suit | null = null,
): number {
  const natural = naturals(concealed, voidSuit)
  const limit = Array.from({ length: SUITED }, (_, kind) => 4 - melded[kind]!)
  if (voidSuit !== null) limit.fill(0, firstKindOf(voidSuit), firstKindOf(voidSuit) + 9)
  const standard = missingFor(natural, limit, shapes.wilds ? 4 : 0, sets)
  const pairs = sets === 4 && shapes.sevenPairs ? missingForSevenPairs(natural) : Infinity
  return Math.min(standard, pairs) - wildsOf(concealed, shapes) - 1
}

export function referenceUsefulTiles(
  concealed: CountsLike,
  sets: number,
  shapes: ShapeRules,
  melded: CountsLike = NONE,
  voidSuit: Suit | null = null,
): number {
  const hand = Array.from(concealed)
  const now = referenceShanten(hand, sets, shapes, melded, voidSuit)
  let mask = 0
  for (let kind = 0; kind < (shapes.wilds ? KIND_COUNT : SUITED); kind++) {
    if (hand[kind]! + melded[kind]! >= 4) continue
    hand[kind]!++
    if (referenceShanten(hand, sets, shapes, melded, voidSuit) < now) mask |= 1 << kind
    hand[kind]!--
  }
  return mask
}
