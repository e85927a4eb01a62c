import { parseStored, readStored, type EventRecord } from '@paipu/contracts'
import { isStoreError, type EventStore } from '@paipu/event-store'

/** What can be read of a stream: its records up to the first that can't be, and what is wrong with that one. */
export interface ReadableRecords {
  readonly records: EventRecord[]
  readonly fault: { readonly revision: number; readonly message: string } | null
}

/**
 * Reads a stream as far as it can be read here; nothing where there is no such stream. An event that is no JSON, of an
 * unknown type or of a newer version, or which its schema refuses ends it. Rejects as the store does.
 */
export async function readableRecords(store: EventStore, stream: string): Promise<ReadableRecords> {
  const records: EventRecord[] = []
  try {
    for await (const stored of store.readStream(stream)) {
      const record = readStored(stored)
      if (typeof record === 'string') return { records, fault: { revision: Number(stored.revision), message: record } }
      records.push(record)
    }
  } catch (error) {
    if (!isStoreError(error, 'stream-not-found')) throw error
  }
  return { records, fault: null }
}

/**
 * All records of a stream, in order; empty where there is no such stream. Rejects as the store does, and with an `Error`
 * that names stream and revision of an event that can't be read.
 */
export async function readRecords(store: EventStore, stream: string): Promise<EventRecord[]> {
  const { records, fault } = await readableRecords(store, stream)
  if (fault !== null) throw new Error(`${stream}@${fault.revision}: ${fault.message}`)
  return records
}

/**
 * The last record of a stream; `null` where there is no such stream. No schema is asked, so that one of a newer version is
 * given too. Rejects as {@link readRecords}.
 */
export async function lastRecord(store: EventStore, stream: string): Promise<EventRecord | null> {
  try {
    for await (const stored of store.readStream(stream, { direction: 'backwards', limit: 1 })) {
      const record = parseStored(stored)
      if (typeof record === 'string') throw new Error(`${stream}@${stored.revision}: ${record}`)
      return record
    }
  } catch (error) {
    if (!isStoreError(error, 'stream-not-found')) throw error
  }
  return null
}
