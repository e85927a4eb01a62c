import { parseStored, type EventRecord, type TableOpenedV1 } from '@paipu/contracts'
import { openEmbeddedStore } from '@paipu/event-store'

/** What a store holds: every stream's records, in order. */
export type Stored = ReadonlyMap<string, readonly EventRecord[]>

/** Reads everything from a store's file, also while the server writes to it. */
export async function readStore(path: string): Promise<Stored> {
  const store = await openEmbeddedStore({ path, readOnly: true })
  try {
    const streams = new Map<string, EventRecord[]>()
    for await (const event of store.readAll()) {
      const records = streams.get(event.stream) ?? []
      records.push(parseStored(event) as EventRecord)
      streams.set(event.stream, records)
    }
    return streams
  } finally {
    await store.close()
  }
}

/** A deal's records. */
export function dealIn(stored: Stored, id: string): readonly EventRecord[] {
  const records = stored.get(`deal-${id}`)
  if (records === undefined) throw new Error(`the store has no deal ${id}`)
  return records
}

/** The ids of the deals that a table has opened, in order. */
export function dealsOf(stored: Stored, table: string): string[] {
  const records = stored.get(`table-${table}`) ?? []
  return records.filter(({ type }) => type === 'DealOpened').map(({ data }) => (data as { readonly deal: string }).deal)
}

/** The id of the live table of a rule set. */
export function tableOf(stored: Stored, ruleSet: string): string {
  for (const [stream, [first]] of stored) {
    if (first?.type === 'TableOpened' && (first.data as TableOpenedV1).ruleSet.id === ruleSet)
      return stream.slice('table-'.length)
  }
  throw new Error(`the store has no table of ${ruleSet}`)
}
