import { costsOf, nextState, startState, type SuitState } from './automaton.ts'
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

/** Costs (see costs.ts) of suits read to their end; {@link limitedSuit} answers places in it. */
export const limitedCosts: number[] = []

/**
 * Reads a suit and answers where its costs begin in {@link limitedCosts}.
 *
 * @param first the suit's first kind
 * @param added rank (0–8) of which the hand is to hold one more, or -1
 */
export function limitedSuit(concealed: CountsLike, melded: CountsLike, first: number, added: number): number {
  let state = 0
  for (let rank = 0; rank < 9; rank++) {
    const held = concealed[first + rank]! + (rank === added ? 1 : 0)
    const limit = 4 - melded[first + rank]!
    const next = edges[state * EDGES + limit * 5 + held]!
    state = next === UNKNOWN ? grow(state, rank, held, limit) : next
  }
  return state
}

/** Makes the edge out of a state, and the state it leads to if that is new: after the last rank, costs. */
function grow(from: number, rank: number, held: number, limit: number): number {
  const state = nextState(states[from]!, rank, held, limit)
  const end = rank === 8
  const key = rank + String.fromCharCode(...(end ? costsOf(state) : state))
  let to = known.get(key)
  if (to === undefined) {
    to = end ? limitedCosts.length : states.length
    known.set(key, to)
    if (end) limitedCosts.push(...costsOf(state))
    else addState(state)
  }
  edges[from * EDGES + limit * 5 + held] = to
  return to
}

function addState(state: SuitState): void {
  states.push(state)
  for (let edge = 0; edge < EDGES; edge++) edges.push(UNKNOWN)
}

addState(startState())
