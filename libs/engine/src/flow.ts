import type { DealEvent } from '@paipu/contracts'
import { tilesOf } from '@paipu/tiles'
import { evolve } from './evolve.ts'
import { bySeat } from './seats.ts'
import type { Deal } from './state.ts'
import type { DealResult } from './terms.ts'

/** The events of one decision as they come about. */
export interface Flow {
  readonly events: DealEvent[]
  /** The deal after the first `folded` of them; {@link dealNow} gives it after all. */
  deal: Deal
  folded: number
}

/** Begins a decision on a deal. */
export function flowFrom(deal: Deal): Flow {
  return { events: [], deal, folded: 0 }
}

/** Adds an event to a decision. */
export function emit(flow: Flow, event: DealEvent): void {
  flow.events.push(event)
}

/** The state after the last event so far. Most decisions have one event, and nobody asks. */
export function dealNow(flow: Flow): Deal {
  while (flow.folded < flow.events.length) flow.deal = evolve(flow.deal, flow.events[flow.folded++]!) as Deal
  return flow.deal
}

/** Ends the deal: the totals, and everything laid open. */
export function emitEnd(flow: Flow, result: DealResult): void {
  const { seats, seed } = dealNow(flow)
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
