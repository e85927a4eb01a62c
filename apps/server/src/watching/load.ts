import { checkRecord, type DealEvent, type DealOpenedV1, type EventRecord } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { dealStream, readRecords, tableStream } from '@paipu/records'
import type { TimedEvent } from '@paipu/views'
import type { Edge } from './edge.ts'

/** A record as the views take it. */
export function timedEvent({ time, type, data }: EventRecord): TimedEvent {
  return { time, event: { type, data } as DealEvent }
}

/**
 * Puts into an edge what the store holds of its table: the deal that is at the edge at a time, the one before it (whose
 * end may be there still), and all behind it. Answers the ids of those deals.
 */
export async function loadEdge(
  store: EventStore,
  tableId: string,
  edge: Edge,
  visibleUntil: number,
): Promise<string[]> {
  const records = await readRecords(store, tableStream(tableId))
  const opened = records.filter(({ type }) => type === 'DealOpened')
  const atEdge = opened.findLastIndex(({ time }) => Date.parse(time) <= visibleUntil)
  const held = opened.slice(Math.max(0, atEdge - 1)).map(({ data }) => data as DealOpenedV1)
  for (const { deal, dealNumber } of held) {
    edge.addDeal(deal, dealNumber)
    // oxlint-disable-next-line no-await-in-loop -- the edge takes deals in their order
    for (const record of readable(await readRecords(store, dealStream(deal)))) edge.addEvent(timedEvent(record))
  }
  return held.map(({ deal }) => deal)
}

/** A deal's records up to the first that is not known here. */
function readable(records: readonly EventRecord[]): readonly EventRecord[] {
  const end = records.findIndex((record) => checkRecord(record) !== null)
  return end < 0 ? records : records.slice(0, end)
}
