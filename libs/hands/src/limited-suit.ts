import { COSTS, costsOf, nextState, startState, type SuitState } from './automaton.ts'
import type { CountsLike } from './shapes.ts'

/**
 * The costs of a suit in which the player has melds: of those kinds fewer than four copies are left for the concealed
 * tiles (rules.md C12), which the shipped tables don't know. It is read by the automaton, whose states and edges are made
 * when first needed and kept; of pungs and kongs there are at most 70,000 states, in play some hundreds.
 */

/** Edges of a state: by `limit * 5 + held`, each 0–4. */
const EDGES = 25
const UNKNOWN = -1

const edges: number[] = []
const states: SuitState[] = []
const known = new Map<string, number>()

/** Costs (see costs.ts) of the suits read to their end so far. */
export const limited = { costs: new Uint8Array(128 * COSTS) }
let costsUsed = 0

/**
 * Reads a suit.
 *
 * @param first the suit's first kind
 * @param path takes the state before each rank, for {@link limitedSuitWith}
 * @returns where its costs begin in {@link limited}
 */
export function limitedSuit(concealed: CountsLike, melded: CountsLike, first: number, path: Int32Array): number {
  let state = 0
  for (let rank = 0; rank < 9; rank++) {
    path[rank] = state
    state = follow(state, rank, concealed[first + rank]!, melded[first + rank]!)
  }
  return state
}

/** The same for the suit with one more tile of a rank (0–8), from the path of the suit without it. */
export function limitedSuitWith(
  added: number,
  concealed: CountsLike,
  melded: CountsLike,
  first: number,
  path: Int32Array,
): number {
  let state = follow(path[added]!, added, concealed[first + added]! + 1, melded[first + added]!)
  for (let rank = added + 1; rank < 9; rank++) {
    state = follow(state, rank, concealed[first + rank]!, melded[first + rank]!)
  }
  return state
}

function follow(state: number, rank: number, held: number, melded: number): number {
  const next = edges[state * EDGES + (4 - melded) * 5 + held]!
  return next === UNKNOWN ? grow(state, rank, held, 4 - melded) : next
}

/** Makes the edge out of a state, and what it leads to if that is new: a state, or after the last rank costs. */
function grow(from: number, rank: number, held: number, limit: number): number {
  const state = nextState(states[from]!, rank, held, limit)
  const end = rank === 8 ? costsOf(state) : undefined
  const key = rank + String.fromCharCode(...(end ?? state))
  let to = known.get(key)
  if (to === undefined) {
    to = end === undefined ? addState(state) : addCosts(end)
    known.set(key, to)
  }
  edges[from * EDGES + limit * 5 + held] = to
  return to
}

function addState(state: SuitState): number {
  for (let edge = 0; edge < EDGES; edge++) edges.push(UNKNOWN)
  return states.push(state) - 1
}

function addCosts(costs: Uint8Array): number {
  const at = costsUsed
  costsUsed += COSTS
  if (costsUsed > limited.costs.length) {
    const longer = new Uint8Array(2 * limited.costs.length)
    longer.set(limited.costs)
    limited.costs = longer
  }
  limited.costs.set(costs, at)
  return at
}

addState(startState())
