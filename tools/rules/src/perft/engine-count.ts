import { decide, evolve, legalActions, SEATS, tableActions, type Command, type DealState } from '@paipu/engine'

/** How many ways there are to go on for `depth` commands, by what `legalActions` and `tableActions` list. */
export function engineCount(state: DealState, depth: number): number {
  const actions: Command[] = [...SEATS.flatMap((seat) => legalActions(state, seat)), ...tableActions(state)]
  if (depth === 1) return actions.length
  return actions.reduce((sum, action) => sum + engineCount(after(state, action), depth - 1), 0)
}

function after(state: DealState, command: Command): DealState {
  const decision = decide(state, command)
  if (!decision.ok) throw new Error(`${command.type} is listed and refused: ${decision.refusal.message}`)
  return decision.events.reduce(evolve, state)
}
