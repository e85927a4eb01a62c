import { COSTS, MOST_SETS } from './automaton.ts'
import { mergeCosts, totalCost } from './costs.ts'
import { NATURAL_SUITS, WILD_SUITS } from './generated/suits.ts'
import { SUIT_VECTORS } from './suit.ts'

/**
 * How far hands are from sets and a pair, by tables: a suit's vector gives its class, two suits' classes the class of the
 * two together, and that with the third suit's the tiles the hand lacks. Filled at first use.
 */
export interface Distances {
  /** Class of a suit by its vector, below 128. */
  readonly classOf: Uint8Array
  /** Costs of each class, ten a class (see costs.ts). */
  readonly costs: Uint8Array
  /** Class of two suits together, below 256, by `first << 7 | second`. */
  readonly merged: Uint8Array
  /** Tiles lacking, by `sets << 15 | merged << 7 | third`. */
  readonly lacking: Uint8Array
}

const CLASSES = 128
const MERGED = 256

function allocate(): Distances {
  return {
    classOf: new Uint8Array(SUIT_VECTORS),
    costs: new Uint8Array(CLASSES * COSTS),
    merged: new Uint8Array(CLASSES * CLASSES),
    lacking: new Uint8Array((MOST_SETS + 1) * MERGED * CLASSES),
  }
}

/** Without wilds: a complete hand holds at most four of a kind (rules.md C12). */
export const naturalDistances: Distances = allocate()
/** With wilds, which may stand for any number of further copies (rules.md R1); counts of naturals only. */
export const wildDistances: Distances = allocate()

let naturalReady = false
let wildReady = false

/** The tables for hands with or without wilds; the first call fills them (some milliseconds). */
export function distances(wilds: boolean): Distances {
  if (wilds) {
    if (!wildReady) {
      fill(wildDistances, WILD_SUITS)
      wildReady = true
    }
    return wildDistances
  }
  if (!naturalReady) {
    fill(naturalDistances, NATURAL_SUITS)
    naturalReady = true
  }
  return naturalDistances
}

function fill(tables: Distances, shipped: { readonly edges: string; readonly costs: string }): void {
  unfold(shipped.edges, tables.classOf)
  for (let place = 0; place < shipped.costs.length; place++) tables.costs[place] = parseInt(shipped.costs[place]!, 36)
  mergeClasses(tables, shipped.costs.length / COSTS)
}

/**
 * Unfolds the shipped automaton into the class of every vector. It is written level by level, node by node: five edges
 * (count 0–4), each two base-64 digits, the number of a node of the next level; after the ninth rank, of a class.
 */
function unfold(edges: string, classOf: Uint8Array): void {
  let nodes = new Uint16Array(1)
  for (let rank = 0, from = 0; rank < 9; rank++) {
    const width = highest(nodes) + 1
    const level = decode(edges, from, 5 * width)
    const next = rank === 8 ? classOf : new Uint16Array(nodes.length * 5)
    for (let prefix = 0, at = 0; prefix < nodes.length; prefix++) {
      const edge = nodes[prefix]! * 5
      for (let count = 0; count < 5; count++) next[at++] = level[edge + count]!
    }
    if (next instanceof Uint16Array) nodes = next
    from += 10 * width
  }
}

function highest(numbers: Uint16Array): number {
  let most = 0
  for (const number of numbers) most = Math.max(most, number)
  return most
}

/** Reads `length` numbers of two base-64 digits each. */
function decode(text: string, from: number, length: number): Uint16Array {
  const numbers = new Uint16Array(length)
  for (let i = 0; i < length; i++) numbers[i] = (digit(text, from + 2 * i) << 6) | digit(text, from + 2 * i + 1)
  return numbers
}

/** The digits are A–Z, a–z, 0–9, `-`, `_`. */
function digit(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code >= 97) return code - 71
  if (code === 95) return 63
  if (code >= 65) return code - 65
  return code === 45 ? 62 : code + 4
}

/** Fills the tables that combine classes. Two suits together have at most 256 classes: checked by a test. */
function mergeClasses({ costs, merged, lacking }: Distances, classes: number): void {
  const together = new Uint8Array(MERGED * COSTS)
  const known = new Map<string, number>()
  const scratch = new Uint8Array(COSTS)
  for (let first = 0; first < classes; first++) {
    for (let second = 0; second <= first; second++) {
      mergeCosts(costs, first * COSTS, costs, second * COSTS, scratch, 0)
      const key = String.fromCharCode(...scratch)
      let id = known.get(key)
      if (id === undefined) {
        id = known.size
        known.set(key, id)
        together.set(scratch, id * COSTS)
      }
      merged[(first << 7) | second] = id
      merged[(second << 7) | first] = id
    }
  }
  for (let id = 0; id < known.size; id++) {
    for (let third = 0; third < classes; third++) {
      for (let sets = 0; sets <= MOST_SETS; sets++) {
        lacking[(sets << 15) | (id << 7) | third] = totalCost(together, id * COSTS, costs, third * COSTS, sets)
      }
    }
  }
}
