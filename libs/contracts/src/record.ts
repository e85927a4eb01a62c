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

/** The fields of a record, in the order in which Paipu writes them. */
export const RECORD_FIELDS = ['stream', 'revision', 'id', 'type', 'version', 'time', 'data', 'metadata'] as const
/** The fields of a record's metadata, in the order in which Paipu writes them. */
const METADATA_FIELDS = ['correlationId', 'causationId', 'actor', 'prevHash', 'hash'] as const

/** Whether an object's fields are those of a list, in its order and no others. */
export function isAsWritten(object: object, fields: readonly string[]): boolean {
  let at = 0
  for (const key in object) if (key !== fields[at++]) return false
  return at === fields.length
}

/** Checks a record's data and metadata against their schemas; `null` when both are valid. */
export function checkRecord(record: EventRecord): EventFault | null {
  return checkEvent(record.type, record.version, record.data) ?? checkMetadata(metadataOf(record))
}

/** The metadata to store beside a record's data. */
export function metadataOf(record: EventRecord): EventMetadata {
  return { version: record.version, recordedAt: record.time, ...record.metadata }
}

/** The same as JSON text. Precondition: its schema accepts the record, so that nothing in it needs to be escaped. */
export function metadataText(record: EventRecord): string {
  if (!isAsWritten(record.metadata, METADATA_FIELDS)) return JSON.stringify(metadataOf(record))
  const { correlationId, causationId, actor, prevHash, hash } = record.metadata
  const cause = causationId === null ? 'null' : `"${causationId}"`
  const previous = prevHash === null ? 'null' : `"${prevHash}"`
  return `{"version":${record.version},"recordedAt":"${record.time}","correlationId":"${correlationId}","causationId":${cause},"actor":"${actor}","prevHash":${previous},"hash":"${hash}"}`
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
