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
  if (!left[kind]) return false
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
  const natural = Array.prototype.slice.call(concealed, 0, SUITED) as number[]
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
 * beyond `limit` copies of their kind: is there one that lacks none, or one tile, or two …?
 */
function missingFor(natural: readonly number[], limit: readonly number[], reds: number, sets: number): number {
  const from = Array.from({ length: SUITED + 1 }, () => 0)
  for (let kind = SUITED - 1; kind >= 0; kind--) from[kind] = from[kind + 1]! + natural[kind]!
  for (let most = 0; most <= 3 * sets + 2; most++) {
    if (canLack({ natural, limit, from }, 0, { sets, pair: 1, open: 0, opened: 0 }, most, reds)) return most
  }
  return Infinity
}

interface Hand {
  readonly natural: readonly number[]
  readonly limit: readonly number[]
  /** Naturals of this kind and all later ones. */
  readonly from: readonly number[]
}

/** What is still to come: sets and a pair that begin at this kind or later, sequences that began one or two kinds before. */
interface Need {
  readonly sets: number
  readonly pair: number
  readonly opened: number
  readonly open: number
}

/** Goes kind by kind and chooses how many sequences, triplets and pairs begin there. */
function canLack(hand: Hand, kind: number, need: Need, most: number, reds: number): boolean {
  const needed = 3 * need.sets + 2 * need.pair + 2 * need.opened + need.open
  if (needed - hand.from[kind]! > most) return false
  if (kind === SUITED) return needed === 0
  const rank = kind % 9
  if ((rank === 0 && need.opened + need.open > 0) || (rank === 8 && need.opened > 0)) return false
  for (let sequences = rank > 6 ? 0 : need.sets; sequences >= 0; sequences--) {
    for (let triplets = need.sets - sequences; triplets >= 0; triplets--) {
      for (let pairs = need.pair; pairs >= 0; pairs--) {
        const used = need.opened + need.open + sequences + 3 * triplets + 2 * pairs
        const lacking = most - Math.max(0, used - hand.natural[kind]!)
        const left = reds - Math.max(0, used - hand.limit[kind]!)
        if (lacking < 0 || left < 0) continue
        const rest = {
          sets: need.sets - sequences - triplets,
          pair: need.pair - pairs,
          opened: sequences,
          open: need.opened,
        }
        if (canLack(hand, kind + 1, rest, lacking, left)) return true
      }
    }
  }
  return false
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
