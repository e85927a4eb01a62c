import {
  metadataText,
  newestVersion,
  type DealEvent,
  type EventRecord,
  type TableEvent,
  type UnsealedRecord,
} from '@paipu/contracts'
import type { CallOptions, EventStore, NewEvent } from '@paipu/event-store'
import { seal } from '@paipu/fairness'
import { schemaFault, type SchemaFault } from './record-form.ts'

/** Where a stream ends: the revision of its last event (−1 when empty) and that event's hash. */
export interface StreamHead {
  readonly revision: number
  readonly hash: string | null
}

/** The head of a stream that has no events. */
export const EMPTY_HEAD: StreamHead = { revision: -1, hash: null }

/** What is written beside events that happen together. */
export interface Stamp {
  /** UTC, ISO 8601 with milliseconds. */
  readonly time: string
  /** The deal or table they belong to. */
  readonly correlationId: string
  readonly actor: 'table' | `seat:${0 | 1 | 2 | 3}` | 'import'
  /** A new UUID v7 for each event. */
  readonly newId: () => string
}

/** Events that follow each other in one stream, as sealed records after its head. The first causes the others. */
export function sealAfter(
  stream: string,
  head: StreamHead,
  events: readonly (DealEvent | TableEvent)[],
  { time, correlationId, actor, newId }: Stamp,
): EventRecord[] {
  const ids = events.map(newId)
  const records = events.map(({ type, data }, index): UnsealedRecord => ({
    stream,
    revision: head.revision + 1 + index,
    id: ids[index]!,
    type,
    version: newestVersion(type),
    time,
    data,
    metadata: { correlationId, causationId: index === 0 ? null : ids[0]!, actor },
  }))
  return seal(records, head.hash)
}

/** The head after records were appended. */
export function headAfter(head: StreamHead, records: readonly EventRecord[]): StreamHead {
  const last = records.at(-1)
  return last === undefined ? head : { revision: last.revision, hash: last.metadata.hash }
}

function refusal({ record: { stream, revision }, fault }: SchemaFault): string {
  return `${stream}@${revision}: ${fault.code}: ${fault.message}`
}

/** An event as the event store takes it, with JSON texts: `JSON.stringify` writes no line break, nor half a character. */
export interface TextEvent extends NewEvent {
  readonly data: string
  readonly metadata: string
}

/** A record as the event store takes it. Precondition: its schema accepts it. */
export function toNewEvent(record: EventRecord): TextEvent {
  return {
    id: record.id,
    type: record.type,
    data: JSON.stringify(record.data),
    metadata: metadataText(record),
  }
}

/** Records as the event store takes them. Throws an `Error` that names type and field for an event that its schema refuses. */
export function newEvents(records: readonly EventRecord[]): TextEvent[] {
  const wrong = schemaFault(records)
  if (wrong !== null) throw new Error(refusal(wrong))
  return records.map(toNewEvent)
}

/**
 * Appends sealed records that follow a stream's head. Nothing is stored unless all of them are valid. Rejects as the
 * store does, and as {@link newEvents} throws.
 */
export async function appendRecords(
  store: EventStore,
  records: readonly EventRecord[],
  options: CallOptions = {},
): Promise<void> {
  const first = records[0]
  if (first === undefined) return
  await store.append(
    first.stream,
    first.revision === 0 ? 'no-stream' : BigInt(first.revision - 1),
    newEvents(records),
    options,
  )
}
