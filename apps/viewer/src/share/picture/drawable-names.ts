import { bySeat, windOf } from '@paipu/engine'
import type { TimedEvent } from '@paipu/views'
import { drawableName } from './glyphs.ts'

/** The deal with names that a picture can draw: who has another is called by the wind. `winds` from East on. */
export function drawableNames(events: readonly TimedEvent[], winds: readonly string[]): readonly TimedEvent[] {
  return events.map(({ time, event }) => {
    if (event.type !== 'DealStarted') return { time, event }
    const { seats, dealer } = event.data
    const called = bySeat((seat) => ({
      ...seats[seat],
      name: drawableName(seats[seat].name) ?? winds[windOf(seat, dealer)]!,
    }))
    return { time, event: { type: event.type, data: { ...event.data, seats: called } } }
  })
}
