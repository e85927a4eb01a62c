import type { DealEvent } from '@paipu/contracts'
import { evolve, SEATS, UNSTARTED, waitsOf, type Deal, type DealState, type Seat } from '@paipu/engine'
import type { Tile } from '@paipu/tiles'

/** From an event on, what a seat waits for; nothing where it is not ready. It stands until the next one of that seat. */
export interface Readiness {
  /** The place of the event among the deal's events. */
  readonly source: number
  readonly seat: Seat
  readonly waits: readonly Tile[]
}

/**
 * When each seat became ready, for what, and when no longer (rules.md C12), in the order of the events. A seat that is about to
 * discard keeps what it had; a winner who has left waits for nothing.
 */
export function readinessOf(events: readonly DealEvent[]): Readiness[] {
  const found: Readiness[] = []
  const last = new Map<Seat, string>()
  let state: DealState = UNSTARTED
  for (const [source, event] of events.entries()) {
    const before = state
    state = evolve(state, event)
    if (state.phase.name === 'unstarted') continue
    for (const seat of SEATS) {
      if (isSame(before, state as Deal, seat)) continue
      const waits = waitsNow(state as Deal, seat)
      if (waits === null || waits.join() === (last.get(seat) ?? '')) continue
      last.set(seat, waits.join())
      found.push({ source, seat, waits })
    }
  }
  return found
}

function isSame(before: DealState, after: Deal, seat: Seat): boolean {
  return before.phase.name !== 'unstarted' && (before as Deal).seats[seat] === after.seats[seat]
}

/** `null` while the seat does not hold one tile less than a win. */
function waitsNow({ rules, seats }: Deal, seat: Seat): Tile[] | null {
  const { hand, melds, voidSuit, standing } = seats[seat]
  if (standing === 'left') return []
  const held = hand.reduce((sum, count) => sum + count, 0)
  return held === 3 * (rules.sets - melds.length) + 1 ? waitsOf(rules, { concealed: hand, melds, voidSuit }) : null
}
