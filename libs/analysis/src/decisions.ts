import type { DealEvent } from '@paipu/contracts'
import { evolve, legalActions, UNSTARTED, type Deal, type DealState, type Seat, type SeatCommand } from '@paipu/engine'

/** A decision that a seat made in a recorded deal. */
export interface MadeDecision {
  /** The place of its first event among the deal's events. */
  readonly source: number
  readonly seat: Seat
  /** The deal before it. */
  readonly deal: Deal
  readonly chosen: SeatCommand
  /** Everything it could have done. */
  readonly actions: readonly SeatCommand[]
  /** Whether time ran out and another decided for the seat (rules.md C18, P9). */
  readonly timedOut: boolean
}

/** Every decision of a deal in order. Precondition: the events are a deal's from its start, as the engine gave them. */
export function* decisionsOf(events: readonly DealEvent[]): Generator<MadeDecision> {
  let state: DealState = UNSTARTED
  let timedOut = false
  let begun = false
  for (const [source, event] of events.entries()) {
    const chosen: SeatCommand | null = begun ? null : chosenIn(state, event, events[source + 1])
    if (chosen !== null) {
      const deal = state as Deal
      const actions = legalActions(deal, chosen.seat)
      yield {
        source,
        seat: chosen.seat,
        deal,
        chosen,
        actions,
        timedOut: timedOut || (event.type === 'ClaimAnswered' && event.data.timedOut),
      }
    }
    begun = chosen !== null && BEGINS[event.type] === chosen.type
    timedOut = event.type === 'TurnTimedOut'
    state = evolve(state, event)
  }
}

/** Events with which a decision begins whose own event comes next. */
const BEGINS: Readonly<Partial<Record<DealEvent['type'], SeatCommand['type']>>> = {
  ReadyAnnounced: 'discard',
  BirdsTurned: 'win',
}

/** What an event says that a seat chose; `null` where it follows from other choices. */
function chosenIn(state: DealState, event: DealEvent, next: DealEvent | undefined): SeatCommand | null {
  switch (event.type) {
    case 'SwapChosen':
      return { type: 'swap', ...event.data }
    case 'TilesRemoved':
      return { type: 'remove', ...event.data }
    case 'VoidSuitChosen':
      return { type: 'void', ...event.data }
    case 'TileDiscarded':
      return { type: 'discard', seat: event.data.seat, tile: event.data.tile, announce: false }
    case 'ReadyAnnounced':
      if (state.phase.name !== 'turn') return { type: 'announce', seat: event.data.seat }
      return next?.type === 'TileDiscarded'
        ? { type: 'discard', seat: next.data.seat, tile: next.data.tile, announce: true }
        : null
    case 'ClaimAnswered':
      return { type: 'answer', seat: event.data.seat, answer: event.data.answer }
    case 'KongMade':
      return event.data.kind === 'exposed'
        ? null
        : { type: 'kong', seat: event.data.seat, kind: event.data.kind, tile: event.data.tile }
    case 'BirdsTurned':
    case 'WinDeclared':
      return state.phase.name === 'turn' ? { type: 'win', seat: state.phase.seat } : null
    default:
      return null
  }
}
