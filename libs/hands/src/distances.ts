import { COSTS, MOST_SETS } from './automaton.ts'
import { mergeCosts, totalCost } from './costs.ts'
import { NATURAL_SUITS, WILD_SUITS } from './generated/suits.ts'
import { SUIT_VECTORS } from './suit.ts'

/**
 * How far hands are from sets and a pair, by tables: a suit's vector gives its class, two suits' classes the class of the
 * two together, and that with the third suit's the tiles the hand lacks.
 */
export interface Distances {
  /**
   * By a suit's vector: its class, below 128, its pairs (four alike are two) and its tiles: `class << 8 | pairs << 4 | tiles`.
   * The low byte is right for suits of up to 14 tiles, and so are sums of three of them for a hand's suits.
   */
  readonly suits: Uint16Array
  /** Costs of each class, ten a class (see costs.ts). */
  readonly costs: Uint8Array
  /** Class of two suits together, below 256, by `first << 7 | second`. */
  readonly merged: Uint8Array
  /** Tiles lacking, by `sets << 15 | merged << 7 | third`. */
  readonly lacking: Uint8Array
}

const CLASSES = 128
/** The digits of the shipped automaton, 0 to 63. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const MERGED = 256

function allocate(): Distances {
  return {
    suits: new Uint16Array(SUIT_VECTORS),
    costs: new Uint8Array(CLASSES * COSTS),
    merged: new Uint8Array(CLASSES * CLASSES),
    lacking: new Uint8Array((MOST_SETS + 1) * MERGED * CLASSES),
  }
}

/** Without wilds: a complete hand holds at most four of a kind (rules.md C12). Empty before {@link readyNatural}. */
export const naturalDistances: Distances = allocate()
/** With wilds, which may stand for any number of further copies (rules.md R1). Empty before {@link readyWild}. */
export const wildDistances: Distances = allocate()

let naturalReady = false
let wildReady = false

/** Fills {@link naturalDistances} when called first (some milliseconds). */
export function readyNatural(): void {
  if (!naturalReady) fillNatural()
}

/** Apart, as {@link readyNatural} is so small that it costs those who are compiled with it nothing. */
function fillNatural(): void {
  fill(naturalDistances, NATURAL_SUITS)
  naturalReady = true
}

/** Fills {@link wildDistances} when called first. */
export function readyWild(): void {
  if (wildReady) return
  fill(wildDistances, WILD_SUITS)
  wildReady = true
}

function fill(tables: Distances, shipped: { readonly edges: string; readonly costs: string }): void {
  unfold(shipped.edges, tables.suits)
  for (let place = 0; place < shipped.costs.length; place++) tables.costs[place] = parseInt(shipped.costs[place]!, 36)
  mergeClasses(tables, shipped.costs.length / COSTS)
}

/**
 * Unfolds the shipped automaton into the class of every vector. It is written level by level, node by node: five edges
 * (count 0–4), each two base-64 digits, the number of a node of the next level; after the ninth rank, of a class.
 */
function unfold(edges: string, suits: Uint16Array): void {
  let nodes: Uint16Array = new Uint16Array(1)
  let width = 1
  for (let rank = 0, from = 0; rank < 9; rank++) {
    const level = new Uint16Array(5 * width)
    const next = rank === 8 ? suits : new Uint16Array(nodes.length * 5)
    const highest = decode(edges, from, level)
    from += 2 * level.length
    width = highest + 1
    follow(nodes, level, next)
    nodes = next
  }
  addLowBytes(suits)
}

/** Reads numbers of two base-64 digits each, and answers the highest. */
function decode(text: string, from: number, numbers: Uint16Array): number {
  const values = new Uint8Array(128)
  for (let value = 0; value < DIGITS.length; value++) values[DIGITS.charCodeAt(value)] = value
  let highest = 0
  for (let i = 0; i < numbers.length; i++) {
    const at = from + 2 * i
    const number = (values[text.charCodeAt(at)]! << 6) | values[text.charCodeAt(at + 1)]!
    numbers[i] = number
    if (number > highest) highest = number
  }
  return highest
}

/** Writes for every prefix the five nodes that its node's edges lead to. */
function follow(nodes: Uint16Array, level: Uint16Array, next: Uint16Array): void {
  for (let prefix = 0, at = 0; prefix < nodes.length; prefix++, at += 5) {
    const edge = nodes[prefix]! * 5
    next[at] = level[edge]!
    next[at + 1] = level[edge + 1]!
    next[at + 2] = level[edge + 2]!
    next[at + 3] = level[edge + 3]!
    next[at + 4] = level[edge + 4]!
  }
}

/** Moves the classes up and puts below what the prefix has of pairs and tiles, and the last rank. */
function addLowBytes(suits: Uint16Array): void {
  for (let prefix = 0, at = 0; at < SUIT_VECTORS; prefix++) {
    const before = prefix === 0 ? 0 : suits[prefix]!
    for (let count = 0; count < 5; count++, at++) {
      suits[at] = (suits[at]! << 8) | ((before + ((count >> 1) << 4) + count) & 255)
    }
  }
}

/** Fills the tables that combine classes. Two suits together have at most 256 classes: checked by a test. */
function mergeClasses({ costs, merged, lacking }: Distances, classes: number): void {
  const together = mergeTwo(costs, merged, classes)
  for (let sets = 0; sets <= MOST_SETS; sets++) {
    for (let two = 0; two * COSTS < together.length; two++) {
      for (let third = 0; third < classes; third++) {
        lacking[(sets << 15) | (two << 7) | third] = totalCost(together, two * COSTS, costs, third * COSTS, sets)
      }
    }
  }
}

/** Numbers the classes of two suits together, and answers their costs. */
function mergeTwo(costs: Uint8Array, merged: Uint8Array, classes: number): Uint8Array {
  const together = new Uint8Array(MERGED * COSTS)
  const known = new Map<number, number>()
  const both = new Uint8Array(COSTS)
  for (let first = 0; first < classes; first++) {
    for (let second = 0; second <= first; second++) {
      mergeCosts(costs, first * COSTS, costs, second * COSTS, MOST_SETS, both)
      let key = 0
      for (let place = 0; place < COSTS; place++) key = key * 16 + both[place]!
      const two = known.get(key) ?? known.size
      if (two === known.size) {
        known.set(key, two)
        together.set(both, two * COSTS)
      }
      merged[(first << 7) | second] = two
      merged[(second << 7) | first] = two
    }
  }
  return together.subarray(0, known.size * COSTS)
}
