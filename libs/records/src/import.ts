import { dealEventOf, idOfStream, tableStream, type EventRecord } from '@paipu/contracts'
import { isStoreError, type EventStore } from '@paipu/event-store'
import { announcementFault } from './announced.ts'
import { checkDeal, type RecordFault } from './deal-log.ts'
import { oddity } from './oddities.ts'
import { promisingTable } from './promises.ts'
import { lastRecord, readRecords } from './reading.ts'
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

/** What becomes of a deal that need not be stored: it is there, or the store can't take it. `null` where it is to be stored. */
async function compareWithStored(store: EventStore, records: readonly EventRecord[]): Promise<Imported | null> {
  const { stream, metadata } = records.at(-1)!
  const head = (await lastRecord(store, stream))?.metadata.hash
  if (head === metadata.hash) return { result: 'already-there' }
  if (head !== undefined) return refused(`${stream} is there already with other events`)
  const odd = oddity(records)
  if (odd !== null) return { result: 'refused', fault: odd }
  const claimed = await claimFault(store, records)
  return claimed === null ? null : refused(claimed)
}

function refused(message: string): Imported {
  return { result: 'refused', fault: { at: 0, message } }
}

/**
 * Why a store can't take a sound deal: its stream holds other events, its times or names are none for a store (see
 * {@link oddity}), its table is there and never opened it, or its id is promised to a table.
 */
export async function storeFault(store: EventStore, records: readonly EventRecord[]): Promise<string | null> {
  const found = await compareWithStored(store, records)
  return found?.result === 'refused' ? found.fault.message : null
}

/**
 * A deal that says it was played at a table of this store must be one that the table opened, with the wall it announced. One
 * that names no table, or one from elsewhere, must not stand where a table of this store is about to play.
 */
async function claimFault(store: EventStore, records: readonly EventRecord[]): Promise<string | null> {
  const start = records.find(({ type }) => type === 'DealStarted')
  const started = start === undefined ? undefined : dealEventOf(start)
  const table = started?.type === 'DealStarted' ? started.data.table : null
  const played = table === null ? [] : await readRecords(store, tableStream(table))
  if (played.length === 0) {
    const deal = idOfStream(records[0]!.stream)
    const promising = await promisingTable(store, deal)
    return promising === null ? null : `table ${promising} has announced deal ${deal}`
  }
  const fault = announcementFault(played, records)
  return fault === null ? null : `table ${table} is in this store: ${fault}`
}
