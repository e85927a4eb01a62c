import type { DealEvent, EventRecord, TableEvent } from '@paipu/contracts'
import type { CallOptions, EventStore } from '@paipu/event-store'
import { appendRecords, headAfter, sealAfter, type StreamHead } from '@paipu/records'
import { v7 } from 'uuid'
import { isoTime } from '../time/clock.ts'
import type { Actor } from './moment.ts'

/** Events of one decision that are about to be stored. */
export interface Written {
  readonly actor: Actor
  readonly events: readonly (DealEvent | TableEvent)[]
}

/** Where decisions go. */
export interface Target {
  readonly stream: string
  /** The id in the stream's name. */
  readonly id: string
  readonly head: StreamHead
}

/** Stores decisions that were made at one time, all or none; answers the stream's head after them. */
export async function write(
  store: EventStore,
  { stream, id, head }: Target,
  time: number,
  decided: readonly Written[],
  options: CallOptions = {},
): Promise<StreamHead> {
  const records: EventRecord[] = []
  let end = head
  for (const { actor, events } of decided) {
    const stamp = { time: isoTime(time), correlationId: id, actor, newId: () => v7() }
    const sealed = sealAfter(stream, end, events, stamp)
    records.push(...sealed)
    end = headAfter(end, sealed)
  }
  await appendRecords(store, records, options)
  return end
}
