import type { DealEvent } from '@paipu/contracts'
import type { TimedEvent } from '@paipu/views'
import type { DealRecord, FinishedDeal } from '../api/schema.ts'

/** A finished deal as the replay page takes it: no more of each record than it folds. */
export interface OpenDeal {
  readonly row: FinishedDeal
  readonly events: readonly TimedEvent[]
  /** The secret seed that opens the commitment, or `null`. */
  readonly seed: string | null
  /** The hash of the last event. */
  readonly head: string
  readonly previous: string | null
  readonly next: string | null
}

/** What the replay page needs of a deal. The server gives events in their newest versions, checked by their schemas. */
export function openDeal({ events, previous, next, ...row }: DealRecord): OpenDeal {
  const timed = timedEvents({ events })
  const ended = timed.at(-1)?.event
  return {
    row,
    events: timed,
    seed: ended?.type === 'DealEnded' ? ended.data.seed : null,
    head: events.at(-1)?.metadata.hash ?? '',
    previous,
    next,
  }
}

/** What happened in a finished deal, and when. */
export function timedEvents({ events }: Pick<DealRecord, 'events'>): readonly TimedEvent[] {
  return events.map(({ type, time, data }) => ({ time, event: { type, data } as DealEvent }))
}
