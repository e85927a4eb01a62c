/**
 * `node fill-disk.ts KIND FOLDER`: the server on a small disk that fills up and is freed again. Says at each step what it
 * has come to, and its figures as JSON in the last line. Part of the crash test, in a process of its own for the disk's sake.
 */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dealStream, idOfStream, TABLE_STREAMS, type EventRecord } from '@paipu/contracts'
import { openEmbeddedStore, type EventStore } from '@paipu/event-store'
import { readRecords } from '@paipu/records'
import { simulatedDeals } from './support/deals.ts'
import { diskOf, type DiskKind } from './support/disk.ts'
import { must } from './support/must.ts'
import { startServer, type CrashServer } from './support/server.ts'
import { checkSound } from './support/sound.ts'
import { storeWithTables } from './support/tables.ts'

const [kind, folder] = process.argv.slice(2) as [DiskKind, string]
const path = join(folder, 'paipu.db')
await storeWithTables(path, 8, 40)
const server = await startServer(path, [], "trap '' XFSZ")
const deals = simulatedDeals('full disk')
const disk = diskOf(kind, folder, server.child.pid!, path)
const taken: (readonly EventRecord[])[] = []
while (taken.length < 20) {
  const deal = await deals.next()
  must((await server.give(deal))?.status === 200, () => 'a deal was not taken while there was room')
  taken.push(deal)
}

disk.fill()
const { deal: refused, status } = await giveUntilRefused()
must(status === 503, () => `an append without room was answered with ${status}, not with 503`)
// A table says in the log why it waits.
await server.said(/"unavailable"/)
const reads = await readWhileFull(server)
console.log(`step: full after ${taken.length} deals; an append is refused, reads go on`)

disk.free()
while ((await server.give(refused))?.status !== 200) await wait(100)
taken.push(refused)
await tablesGoOn()
console.log('step: freed; the same append is taken, and every table plays on')

await deals.stop()
await server.end('SIGTERM')
const { events, streams } = await checkSound(path)
for (const deal of taken)
  must(
    streams.get(deal[0]!.stream)?.length === deal.length,
    () => `${deal[0]!.stream} was acknowledged and is not whole`,
  )
console.log('step: sound')
console.log(
  JSON.stringify([
    ['how the disk was made full', kind],
    ['deals acknowledged, all whole', taken.length],
    ['HTTP status of an append without room', status],
    ['reads answered without room', reads],
    ['events in the end', events],
  ]),
)

/** A little space may be left: deals are taken until it is gone. */
async function giveUntilRefused(): Promise<{ deal: readonly EventRecord[]; status: number }> {
  for (;;) {
    const deal = await deals.next()
    const answer = await server.give(deal)
    must(answer !== null, () => `the server ended: ${server.output()}`)
    if (answer.status !== 200) return { deal, status: answer.status }
    taken.push(deal)
  }
}

/** Everything that is there can still be read, and nothing of the refused deal. */
async function readWhileFull({ url }: CrashServer): Promise<number> {
  const paths = ['/health/ready', ...taken.map(([first]) => `/deals/${idOfStream(first!.stream)}/events.jsonl`)]
  for (const read of paths) {
    const response = await fetch(url + read)
    must(response.status === 200, () => `${read}: ${response.status} while the disk was full`)
    await response.arrayBuffer()
  }
  await withReader(async (store) => {
    const stored = await readRecords(store, dealStream(idOfStream(refused[0]!.stream)))
    must(stored.length === 0, () => 'a part of a refused deal was stored')
  })
  return paths.length
}

async function tablesGoOn(): Promise<void> {
  await withReader(async (store) => {
    const waiting = new Set<string>()
    for await (const { stream } of store.readAll({ streamPrefix: TABLE_STREAMS })) waiting.add(stream)
    const all = Promise.withResolvers<void>()
    store.subscribeToAll({
      after: 'end',
      streamPrefix: TABLE_STREAMS,
      onEvent({ stream, type }) {
        if (type === 'DealClosed') waiting.delete(stream)
        if (waiting.size === 0) all.resolve()
      },
    })
    await all.promise
  })
}

async function withReader(use: (store: EventStore) => Promise<void>): Promise<void> {
  const store = await openEmbeddedStore({ path, readOnly: true })
  try {
    await use(store)
  } finally {
    await store.close()
  }
}
