import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { tableStream, type EventRecord, type TableEvent } from '@paipu/contracts'
import { openEmbeddedStore, type EventStore } from '@paipu/event-store'
import { derivedId } from '@paipu/fairness'
import { EMPTY_HEAD, appendRecords, importDeal, sealAfter, type Imported } from '@paipu/records'
import { golden, resealed } from '../../../../libs/records/test/support/deals.ts'

export { golden }

/** Opens a store for writing until the test ends. */
export async function openStore(path: string): Promise<EventStore> {
  const store = await openEmbeddedStore({ path })
  onTestFinished(() => store.close())
  return store
}

/** Makes a store with some records in it, each a list of one stream, and lets go of it. */
export async function storeWith(path: string, ...streams: readonly (readonly EventRecord[])[]): Promise<void> {
  const store = await openEmbeddedStore({ path })
  for (const records of streams) await appendRecords(store, records)
  await store.close()
}

/** How many events a store holds. */
export async function countEvents(path: string): Promise<number> {
  const store = await openEmbeddedStore({ path, readOnly: true })
  let count = 0
  for await (const _ of store.readAll()) count++
  await store.close()
  return count
}

/** A golden deal as if it had ended at `end` (UTC) at a table, and the table's first event. */
export function dealAtTable(
  name: string,
  end: string,
  delaySeconds: number,
): { deal: EventRecord[]; table: EventRecord[] } {
  const id = derivedId(0, `table of ${name}`)
  const records = golden(name)
  const started = records[0]!.data as { readonly ruleSet: never; readonly seats: never; readonly clock: never }
  const opened: TableEvent = {
    type: 'TableOpened',
    data: {
      ruleSet: started.ruleSet,
      name: 'Test',
      delaySeconds,
      policy: 'public',
      seats: started.seats,
      clock: started.clock,
      paceMs: 0,
    },
  }
  const deal = resealed(
    records.map((record, index) => ({
      ...record,
      time: end,
      data: index === 0 ? { ...started, table: id } : record.data,
    })),
  )
  const stamp = { time: end, correlationId: id, actor: 'table', newId: () => derivedId(0, `opened ${name}`) } as const
  return { deal, table: sealAfter(tableStream(id), EMPTY_HEAD, [opened], stamp) }
}

/** Takes deals for a store as the server does while it has the store open: token file, bearer token, one deal a request. */
export async function serveStore(
  path: string,
  store: EventStore,
  token = 'secret',
): Promise<{ readonly requests: () => number }> {
  let requests = 0
  const server = createServer((request, response) => {
    requests++
    void (async () => {
      const allowed = request.url === '/internal/records' && request.headers.authorization === `Bearer ${token}`
      const records = (await json(request)) as EventRecord[]
      const [status, body] = allowed ? answerTo(await importDeal(store, records)) : [401, UNAUTHORIZED]
      response.statusCode = status
      response.end(JSON.stringify(body))
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  writeToken(path, { url: `http://127.0.0.1:${port}`, token: 'secret', pid: process.pid })
  return { requests: () => requests }
}

const UNAUTHORIZED = { error: { code: 'UNAUTHORIZED', message: 'the token beside the store is needed' } }

function answerTo(imported: Imported): [status: number, body: object] {
  if (imported.result !== 'refused') return [200, imported]
  return [422, { error: { code: 'BAD_RECORD', ...imported.fault } }]
}

export function writeToken(path: string, token: unknown): void {
  writeFileSync(`${path}.token`, JSON.stringify(token), { mode: 0o600 })
}
