import type { DealStartedV1 } from '@paipu/contracts'
import { bySeat, windOf, type BySeat } from '@paipu/engine'
import type { TimedEvent } from '@paipu/views'

/** How a deal began, with its players called by their winds, and without their ids. `winds` from East on. */
export function startWithoutNames(started: DealStartedV1, winds: readonly string[]): DealStartedV1 {
  const { seats, dealer } = started
  const called: BySeat<(typeof seats)[0]> = bySeat((seat) => ({
    ...seats[seat],
    player: '',
    name: winds[windOf(seat, dealer)]!,
  }))
  return { ...started, seats: called }
}

/** The deal without its players' names and ids: both are in its first event alone. `winds` from East on. */
export function withoutNames(events: readonly TimedEvent[], winds: readonly string[]): readonly TimedEvent[] {
  return events.map(({ time, event }) =>
    event.type === 'DealStarted'
      ? { time, event: { type: event.type, data: startWithoutNames(event.data, winds) } }
      : { time, event },
  )
}
