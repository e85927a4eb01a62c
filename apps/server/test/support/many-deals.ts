import { dealStream, type EventRecord } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { toNewEvent } from '@paipu/records'

/** The id of a copy. */
export function copyId(number: number): string {
  return `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
}

/** A deal under another id: enough for whoever only carries deals. */
export function copyOf(records: readonly EventRecord[], number: number): EventRecord[] {
  const tail = String(number).padStart(6, '0')
  return records.map((record) => ({
    ...record,
    stream: dealStream(copyId(number)),
    id: record.id.slice(0, -6) + tail,
  }))
}

/** Puts copies of a deal into a store, from one number to another. */
export async function putCopies(
  store: EventStore,
  records: readonly EventRecord[],
  from: number,
  to: number,
): Promise<void> {
  for (let number = from; number <= to; number++)
    await store.append(dealStream(copyId(number)), 'no-stream', copyOf(records, number).map(toNewEvent))
}
