import { DEAL_STREAMS, dealStream, type DealStartedV1, type EventRecord } from '@paipu/contracts'
import { checkStore, openEmbeddedStore, type RecordedEvent } from '@paipu/event-store'
import { checkChains, checkDeal, readableRecords } from '@paipu/records'
import { must } from './must.ts'
import { tableDeals } from './tables.ts'

/** What a sound store holds. */
export interface Contents {
  readonly events: number
  /** The records of each stream. */
  readonly streams: ReadonlyMap<string, readonly EventRecord[]>
}

/**
 * Checks a whole store: its structure, every revision, every hash chain, every deal from its first to its last decision,
 * and every table's order of deals. Throws at what is wrong.
 */
export async function checkSound(path: string): Promise<Contents> {
  const findings = await checkStore(path)
  must(findings.length === 0, () => `${findings.length} findings: ${findings[0]!.kind}: ${findings[0]!.message}`)
  const store = await openEmbeddedStore({ path, readOnly: true })
  try {
    const chains = await checkChains(store)
    must(
      chains.broken.length === 0,
      () => `${chains.broken[0]!.stream}@${chains.broken[0]!.revision}: ${chains.broken[0]!.message}`,
    )
    const streams = new Map<string, readonly EventRecord[]>()
    for await (const { stream, revision } of store.readAll()) {
      if (revision > 0n) continue
      const { records, fault } = await readableRecords(store, stream)
      must(fault === null, () => `${stream}@${fault!.revision}: ${fault!.message}`)
      streams.set(stream, records)
    }
    for (const [stream, records] of streams) {
      if (stream.startsWith(DEAL_STREAMS)) checkDealStream(records)
      else checkTableStream(records, streams)
    }
    return { events: chains.events, streams }
  } finally {
    await store.close()
  }
}

/** A deal at a table may still run, but never stops within a decision; any other came whole or not at all. */
function checkDealStream(records: readonly EventRecord[]): void {
  const checked = checkDeal(records)
  if (checked.ok) return
  const { stream, data } = records[0]!
  const runs = checked.fault.at === records.length && (data as DealStartedV1).table !== null
  must(runs, () => `${stream}, event ${checked.fault.at}: ${checked.fault.message}`)
}

function checkTableStream(records: readonly EventRecord[], streams: Contents['streams']): void {
  for (const deal of tableDeals(records).closed) {
    const last = streams.get(dealStream(deal))?.at(-1)
    must(last?.type === 'DealEnded', () => `${records[0]!.stream}: deal ${deal} was closed before it ended`)
  }
}

/** What someone has seen of a store: the id of the event at each position, in order. */
export type Seen = Map<string, string>

/** Where an event stands and which it is, in one text. */
export function seenText({ stream, revision, id }: RecordedEvent): string {
  return `${stream}@${revision} ${id}`
}

/** Whether everything that was seen is still in the store where it was. Throws at the first event that is not. */
export async function checkKept(path: string, seen: Seen): Promise<void> {
  const store = await openEmbeddedStore({ path, readOnly: true })
  try {
    let found = 0
    for await (const event of store.readAll()) {
      const before = seen.get(event.position)
      if (before === undefined) continue
      must(before === seenText(event), () => `position ${event.position} held ${before}, and holds ${seenText(event)}`)
      found++
    }
    must(found === seen.size, () => `${seen.size - found} events that were stored are gone`)
  } finally {
    await store.close()
  }
}
