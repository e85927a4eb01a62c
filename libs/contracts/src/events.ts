import { EVENT_VERSIONS } from './generated/versions.ts'
import type { DealEventData, TableEventData } from './generated/types.ts'

type EventOf<Data> = { readonly [Name in keyof Data]: { readonly type: Name; readonly data: Data[Name] } }[keyof Data]

/** An event of a deal, in its newest version. */
export type DealEvent = EventOf<DealEventData>
export type DealEventType = DealEvent['type']

/** An event of a table, in its newest version. */
export type TableEvent = EventOf<TableEventData>
export type TableEventType = TableEvent['type']

/** One deal event by its type. */
export type DealEventOf<Type extends DealEventType> = Extract<DealEvent, { readonly type: Type }>

const newest = new Map<string, number>()
for (const { name, version } of EVENT_VERSIONS) {
  newest.set(name, Math.max(version, newest.get(name) ?? 0))
}

/** The version in which an event of this type is written today. */
export function newestVersion(type: DealEventType | TableEventType): number {
  return newest.get(type)!
}

/** Every event type, with its newest version. */
export function eventTypes(): ReadonlyMap<string, number> {
  return newest
}
