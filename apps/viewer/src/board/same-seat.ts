import type { Seat } from '@paipu/engine'
import type { ViewState } from '@paipu/views'

/**
 * Whether what two moments show of a seat is the same by itself: a step through a deal touches one or two seats, and the others
 * need not be drawn anew. Which tile is lit, and whose turn it is, is not looked at.
 */
export function showsSameSeat(one: ViewState, other: ViewState, seat: Seat): boolean {
  return (
    one.seats[seat] === other.seats[seat] &&
    one.started === other.started &&
    (one.phase === other.phase || (saysNothing(one) && saysNothing(other)))
  )
}

/** While tiles are chosen for the swap, and when the deal is over, the phase itself says something of each seat. */
function saysNothing({ phase }: ViewState): boolean {
  return phase.name !== 'swapping' && phase.name !== 'ended'
}
