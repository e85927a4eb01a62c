import { dealEventOf, parseStored, type DealEvent, type EventRecord } from '@paipu/contracts'
import { oddity } from './oddities.ts'
import type { RecordFault } from './record-form.ts'
import { newEvents, type TextEvent } from './sealing.ts'

/** What a sound deal is, apart from its events. */
export interface DealHead {
  readonly stream: string
  /** The hash of its last event. */
  readonly hash: string
  /** The table at which it says it was played. */
  readonly table: string | null
  /** Why no store that has not got the deal takes it, sound as it is: see {@link oddity}. `null` for most. */
  readonly odd: RecordFault | null
}

/** A sound deal as a store takes it: plain data, which can go to another thread or into a file, and come back. */
export interface ReadyDeal extends DealHead {
  readonly events: readonly TextEvent[]
}

/** Makes a deal ready to be stored. Precondition: it is sound, see `checkDeal`. Throws as {@link newEvents}. */
export function readyDeal(records: readonly EventRecord[]): ReadyDeal {
  const { stream, metadata } = records.at(-1)!
  return {
    stream,
    hash: metadata.hash,
    table: tableOf(records),
    odd: oddity(records),
    events: newEvents(records),
  }
}

function tableOf(records: readonly EventRecord[]): string | null {
  const start = records.find(({ type }) => type === 'DealStarted')
  const started: DealEvent | null = start === undefined ? null : dealEventOf(start)
  return started?.type === 'DealStarted' ? started.data.table : null
}

/** The records from which a deal was made ready. */
export function recordsOfReady({ stream, events }: ReadyDeal): EventRecord[] {
  return events.map((event, revision) => {
    const record = parseStored({ ...event, stream, revision: BigInt(revision) })
    if (typeof record === 'string') throw new Error(`${stream}@${revision}: ${record}`)
    return record
  })
}
