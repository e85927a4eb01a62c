import {
  dealEventOf,
  idOfStream,
  readStored,
  TABLE_STREAMS,
  tableStream,
  type EventRecord,
  type SeedCommittedV1,
} from '@paipu/contracts'
import { isStoreError, type EventStore } from '@paipu/event-store'
import { announcementFault } from './announced.ts'
import { checkDeal, type RecordFault } from './deal-log.ts'
import { oddity } from './oddities.ts'
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
  const started = records.map(dealEventOf).find((event) => event.type === 'DealStarted')
  const table = started?.data.table ?? null
  const played = table === null ? [] : await readRecords(store, tableStream(table))
  if (played.length === 0) return promiseFault(store, idOfStream(records[0]!.stream))
  const fault = announcementFault(played, records)
  return fault === null ? null : `table ${table} is in this store: ${fault}`
}

/** How many events of tables are looked through for a promise. A table that plays makes some four a deal. */
const LOOKED_THROUGH = 1_000

/** Whether a table has lately announced a deal of this id, which then is for it to play. */
async function promiseFault(store: EventStore, deal: string): Promise<string | null> {
  const lately = { direction: 'backwards', streamPrefix: TABLE_STREAMS, limit: LOOKED_THROUGH } as const
  for await (const event of store.readAll(lately)) {
    const record = event.type === 'SeedCommitted' ? readStored(event) : null
    if (record !== null && typeof record !== 'string' && (record.data as SeedCommittedV1).deal === deal)
      return `table ${idOfStream(event.stream)} has announced deal ${deal}`
  }
  return null
}
