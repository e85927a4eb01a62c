import type { EventRecord } from '@paipu/contracts'
import { isStoreError, type EventStore } from '@paipu/event-store'
import { checkDeal, type RecordFault } from './deal-log.ts'
import { appendRecords, readRecords } from './sealing.ts'

/** What became of a deal's record: stored, already there, or refused (nothing is stored then). */
export type Imported =
  | { readonly result: 'stored' }
  | { readonly result: 'already-there' }
  | { readonly result: 'refused'; readonly fault: RecordFault }

/** Brings one whole deal into a store, once it is checked from its first event to its last. All of it is stored, or nothing. */
export async function importDeal(store: EventStore, records: readonly EventRecord[]): Promise<Imported> {
  const checked = checkDeal(records)
  if (!checked.ok) return { result: 'refused', fault: checked.fault }
  try {
    await appendRecords(store, records)
    return { result: 'stored' }
  } catch (error) {
    if (!isStoreError(error, 'wrong-expected-revision')) throw error
    return compareWithStored(store, records)
  }
}

async function compareWithStored(store: EventStore, records: readonly EventRecord[]): Promise<Imported> {
  const stored = await readRecords(store, records[0]!.stream)
  if (stored.at(-1)?.metadata.hash === records.at(-1)!.metadata.hash) return { result: 'already-there' }
  return { result: 'refused', fault: { at: 0, message: `${records[0]!.stream} is there already with other events` } }
}
