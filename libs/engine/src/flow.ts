import type { DealEvent } from '@paipu/contracts'
import { tilesOf } from '@paipu/tiles'
import { evolve } from './evolve.ts'
import { bySeat } from './seats.ts'
import type { Deal } from './state.ts'
import type { DealResult } from './terms.ts'

/** The events of one decision as they come about, and the state after the last of them. */
export interface Flow {
  deal: Deal
  readonly events: DealEvent[]
}

/** Begins a decision on a deal. */
export function flowFrom(deal: Deal): Flow {
  return { deal, events: [] }
}

/** Adds an event to a decision. */
export function emit(flow: Flow, event: DealEvent): void {
  flow.events.push(event)
  flow.deal = evolve(flow.deal, event) as Deal
}

/** Ends the deal: the totals, and everything laid open. */
export function emitEnd(flow: Flow, result: DealResult): void {
  const { seats, seed } = flow.deal
  emit(flow, {
    type: 'DealEnded',
    data: {
      result,
      totals: bySeat((seat) => seats[seat].points),
      hands: bySeat((seat) => ({ seat, concealed: tilesOf(seats[seat].hand), removed: seats[seat].removed })),
      seed,
    },
  })
}
