import type { EventMetadata } from './generated/types.ts'
import { checkEvent, checkMetadata, type EventFault } from './validate.ts'

/** The part of an event's metadata that is not lifted out into the record itself. */
export type RecordMetadata = Omit<EventMetadata, 'version' | 'recordedAt'>

/**
 * One stored event as Paipu writes it in logs: one JSON object a line, in this order of keys. `time` is UTC, ISO 8601
 * with milliseconds; `revision` counts from 0 within the stream.
 */
export interface EventRecord<Event extends { type: string; data: unknown } = { type: string; data: unknown }> {
  readonly stream: string
  readonly revision: number
  readonly id: string
  readonly type: Event['type']
  readonly version: number
  readonly time: string
  readonly data: Event['data']
  readonly metadata: RecordMetadata
}

/** A record without its place in the hash chain. */
export type UnsealedRecord<Event extends { type: string; data: unknown } = { type: string; data: unknown }> = Omit<
  EventRecord<Event>,
  'metadata'
> & { readonly metadata: Omit<RecordMetadata, 'prevHash' | 'hash'> }

/** Checks a record's data and metadata against their schemas; `null` when both are valid. */
export function checkRecord(record: EventRecord): EventFault | null {
  return checkEvent(record.type, record.version, record.data) ?? checkMetadata(metadataOf(record))
}

/** The metadata to store beside a record's data. */
export function metadataOf(record: EventRecord): EventMetadata {
  return { version: record.version, recordedAt: record.time, ...record.metadata }
}

/** A record from what a store holds. `data` and `metadata` are parsed JSON; nothing is checked. */
export function recordFrom(
  stored: { stream: string; revision: bigint; id: string; type: string },
  data: unknown,
  { version, recordedAt, ...metadata }: EventMetadata,
): EventRecord {
  const { stream, id, type } = stored
  return { stream, revision: Number(stored.revision), id, type, version, time: recordedAt, data, metadata }
}
