import { openStore } from '@paipu/event-store'
import type { Seated } from './product.ts'
import { DEAL_STREAMS, idOfStream, parseStored, type EventRecord } from '@paipu/contracts'

/** What a stranger may have heard of a product at work, and what it could only have guessed. */
export interface World {
  readonly tables: readonly string[]
  /** Deals, running ones and ones that nobody may know of among them. */
  readonly deals: readonly string[]
  readonly cursors: readonly string[]
  readonly pages: readonly string[]
  /** The table at which players from outside sit, and what lets them in. */
  readonly seated: Seated
  /** `asOf` and `last` of an export as it is now. */
  readonly fixed: string
}

/** Everything that a product's store holds. */
export async function storedRecords(path: string): Promise<EventRecord[]> {
  const store = await openStore(path, { readOnly: true })
  const records: EventRecord[] = []
  try {
    for await (const stored of store.readAll()) {
      const record = parseStored(stored)
      if (typeof record !== 'string') records.push(record)
    }
  } finally {
    await store.close()
  }
  return records
}

interface Answered {
  readonly data: {
    readonly tables: readonly { readonly id: string }[]
    readonly deals: { readonly next: string }
  }
}

/** Looks around: what the server tells, and the names in its store. */
export async function lookAround(port: number, seated: Seated, records: readonly EventRecord[]): Promise<World> {
  const { data } = (await ask(port, '{ tables { id } deals(first: 1) { next } }')) as Answered
  const tables = data.tables.map(({ id }) => id)
  const cursors = await Promise.all(
    tables.map(async (id) => {
      const { data } = (await ask(port, `{ tableUpdate(id: "${id}") { cursor } }`)) as {
        readonly data: { readonly tableUpdate: { readonly cursor: string } }
      }
      return data.tableUpdate.cursor
    }),
  )
  const deals = [...new Set(records.map(({ stream }) => stream))].filter((stream) => stream.startsWith(DEAL_STREAMS))
  return {
    tables,
    deals: deals.map(idOfStream),
    cursors,
    pages: [data.deals.next],
    seated,
    fixed: await fixedExport(port),
  }
}

async function fixedExport(port: number): Promise<string> {
  const { headers } = await fetch(`http://127.0.0.1:${port}/exports/deals.jsonl`, { method: 'HEAD' })
  return String(new URLSearchParams({ asOf: headers.get('paipu-as-of') ?? '', last: headers.get('paipu-last') ?? '' }))
}

/** Asks a server's GraphQL. */
export async function ask(port: number, query: string): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return response.json()
}
