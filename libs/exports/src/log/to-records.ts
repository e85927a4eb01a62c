import { dealStream, type EventRecord, type UnsealedRecord } from '@paipu/contracts'
import { derivedEventId, seal } from '@paipu/fairness'
import { dataOf, dealIdOf, usualActor } from './conventions.ts'
import type { LogEvent, PaipuLog } from './log.ts'

/**
 * A log as the records that are stored, with the hashes recomputed. Nothing is checked: that is `checkLog`'s. What the
 * format does not know is left behind, since a stored event has no place for it.
 */
export function recordsOf(log: PaipuLog): EventRecord[] {
  const deal = dealIdOf(log)
  const made: UnsealedRecord[] = []
  for (const event of log.events) made.push(recordOf(event, { deal, base: log.header.ids ?? deal, before: made }))
  return seal(made, null)
}

/** What a record follows from beside its event. */
interface Surroundings {
  readonly deal: string
  /** What ids are derived from. */
  readonly base: string
  readonly before: readonly UnsealedRecord[]
}

function recordOf(event: LogEvent, { deal, base, before }: Surroundings): UnsealedRecord {
  const { ply, name, version, time, cause } = event
  const causing = typeof cause === 'number' ? before[cause] : undefined
  return {
    stream: dealStream(deal),
    revision: ply,
    id: event.id ?? derivedEventId(base, time, ply),
    type: name,
    version,
    time,
    data: dataOf(event),
    metadata: {
      correlationId: event.correlation ?? deal,
      causationId: typeof cause === 'string' ? cause : (causing?.id ?? null),
      actor: event.by ?? usualActor(event, causing?.metadata.actor ?? null),
    },
  }
}
