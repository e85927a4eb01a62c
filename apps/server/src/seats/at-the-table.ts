import type { DealEvent } from '@paipu/contracts'
import { HIDDEN } from '@paipu/tiles'

/**
 * An event as it lies open at the table: hands are shown at a deal's end, the undealt wall is not. The seed, from which it follows,
 * is for everybody at one time, when the deal's delay has run out.
 */
export function atTheTable(event: DealEvent): DealEvent {
  return event.type === 'DealEnded' ? { ...event, data: { ...event.data, seed: HIDDEN } } : event
}
