import {
  dealStream,
  tableStream,
  type DealClosedV1,
  type EventRecord,
  type TableEvent,
  type TableOpenedV1,
} from '@paipu/contracts'
import { defaultRef, newestRuleSet } from '@paipu/engine'
import { openStore, type EventStore } from '@paipu/event-store'
import { EMPTY_HEAD, readRecords, toNewEvent } from '@paipu/records'
import { botsOf } from '../../src/tables/names.ts'
import { makeRuntime, type TableRuntime } from '../../src/tables/runtime.ts'
import { write } from '../../src/tables/streams.ts'
import type { HandClock } from './clock.ts'
import { newPlace, OVER_EVENTSTOREDB } from './place.ts'
import { tracked } from './tracked.ts'

export const PACE = 1_000
export const TABLE = '01900000-0000-7000-8000-000000000001'
/** An id that neither a table nor a deal has. */
export const NOWHERE = '01900000-0000-7000-8000-00000000dead'

/** What a test's table agrees on. */
export function agreed(ruleSet: string, change: Partial<TableOpenedV1> = {}): TableOpenedV1 {
  const rules = newestRuleSet(ruleSet)!
  return {
    ruleSet: defaultRef(rules),
    name: 'Test',
    delaySeconds: 30,
    policy: 'public',
    seats: botsOf(0),
    clock: rules.clock,
    paceMs: PACE,
    ...change,
  }
}

/** A store of its own with one table that has just opened; it goes with its closing. `more` happens with its opening. */
export async function tableStore(
  clock: HandClock,
  opened: TableOpenedV1,
  ...more: readonly TableEvent[]
): Promise<EventStore> {
  const store = await storeOfItsOwn()
  const target = { stream: tableStream(TABLE), id: TABLE, head: EMPTY_HEAD }
  await write(store, target, clock.now(), [
    { actor: 'table', events: [{ type: 'TableOpened', data: opened }, ...more] },
  ])
  return store
}

async function storeOfItsOwn(): Promise<EventStore> {
  if (!OVER_EVENTSTOREDB) return openStore(':memory:')
  const place = await newPlace()
  const store = tracked(await openStore(place.address))
  return { ...store, close: () => store.close().then(place.remove) }
}

/** The runtime of the table, taken up from its streams. */
export async function takenUp(store: EventStore, clock: HandClock): Promise<TableRuntime> {
  const runtime = makeRuntime(store, clock, TABLE, null)
  await runtime.rebuild()
  return runtime
}

/** Does what comes next at its time. */
export async function doNext(runtime: TableRuntime, clock: HandClock): Promise<void> {
  const next = runtime.next()!
  clock.set(Math.max(clock.now(), next.at))
  await next.act()
}

/** Plays until so many deals are closed; answers the ids of the deals. */
export async function playDeals(store: EventStore, clock: HandClock, deals: number): Promise<string[]> {
  const runtime = await takenUp(store, clock)
  for (;;) {
    const table = await tableRecords(store)
    const closed = table.flatMap(({ type, data }) => (type === 'DealClosed' ? [(data as DealClosedV1).deal] : []))
    if (closed.length === deals) return closed
    await doNext(runtime, clock)
  }
}

export const tableRecords = (store: EventStore): Promise<EventRecord[]> => readRecords(store, tableStream(TABLE))
export const dealRecords = (store: EventStore, id: string): Promise<EventRecord[]> => readRecords(store, dealStream(id))

/** Puts records into another store, as they are. */
export async function put(store: EventStore, records: readonly EventRecord[]): Promise<void> {
  const first = records[0]
  if (first === undefined) return
  const expected = first.revision === 0 ? 'no-stream' : BigInt(first.revision - 1)
  await store.append(first.stream, expected, records.map(toNewEvent))
}

/** Type and data alone: what happened, without when and under which ids. */
export function facts(records: readonly EventRecord[]): object[] {
  return records.map(({ type, data }) => ({ type, data }))
}
