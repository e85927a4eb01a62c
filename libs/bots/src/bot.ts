import { legalActions, type Deal, type Seat, type SeatCommand } from '@paipu/engine'
import { redactState, seatViewer, type ViewState } from '@paipu/views'

/** All that a player may go by: what its seat sees, and what it may do now. */
export interface SeatView {
  readonly seat: Seat
  readonly view: ViewState
  /** What `legalActions` lists for the seat; never empty. */
  readonly actions: readonly SeatCommand[]
}

/** A player that sees a seat view and nothing else. */
export interface Bot {
  /** Chooses one of `view.actions`; `null`, to do nothing, only where {@link mustAct} is false. */
  choose(view: SeatView): SeatCommand | null
}

/** Whether a seat has to do one of its actions: announcing ready between turns is free (rules.md W6). */
export function mustAct(actions: readonly SeatCommand[]): boolean {
  return actions.some((action) => action.type !== 'announce')
}

/** What a seat sees of a deal and may do in it; `actions` where they are known already. */
export function seatView(deal: Deal, seat: Seat, actions = legalActions(deal, seat)): SeatView {
  return { seat, view: redactState(deal, seatViewer(seat)), actions }
}
