import type { TimedEvent } from '@paipu/views'

/** What becomes visible in one move: the next events of the deal at the edge, or the first of the deal after it. */
export interface Revealed {
  /** The deal that is now at the edge. */
  readonly deal: { readonly id: string; readonly dealNumber: number }
  /** Whether another deal was there before, or none. */
  readonly begins: boolean
  readonly events: readonly TimedEvent[]
}

/**
 * The visible edge of a table: how far its watchers may see. It moves forward only, event by event in the order of the
 * table's streams; an event is passed when its delay has run out and everything before it is passed.
 */
export interface Edge {
  /** A deal opens at the table, behind those before it. One that was added before is passed over. */
  addDeal(id: string, dealNumber: number): void
  /** The next event of the last deal added. */
  addEvent(event: TimedEvent): void
  /** How many events of a deal it holds; `null` for a deal it does not know (any more). */
  known(dealId: string): number | null
  /** Moves to what is visible at a time, milliseconds since 1970. */
  move(now: number): Revealed[]
  /** When the next event becomes visible; `null` when none is waiting. */
  due(): number | null
  /** The events of the deal at the edge that it has passed. */
  visible(): readonly TimedEvent[]
}

/** A deal as far as it is stored. Nothing of it is for anybody's eyes before the edge has passed it. */
interface HeldDeal {
  readonly id: string
  readonly dealNumber: number
  readonly events: TimedEvent[]
}

/** Makes the edge of a table with a delay in milliseconds. */
export function makeEdge(delayMs: number): Edge {
  /** The deal at the edge, or the first to come there, and those behind it. */
  const deals: HeldDeal[] = []
  let passed = 0
  let lastNumber = 0

  const visibleAt = ({ time }: TimedEvent): number => Date.parse(time) + delayMs

  /** The event that comes next, and whether it begins a deal behind the one at the edge. */
  function upcoming(): { readonly event: TimedEvent; readonly another: boolean } | null {
    const event = deals[0]?.events[passed]
    if (event !== undefined) return { event, another: false }
    const first = deals[1]?.events[0]
    return first === undefined ? null : { event: first, another: true }
  }

  /** Passes what is due of one deal. */
  function step(now: number): Revealed | null {
    const next = upcoming()
    if (next === null || visibleAt(next.event) > now) return null
    if (next.another) {
      deals.shift()
      passed = 0
    }
    const from = passed
    const { id, dealNumber, events } = deals[0]!
    while (passed < events.length && visibleAt(events[passed]!) <= now) passed++
    return { deal: { id, dealNumber }, begins: from === 0, events: events.slice(from, passed) }
  }

  return {
    addDeal(id, dealNumber) {
      if (dealNumber <= lastNumber) return
      lastNumber = dealNumber
      deals.push({ id, dealNumber, events: [] })
    },
    addEvent: (event) => void deals.at(-1)?.events.push(event),
    known: (dealId) => deals.find(({ id }) => id === dealId)?.events.length ?? null,
    move(now) {
      const revealed: Revealed[] = []
      for (let next = step(now); next !== null; next = step(now)) revealed.push(next)
      return revealed
    },
    due() {
      const next = upcoming()
      return next === null ? null : visibleAt(next.event)
    },
    visible: () => (passed === 0 ? [] : deals[0]!.events.slice(0, passed)),
  }
}
