import { dealEventOf, dealStream, tableStream, type DealOpenedV1, type EventRecord } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { readableRecords } from '@paipu/records'
import type { TimedEvent } from '@paipu/views'
import type { Edge } from './edge.ts'

/** A record as the views take it. */
export function timedEvent(record: EventRecord): TimedEvent {
  return { time: record.time, event: dealEventOf(record) }
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
  const { records } = await readableRecords(store, tableStream(tableId))
  const opened = records.filter(({ type }) => type === 'DealOpened')
  const atEdge = opened.findLastIndex(({ time }) => Date.parse(time) <= visibleUntil)
  const held = opened.slice(Math.max(0, atEdge - 1)).map(({ data }) => data as DealOpenedV1)
  for (const { deal, dealNumber } of held) {
    edge.addDeal(deal, dealNumber)
    // The edge takes deals in their order.
    const played = await readableRecords(store, dealStream(deal))
    for (const record of played.records) edge.addEvent(timedEvent(record))
  }
  return held.map(({ deal }) => deal)
}
