import { readStored, type EventRecord } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'

/** The end of a table's stream, from the last deal that it opened: nothing of it before matters to that deal. */
export async function sinceDeal(store: EventStore, stream: string): Promise<EventRecord[]> {
  const records: EventRecord[] = []
  for await (const stored of store.readStream(stream, { direction: 'backwards' })) {
    const record = readStored(stored)
    if (typeof record === 'string') throw new Error(`${stream}@${stored.revision}: ${record}`)
    records.unshift(record)
    if (record.type === 'DealOpened') break
  }
  return records
}
