import { dealEventOf, idOfStream, readStored, tableEventOf, type TableEvent } from '@paipu/contracts'
import { evolve, UNSTARTED, type DealState } from '@paipu/engine'
import { openStore, type EventStore, type RecordedEvent } from '@paipu/event-store'

/** Where a table stands: a phase of its deal, or between deals. */
export type Standing = 'resting' | 'opened' | DealState['phase']['name']

/** Follows a store with one table from outside, as it is written. */
export interface Lookout {
  readonly store: EventStore
  /** Every event as it came: stream, revision and id. */
  readonly log: readonly string[]
  standing(): Standing
  /** The host's id, and the number of its lease. */
  lease(): { readonly host: string; readonly term: number } | null
  /** Fulfilled, at once and before anything else happens here, when something holds; looked at after each event. */
  when<T>(look: () => T | null): Promise<T>
  close(): Promise<void>
}

/** Opens the store at an address and follows it. */
export async function lookOut(address: string): Promise<Lookout> {
  const store = await openStore(address)
  const log: string[] = []
  const waiting = new Set<() => void>()
  let standing: Standing = 'resting'
  let deal: DealState = UNSTARTED
  let lease: { readonly host: string; readonly term: number } | null = null

  function receive(stored: RecordedEvent): void {
    log.push(logLine(stored))
    const record = readStored(stored)
    if (typeof record === 'string') throw new Error(`${stored.stream}@${stored.revision}: ${record}`)
    if (stored.stream.startsWith('table-')) receiveTable(tableEventOf(record))
    else {
      deal = evolve(deal, dealEventOf(record))
      standing = deal.phase.name
    }
    for (const look of waiting) look()
  }

  function receiveTable(event: TableEvent): void {
    if (event.type === 'LeaseTaken') lease = event.data
    if (event.type === 'LeaseReleased') lease = null
    if (event.type === 'DealClosed') standing = 'resting'
    if (event.type !== 'DealOpened') return
    standing = 'opened'
    deal = UNSTARTED
  }

  store.subscribeToAll({ streamPrefix: ['table-', 'deal-'], onEvent: receive })
  return {
    store,
    log,
    standing: () => standing,
    lease: () => lease,
    when(look) {
      const { promise, resolve } = Promise.withResolvers<NonNullable<ReturnType<typeof look>>>()
      const again = (): void => {
        const found = look()
        if (found === null) return
        waiting.delete(again)
        resolve(found!)
      }
      waiting.add(again)
      again()
      return promise
    },
    close: () => store.close(),
  }
}

/** Where an event stands and which it is. */
export function logLine({ stream, revision, id }: RecordedEvent): string {
  return `${idOfStream(stream)}@${revision} ${id}`
}
