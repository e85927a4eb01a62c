import { costsOf, nextState, startState, type SuitState } from '../src/automaton.ts'
import { DIGITS } from '../src/distances.ts'

/**
 * Makes the text of src/generated/suits.ts: for hands without and with wilds the smallest automaton that reads a suit's
 * nine counts and ends in the suit's class, and the costs of each class.
 */
export function shippedTables(): string {
  return `// Made by scripts/tables.ts; see distances.ts for the format.\n
export const NATURAL_SUITS = ${JSON.stringify(minimal(4), null, 2)} as const\n
export const WILD_SUITS = ${JSON.stringify(minimal(Infinity), null, 2)} as const\n`
}

/** The states after each number of ranks, every one once, and where each count leads from it. */
interface Level {
  readonly states: SuitState[]
  readonly edges: number[]
}

function minimal(limit: number): { edges: string; costs: string } {
  const levels = allLevels(limit)
  const classes = intern(levels[9]!.states.map((state) => costsOf(state)))
  let same = classes.ids
  const merged: number[][][] = []
  for (const level of levels.slice(0, 9).toReversed()) {
    const lists = level.states.map((_, at) => level.edges.slice(5 * at, 5 * at + 5).map((next) => same[next]!))
    const nodes = intern(lists)
    same = nodes.ids
    merged.unshift(nodes.values)
  }
  const edges = merged.flat(2).map((id) => DIGITS[id >> 6]! + DIGITS[id & 63]!)
  const costs = classes.values.flatMap((list) => list.map((cost) => cost.toString(36)))
  return { edges: edges.join(''), costs: costs.join('') }
}

function allLevels(limit: number): Level[] {
  const levels: Level[] = []
  let states = [startState()]
  for (let rank = 0; rank < 9; rank++) {
    const next = states.flatMap((state) => [0, 1, 2, 3, 4].map((held) => nextState(state, rank, held, limit)))
    const { ids, values } = intern(next)
    levels.push({ states, edges: ids })
    states = values.map((value) => Uint8Array.from(value))
  }
  return [...levels, { states, edges: [] }]
}

/** Numbers equal lists alike, in the order of their first appearance. */
function intern(lists: readonly ArrayLike<number>[]): { ids: number[]; values: number[][] } {
  const known = new Map<string, number>()
  const values: number[][] = []
  const ids = lists.map((list) => {
    const value = Array.from(list)
    const key = value.join()
    if (!known.has(key)) values.push(value)
    return known.get(key) ?? known.set(key, known.size).get(key)!
  })
  return { ids, values }
}
