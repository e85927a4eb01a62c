import {
  dealStream,
  isId,
  readStored,
  tableStream,
  type DealStartedV1,
  type EventRecord,
  type TableOpenedV1,
} from '@paipu/contracts'
import { isStoreError, type EventStore } from '@paipu/event-store'
import { opensAt } from '@paipu/read-models'
import { readableRecords } from '@paipu/records'
import { isCliFailure, unusable } from './failure.ts'

/** A stored deal: open to all, or why not yet. */
export type StoredDeal =
  | { readonly state: 'open'; readonly records: readonly EventRecord[] }
  | { readonly state: 'missing' }
  | { readonly state: 'running' }
  /** It holds an event that can't be read here; `at` is its revision. */
  | { readonly state: 'unreadable'; readonly at: number; readonly message: string }
  /** Over, but within the spectator delay of its table. */
  | { readonly state: 'delayed'; readonly until: string }

/** A deal's id as a person gives it: the id, or the name of its stream. Throws `unusable` for anything else. */
export function dealIdOf(text: string): string {
  const id = text.replace(/^deal-/, '')
  if (isId(id)) return id
  throw unusable(`${JSON.stringify(text)} is no deal's id: an id is written as 019aa2b0-7c4e-7000-8000-000000000000`)
}

/** A deal's id where a file could be named too, but none has the name. Throws `unusable`, which says both. */
export function dealIdNotFile(text: string): string {
  try {
    return dealIdOf(text)
  } catch (error) {
    throw isCliFailure(error) ? unusable(`there is no such file here, and ${error.message}`) : error
  }
}

/** Reads a deal that may be shown in full: one that is over and whose table's delay has run out (docs/security.md). */
export async function storedDeal(store: EventStore, id: string, now: number): Promise<StoredDeal> {
  const { records, fault } = await readableRecords(store, dealStream(id))
  if (fault !== null) return { state: 'unreadable', at: fault.revision, message: fault.message }
  const last = records.at(-1)
  if (last === undefined) return { state: 'missing' }
  if (last.type !== 'DealEnded') return { state: 'running' }
  const { table } = records[0]!.data as DealStartedV1
  const until = opensAt({ end: { at: last.time }, delaySeconds: table === null ? 0 : await delayOf(store, table) })
  return until > now ? { state: 'delayed', until: new Date(until).toISOString() } : { state: 'open', records }
}

async function delayOf(store: EventStore, table: string): Promise<number> {
  try {
    for await (const first of store.readStream(tableStream(table), { limit: 1 })) {
      const opened = readStored(first)
      if (typeof opened !== 'string' && opened.type === 'TableOpened')
        return (opened.data as TableOpenedV1).delaySeconds
    }
  } catch (error) {
    if (!isStoreError(error, 'stream-not-found')) throw error
  }
  return 0
}

/** Why a deal is not open, in words; `null` where it is. */
export function closedReason(id: string, deal: StoredDeal): string | null {
  switch (deal.state) {
    case 'open':
      return null
    case 'missing':
      return `there is no deal ${id} in the store`
    case 'running':
      return `deal ${id} is still running: only finished deals are open`
    case 'unreadable':
      return `deal ${id}, event ${deal.at}: ${deal.message}`
    case 'delayed':
      return `deal ${id} is over, but within its table's delay: it opens at ${deal.until}`
  }
}
