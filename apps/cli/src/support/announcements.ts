import { idOfStream, tableStream, type DealStartedV1, type EventRecord } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { announcementFault, readableRecords } from '@paipu/records'

/** Says what is wrong between a stored deal and what its table announced of it; `null` where nothing is. */
export type AnnouncementCheck = (deal: readonly EventRecord[]) => Promise<string | null>

/** The events of a table, by the deal that they are about; `null` where the store has no such table. */
type Announced = ReadonlyMap<string, readonly EventRecord[]> | null

/**
 * Holds the deals of a store against their tables (rules.md C21): the commitment came before the deal, once, and the deal
 * is the one that was opened. A deal at no table, or at one that is not in the store, has nothing to hold it against.
 */
export function makeAnnouncementCheck(store: EventStore): AnnouncementCheck {
  const tables = new Map<string, Announced>()

  async function read(table: string): Promise<Announced> {
    const { records } = await readableRecords(store, tableStream(table))
    const announced = records.length === 0 ? null : Map.groupBy(records, aboutDeal)
    tables.set(table, announced)
    return announced
  }

  return async (deal) => {
    const { table } = deal[0]!.data as DealStartedV1
    if (table === null) return null
    const id = idOfStream(deal[0]!.stream)
    // A table that is played meanwhile may have opened it since.
    const known = tables.get(table)
    const announced = known?.has(id) ? known : await read(table)
    return announced === null ? null : announcementFault(announced.get(id) ?? [], deal)
  }
}

function aboutDeal({ data }: EventRecord): string {
  return (data as { readonly deal?: string }).deal ?? ''
}
