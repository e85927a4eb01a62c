import { idOfStream, readStored, TABLE_STREAMS, type SeedCommittedV1 } from '@paipu/contracts'
import type { EventStore, RecordedEvent } from '@paipu/event-store'

/** How many events of tables are looked through for promises at first. A table that plays makes some four a deal. */
const LOOKED_THROUGH = 1_000
/** So many promises are kept, the latest. */
const KEPT = 1_000

/** What is known of a store's promises: by the deal that is promised, the table; as far as the store was read. */
interface KnownPromises {
  readonly tables: Map<string, string>
  /** The position of the last event that was looked at; `null` in an empty store. */
  upTo: string | null
}

/** What was read of each store, so that a deal pays for what came after the deal before it, and not for the whole store. */
const known = new WeakMap<EventStore, Promise<KnownPromises>>()
/** The next reading of each store, while the one before it is under way: whoever asks meanwhile shares it. */
const next = new WeakMap<EventStore, Promise<KnownPromises>>()

/** The table that has lately announced a deal of this id, which then is for it to play; `null` where none has. Rejects as the store does. */
export async function promisingTable(store: EventStore, deal: string): Promise<string | null> {
  const { tables } = await (next.get(store) ?? readNext(store))
  return tables.get(deal) ?? null
}

function readNext(store: EventStore): Promise<KnownPromises> {
  const before = known.get(store) ?? Promise.resolve(null)
  const read = (promises: KnownPromises | null): Promise<KnownPromises> => {
    next.delete(store)
    return catchUp(store, promises)
  }
  // What could not be read is read again by the next.
  const now = before.catch(() => null).then(read)
  known.set(store, now)
  next.set(store, now)
  return now
}

async function catchUp(store: EventStore, before: KnownPromises | null): Promise<KnownPromises> {
  const head = await headOf(store)
  if (before === null || before.upTo === null) return { tables: await latePromises(store), upTo: head }
  if (head === before.upTo) return before
  for await (const event of store.readAll({ from: before.upTo, streamPrefix: TABLE_STREAMS }))
    keep(before.tables, event)
  before.upTo = head
  return before
}

/** The position of the last event of all. */
async function headOf(store: EventStore): Promise<string | null> {
  for await (const { position } of store.readAll({ direction: 'backwards', limit: 1 })) return position
  return null
}

async function latePromises(store: EventStore): Promise<Map<string, string>> {
  const lately: RecordedEvent[] = []
  const read = { direction: 'backwards', streamPrefix: TABLE_STREAMS, limit: LOOKED_THROUGH } as const
  for await (const event of store.readAll(read)) lately.push(event)
  const tables = new Map<string, string>()
  for (const event of lately.toReversed()) keep(tables, event)
  return tables
}

function keep(tables: Map<string, string>, event: RecordedEvent): void {
  const record = event.type === 'SeedCommitted' ? readStored(event) : null
  if (record === null || typeof record === 'string') return
  const { deal } = record.data as SeedCommittedV1
  if (!tables.has(deal)) tables.set(deal, idOfStream(event.stream))
  for (const oldest of tables.keys()) {
    if (tables.size <= KEPT) return
    tables.delete(oldest)
  }
}
