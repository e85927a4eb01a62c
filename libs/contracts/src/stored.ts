import type { EventMetadata } from './generated/types.ts'
import { checkRecord, recordFrom, type EventRecord } from './record.ts'
import { parseRecurring } from './recurring.ts'

/** An event as an event store gives it back. */
export interface StoredEvent {
  readonly stream: string
  readonly revision: bigint
  readonly id: string
  readonly type: string
  readonly data: string | Uint8Array
  readonly metadata: string | Uint8Array
}

/**
 * A stored event as a record that its schema accepts, in the version in which it was written; else what is wrong with
 * it, in words that name type, version or field. Never throws, whatever the store holds.
 */
export function readStored(stored: StoredEvent): EventRecord | string {
  const read = parseStored(stored)
  return typeof read === 'string' ? read : (checkRecord(read)?.message ?? read)
}

/** As {@link readStored}, but no schema is asked: for what must be read in versions that are not known here. */
export function parseStored(stored: StoredEvent): EventRecord | string {
  const data = parsed(stored.data, parseRecurring)
  const metadata = parsed(stored.metadata, JSON.parse)
  if (data === undefined || metadata === undefined) return `${stored.type} is not stored as JSON`
  if (typeof metadata !== 'object' || metadata === null) return `the metadata of ${stored.type} is no JSON object`
  return recordFrom(stored, data, metadata as EventMetadata)
}

/** `undefined` for what is no JSON text. */
function parsed(payload: string | Uint8Array, parse: (text: string) => unknown): unknown {
  if (typeof payload !== 'string') return undefined
  try {
    return parse(payload)
  } catch {
    return undefined
  }
}
