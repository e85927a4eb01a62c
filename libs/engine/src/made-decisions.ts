import type { DealEvent } from '@paipu/contracts'
import { commandBehind } from './command-behind.ts'
import type { SeatCommand } from './commands.ts'
import { evolve } from './evolve.ts'
import { legalActions } from './legal.ts'
import type { Seat } from './seats.ts'
import { UNSTARTED, type Deal, type DealState } from './state.ts'

/** A decision that a seat made in a recorded deal. */
export interface MadeDecision {
  /** The place of its first event among the deal's events, that of a time-out apart. */
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

/** Every decision of a deal's seats, in order. Precondition: the events are a deal's from its start, as the engine gave them. */
export function* decisionsOf(events: readonly DealEvent[]): Generator<MadeDecision> {
  let state: DealState = UNSTARTED
  let timedOut = false
  let begun = false
  for (const [source, event] of events.entries()) {
    const chosen: SeatCommand | null = begun ? null : chosenAt(state, events, source)
    if (chosen !== null) {
      const deal = state as Deal
      const { seat } = chosen
      const late = timedOut || (event.type === 'ClaimAnswered' && event.data.timedOut)
      yield { source, seat, deal, chosen, actions: legalActions(deal, seat), timedOut: late }
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

/** What a seat chose where a decision of its own begins with an event; `null` for what follows from other choices. */
function chosenAt(state: DealState, events: readonly DealEvent[], at: number): SeatCommand | null {
  if (events[at]!.type === 'TurnTimedOut') return null
  const command = commandBehind(state, events, at)
  if (command === null || !('seat' in command)) return null
  // An answer carries its time-out in itself.
  return command.type === 'answer' ? { type: 'answer', seat: command.seat, answer: command.answer } : command
}
