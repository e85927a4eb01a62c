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
  /** The id of the event of a revision; without it ids are random. */
  readonly idOf?: (time: string, revision: number) => string
}

/** Stores decisions that were made at one time, all or none; answers the stream's head after them. */
export async function write(
  store: EventStore,
  { stream, id, head, idOf = () => v7() }: Target,
  time: number,
  decided: readonly Written[],
  options: CallOptions = {},
): Promise<StreamHead> {
  const records: EventRecord[] = []
  let end = head
  for (const { actor, events } of decided) {
    let revision = end.revision
    const newId = (): string => idOf(isoTime(time), ++revision)
    const stamp = { time: isoTime(time), correlationId: id, actor, newId }
    const sealed = sealAfter(stream, end, events, stamp)
    records.push(...sealed)
    end = headAfter(end, sealed)
  }
  await appendRecords(store, records, options)
  return end
}
