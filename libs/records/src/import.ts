import type { EventRecord } from '@paipu/contracts'
import { isStoreError, type EventStore } from '@paipu/event-store'
import { checkDeal, type RecordFault } from './deal-log.ts'
import { lastRecord } from './reading.ts'
import { appendRecords } from './sealing.ts'

/** What became of a deal's record: stored, already there, or refused (nothing is stored then). */
export type Imported =
  | { readonly result: 'stored' }
  | { readonly result: 'already-there' }
  | { readonly result: 'refused'; readonly fault: RecordFault }

/** Brings one whole deal into a store, once it is checked from its first event to its last. All of it is stored, or nothing. */
export async function importDeal(store: EventStore, records: readonly EventRecord[]): Promise<Imported> {
  const checked = checkDeal(records)
  return checked.ok ? storeDeal(store, records) : { result: 'refused', fault: checked.fault }
}

/** Stores one whole deal, or finds it there. Precondition: it is sound, see {@link checkDeal}. */
export async function storeDeal(store: EventStore, records: readonly EventRecord[]): Promise<Imported> {
  const before = await compareWithStored(store, records)
  if (before !== null) return before
  try {
    await appendRecords(store, records)
  } catch (error) {
    if (!isStoreError(error, 'wrong-expected-revision')) throw error
  }
  // A store takes an append with ids that came in meanwhile for a repeated one, whatever the events hold.
  const after = await compareWithStored(store, records)
  return after?.result === 'refused' ? after : { result: 'stored' }
}

/** What becomes of a deal whose stream is there, or `null` where it is not. */
async function compareWithStored(store: EventStore, records: readonly EventRecord[]): Promise<Imported | null> {
  const { stream, metadata } = records.at(-1)!
  const head = await storedHead(store, stream)
  if (head === null) return null
  return head === metadata.hash ? { result: 'already-there' } : { result: 'refused', fault: otherEvents(stream) }
}

/** What is wrong with a deal whose stream holds other events. */
export function otherEvents(stream: string): RecordFault {
  return { at: 0, message: `${stream} is there already with other events` }
}

/** The hash of a stream's last event in a store; `null` where there is no such stream. */
export async function storedHead(store: EventStore, stream: string): Promise<string | null> {
  return (await lastRecord(store, stream))?.metadata.hash ?? null
}
