import { idOfStream, tableStream, type EventRecord } from '@paipu/contracts'
import { isStoreError, type EventStore } from '@paipu/event-store'
import { announcementFault } from './announced.ts'
import { checkDeal, type RecordFault } from './deal-log.ts'
import { promisingTable } from './promises.ts'
import { lastRecord, readRecords } from './reading.ts'
import { readyDeal, recordsOfReady, type DealHead, type ReadyDeal } from './ready-deal.ts'

/** What became of a deal's record: stored, already there, or refused (nothing is stored then). */
export type Imported =
  | { readonly result: 'stored' }
  | { readonly result: 'already-there' }
  | { readonly result: 'refused'; readonly fault: RecordFault }

/** Brings one whole deal into a store, once it is checked from its first event to its last. All of it is stored, or nothing. */
export async function importDeal(store: EventStore, records: readonly EventRecord[]): Promise<Imported> {
  const checked = checkDeal(records)
  if (!checked.ok) return { result: 'refused', fault: checked.fault }
  const deal = readyDeal(records)
  return (await foundIn(store, deal)) ?? storeDeal(store, deal)
}

/**
 * What becomes of a deal that need not be stored: it is there already, or the store can't take it: its stream holds other
 * events, its times or names are none for a store, its table is there and never opened it, or its id is promised to another.
 * `null` where it is to be stored. The `whole` deal is asked for only where its table is there. Rejects as the store does.
 */
export async function standingOf(store: EventStore, head: DealHead, whole: () => ReadyDeal): Promise<Imported | null> {
  return (await foundIn(store, head)) ?? (await hindrance(store, head, whole))
}

/** Stores one whole deal: `stored` also where it is there already. Rejects as the store does. */
export async function storeDeal(store: EventStore, deal: ReadyDeal): Promise<Imported> {
  const hindered = await hindrance(store, deal, () => deal)
  if (hindered !== null) return (await foundIn(store, deal)) ?? hindered
  try {
    await store.append(deal.stream, 'no-stream', deal.events)
  } catch (error) {
    if (!isStoreError(error, 'wrong-expected-revision')) throw error
  }
  // A store takes an append with ids that came in meanwhile for a repeated one, whatever the events hold.
  const found = await foundIn(store, deal)
  return found?.result === 'refused' ? found : { result: 'stored' }
}

/** What a store holds of a deal: itself, other events, or nothing (`null`). */
async function foundIn(store: EventStore, { stream, hash }: DealHead): Promise<Imported | null> {
  const head = (await lastRecord(store, stream))?.metadata.hash
  if (head === undefined) return null
  return head === hash ? { result: 'already-there' } : refused(`${stream} is there already with other events`)
}

/** What keeps a deal that is not there from being stored. */
async function hindrance(store: EventStore, head: DealHead, whole: () => ReadyDeal): Promise<Imported | null> {
  if (head.odd !== null) return { result: 'refused', fault: head.odd }
  const claimed = await claimFault(store, head, whole)
  return claimed === null ? null : refused(claimed)
}

function refused(message: string): Imported {
  return { result: 'refused', fault: { at: 0, message } }
}

/**
 * A deal that says it was played at a table of this store must be one that the table opened, with the wall it announced. One
 * that names no table, or one from elsewhere, must not stand where a table of this store is about to play.
 */
async function claimFault(
  store: EventStore,
  { table, stream }: DealHead,
  whole: () => ReadyDeal,
): Promise<string | null> {
  const played = table === null ? [] : await readRecords(store, tableStream(table))
  if (played.length === 0) {
    const deal = idOfStream(stream)
    const promising = await promisingTable(store, deal)
    return promising === null ? null : `table ${promising} has announced deal ${deal}`
  }
  const fault = announcementFault(played, recordsOfReady(whole()))
  return fault === null ? null : `table ${table} is in this store: ${fault}`
}
