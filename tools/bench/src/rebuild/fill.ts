import { randomUUIDv7 } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  dealStream,
  metadataOf,
  tableStream,
  type DealEndedV1,
  type DealStartedV1,
  type EventRecord,
  type TableEvent,
} from '@paipu/contracts'
import { bySeat, defaultRef, RULE_SETS } from '@paipu/engine'
import { openEmbeddedStore, type EventStore, type NewEvent } from '@paipu/event-store'
import { EMPTY_HEAD, headAfter, readLog, sealAfter, type StreamHead } from '@paipu/records'

const DEALS = fileURLToPath(new URL('../../../../fixtures/deals/', import.meta.url))
const TABLES = 32
/** So many deals are appended at once: they share the disk's syncs. */
const AT_ONCE = 32

/** A table while its stream grows. */
interface Table {
  readonly id: string
  head: StreamHead
  deals: number
}

/**
 * Fills a new store with so many events, as tables leave them: the golden deals again and again, each under its own id at
 * one of 32 tables. Their hashes are those of the first copies: read models don't look at them.
 */
export async function fillStore(path: string, events: number): Promise<void> {
  const store = await openEmbeddedStore({ path, synchronous: 'normal' })
  const deals = goldenDeals()
  const tables: Table[] = Array.from({ length: TABLES }, () => ({ id: randomUUIDv7(), head: EMPTY_HEAD, deals: 0 }))
  let stored = 0
  for (const [index, table] of tables.entries()) stored += await write(store, table, opened(index))
  for (let next = 0; stored < events; next += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, at) =>
      playAgain(store, tables[(next + at) % TABLES]!, deals[(next + at) % deals.length]!),
    )
    for (const count of await Promise.all(batch)) stored += count
  }
  await store.close()
}

function goldenDeals(): EventRecord[][] {
  const files = readdirSync(DEALS).filter((name) => name.endsWith('.jsonl'))
  return files.map((name) => {
    const read = readLog(readFileSync(DEALS + name, 'utf8'))
    if (!read.ok) throw new Error(read.fault.message)
    return read.records
  })
}

function opened(index: number): TableEvent {
  const rules = RULE_SETS[index % RULE_SETS.length]!
  const seats = bySeat((seat) => ({ player: `bot:${seat}`, name: `Bot ${seat}`, kind: 'bot' }) as const)
  const [ruleSet, name, clock] = [defaultRef(rules), `Table ${index + 1}`, rules.clock]
  return { type: 'TableOpened', data: { ruleSet, name, delaySeconds: 30, policy: 'public', seats, clock, paceMs: 900 } }
}

/** One deal of a table: it opens, is played and closes. Answers how many events that are. */
async function playAgain(store: EventStore, table: Table, records: readonly EventRecord[]): Promise<number> {
  const deal = randomUUIDv7()
  const dealNumber = ++table.deals
  const started = records[0]!.data as DealStartedV1
  const { result, totals } = records.at(-1)!.data as DealEndedV1
  const first = await write(store, table, { type: 'DealOpened', data: { deal, dealNumber, dealer: started.dealer } })
  const time = new Date().toISOString()
  const events = records.map(({ data, ...record }, index) =>
    newEvent({ ...record, time, data: index === 0 ? { ...started, table: table.id, dealNumber } : data }),
  )
  await store.append(dealStream(deal), 'no-stream', events)
  const closed = { deal, dealNumber, result, totals, nextDealer: started.dealer } as const
  return first + events.length + (await write(store, table, { type: 'DealClosed', data: closed }))
}

async function write(store: EventStore, table: Table, event: TableEvent): Promise<number> {
  const stamp = {
    time: new Date().toISOString(),
    correlationId: table.id,
    actor: 'table',
    newId: () => randomUUIDv7(),
  } as const
  const records = sealAfter(tableStream(table.id), table.head, [event], stamp)
  table.head = headAfter(table.head, records)
  await store.append(tableStream(table.id), 'any', records.map(newEvent))
  return records.length
}

function newEvent(record: EventRecord): NewEvent {
  const [data, metadata] = [JSON.stringify(record.data), JSON.stringify(metadataOf(record))]
  return { id: randomUUIDv7(), type: record.type, data, metadata }
}
