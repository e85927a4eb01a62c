import { eventTypes, type DealEvent, type TableEvent } from './events.ts'
import type { EventRecord } from './record.ts'

/**
 * Turns the data of an event that was written in version `from` into data of the version after it, without looking at
 * anything else. A released step never changes: stored events are never rewritten, so it is needed for ever.
 */
export interface Upcaster {
  readonly type: string
  readonly from: number
  readonly upcast: (data: unknown) => unknown
}

/** Every step there is. Empty as long as each event is in its first version. */
export const UPCASTERS: readonly Upcaster[] = []

/** An event by its type, the version in which it was written, and its data. */
interface VersionedEvent {
  readonly type: string
  readonly version: number
  readonly data: unknown
}

/** An event's data in its newest version. Precondition: its schema accepts it, see `checkEvent`. */
export type Upcast = (event: VersionedEvent) => unknown

/** Makes the way from each version to the newest. Throws an error that names a step that is missing or doubled. */
export function makeUpcast(steps: readonly Upcaster[], newest: ReadonlyMap<string, number>): Upcast {
  const byPlace = new Map<string, Upcaster['upcast']>()
  for (const { type, from, upcast } of steps) {
    if (byPlace.has(place(type, from))) throw new Error(`${type}: two upcasters begin at version ${from}`)
    byPlace.set(place(type, from), upcast)
  }
  for (const [type, version] of newest) {
    for (let from = 1; from < version; from++)
      if (!byPlace.has(place(type, from))) throw new Error(`${type}: no upcaster begins at version ${from}`)
  }
  return ({ type, version, data }) => {
    let upcast = data
    for (let from = version; from < (newest.get(type) ?? version); from++)
      upcast = byPlace.get(place(type, from))!(upcast)
    return upcast
  }
}

function place(type: string, from: number): string {
  return `${type}.v${from}`
}

const toNewest = makeUpcast(UPCASTERS, eventTypes())

/** A record with its data in the newest version of its type. Precondition: its schema accepts the record. */
export function inNewestVersion(record: EventRecord): EventRecord {
  const version = eventTypes().get(record.type) ?? record.version
  return version === record.version ? record : { ...record, version, data: toNewest(record) }
}

/** The event in a record of a deal's stream, in its newest version. Precondition: its schema accepts the record. */
export function dealEventOf(record: VersionedEvent): DealEvent {
  return { type: record.type, data: toNewest(record) } as DealEvent
}

/** The event in a record of a table's stream, in its newest version. Precondition: its schema accepts the record. */
export function tableEventOf(record: VersionedEvent): TableEvent {
  return { type: record.type, data: toNewest(record) } as TableEvent
}
