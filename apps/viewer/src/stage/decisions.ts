import type { Seat } from '@paipu/engine'
import type { Frame, ViewEvent } from '@paipu/views'

/** The moments at which a seat decides, as far as the frames show it: what follows from an answer that is shown is none. */
export function decisionPlies(frames: readonly Frame[], seat: Seat): readonly number[] {
  const plies: number[] = []
  let answered = false
  let announced = false
  for (const { ply, event } of frames) {
    const own = 'seat' in event.data && event.data.seat === seat
    if (event.type === 'TileDrawn' || event.type === 'TileDiscarded') answered = false
    if (own && isDecision(event, answered, announced)) plies.push(ply)
    answered ||= own && event.type === 'ClaimAnswered'
    announced = own && event.type === 'ReadyAnnounced'
  }
  return plies
}

function isDecision(event: ViewEvent, answered: boolean, announced: boolean): boolean {
  switch (event.type) {
    case 'SwapChosen':
    case 'TilesRemoved':
    case 'VoidSuitChosen':
    case 'ReadyAnnounced':
    case 'ClaimAnswered':
      return true
    case 'TileDiscarded':
      return !announced
    case 'PungClaimed':
      return !answered
    case 'KongMade':
      return event.data.kind !== 'exposed' || !answered
    case 'WinDeclared':
      return event.data.by === 'self-draw' || !answered
    default:
      return false
  }
}

/** The nearest of some moments before (`by` −1) or after (1) a moment; `null` where there is none. */
export function neighbourOf(plies: readonly number[], ply: number, by: 1 | -1): number | null {
  const found = by === 1 ? plies.find((each) => each > ply) : plies.findLast((each) => each < ply)
  return found ?? null
}
