import { bySeat, windOf, type BySeat } from '@paipu/engine'
import type { TimedEvent } from '@paipu/views'

/** The deal with its players called by their winds, and without their ids: both are in its first event alone. `winds` from East on. */
export function withoutNames(events: readonly TimedEvent[], winds: readonly string[]): readonly TimedEvent[] {
  return events.map(({ time, event }) => {
    if (event.type !== 'DealStarted') return { time, event }
    const { seats, dealer } = event.data
    const called: BySeat<(typeof seats)[0]> = bySeat((seat) => ({
      ...seats[seat],
      player: '',
      name: winds[windOf(seat, dealer)]!,
    }))
    return { time, event: { type: event.type, data: { ...event.data, seats: called } } }
  })
}
