import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EventStore, openEmbeddedStore } from '@paipu/event-store'
import { dealEvent, duel, quantile, spent } from './event-store/measure.ts'
import { type BareDatabase, bareDatabase, bareFile } from './event-store/peers.ts'
import { type BenchRow } from './row.ts'

const WRITERS = 64

/**
 * The embedded store as it runs by default (every append synced to the disk), each figure beside bare `node:sqlite`
 * doing the same inserts, or beside the disk alone. The two take turns; figures are medians. Some ten seconds.
 */
export async function benchEventStore(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-event-store-'))
  const store = await openEmbeddedStore({ path: join(folder, 'store.db') })
  const bare = bareDatabase(join(folder, 'bare.db'))
  const disk = bareFile(join(folder, 'bare.log'))
  try {
    return [
      await appendsInTurn(store, bare),
      await appendsTogether(store, bare),
      await appendsBesideDisk(store, disk.writeAndSync),
      await batches(store, bare),
      await reads(store, bare),
      ...(await delays(store, disk.writeAndSync)),
    ]
  } finally {
    await store.close()
    bare.close()
    disk.close()
    rmSync(folder, { recursive: true })
  }
}

const WITHIN = 'at least 0.67 of the peer'

async function appendsInTurn(store: EventStore, bare: BareDatabase): Promise<BenchRow> {
  const count = 300
  const figures = await duel(
    count,
    (round) => appendEach(store, `deal-${round}`, count),
    () => bare.insert(count, 1, 'one stream'),
  )
  return {
    name: 'event store: appends by 1 writer',
    unit: 'appends/s',
    ...against('bare node:sqlite', figures),
    aim: WITHIN,
  }
}

async function appendsTogether(store: EventStore, bare: BareDatabase): Promise<BenchRow> {
  const turns = 40
  const figures = await duel(
    turns * WRITERS,
    (round) => appendAtOnce(store, `table-${round}`, turns),
    () => bare.insert(turns, WRITERS, 'own streams'),
  )
  return {
    name: 'event store: appends by 64 writers',
    unit: 'appends/s',
    ...against('bare node:sqlite', figures),
    aim: WITHIN,
  }
}

async function appendsBesideDisk(store: EventStore, writeAndSync: (events: number) => void): Promise<BenchRow> {
  const turns = 40
  const figures = await duel(
    turns * WRITERS,
    (round) => appendAtOnce(store, `seat-${round}`, turns),
    () => {
      for (let turn = 0; turn < turns; turn++) writeAndSync(WRITERS)
    },
  )
  const name = 'event store: appends by 64 writers'
  return { name, unit: 'appends/s', ...against('write and sync', figures), aim: 'at least 0.8 of the peer' }
}

async function batches(store: EventStore, bare: BareDatabase): Promise<BenchRow> {
  const [count, size] = [20, 200]
  const figures = await duel(
    count * size,
    (round) => appendEach(store, `player-${round}`, count, size),
    () => bare.insert(count, size, 'one stream'),
  )
  return { name: 'event store: batches of 200', unit: 'events/s', ...against('bare node:sqlite', figures), aim: WITHIN }
}

async function reads(store: EventStore, bare: BareDatabase): Promise<BenchRow> {
  const count = bare.size()
  const figures = await duel(count, () => readAll(store, count), bare.read)
  return {
    name: 'event store: reading all',
    unit: 'events/s',
    ...against('bare node:sqlite', figures),
    aim: 'at least 150,000/s',
  }
}

/** How long an append takes, beside the disk's own sync, and how long after it a subscriber has the event. */
async function delays(store: EventStore, writeAndSync: (events: number) => void): Promise<BenchRow[]> {
  const count = 1000
  const stream = 'deal-delays'
  const [acknowledged, arrived, synced] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  const caughtUp = Promise.withResolvers<void>()
  let arrival = Promise.withResolvers<void>()
  const subscription = store.subscribeToStream(stream, {
    onCaughtUp: caughtUp.resolve,
    onEvent: () => arrival.resolve(),
  })
  await caughtUp.promise
  for (let at = 0; at < count; at++) {
    synced[at] = spent(() => writeAndSync(1))
    arrival = Promise.withResolvers()
    const start = performance.now()
    const since = () => performance.now() - start
    const append = store.append(stream, 'any', [dealEvent()]).then(() => (acknowledged[at] = since()))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await Promise.all([append, arrival.promise.then(() => (arrived[at] = since()))])
  }
  subscription.unsubscribe()
  const sync = 'write and sync'
  return [
    delay('event store: append, p50', quantile(acknowledged, 0.5), sync, quantile(synced, 0.5)),
    delay('event store: append, p99', quantile(acknowledged, 0.99), sync, quantile(synced, 0.99), 'at most 10 ms more'),
    delay('event store: append to subscriber, p50', quantile(arrived, 0.5), 'append', quantile(acknowledged, 0.5)),
    delay('event store: append to subscriber, p99', quantile(arrived, 0.99), 'append', quantile(acknowledged, 0.99)),
  ]
}

function delay(name: string, value: number, peer: string, peerValue: number, aim?: string): BenchRow {
  const row = { name, value, unit: 'ms', peer: { name: peer, value: peerValue }, ratio: peerValue / value }
  return aim === undefined ? row : { ...row, aim }
}

function against(name: string, { ours, theirs }: { ours: number; theirs: number }) {
  return { value: ours, peer: { name, value: theirs }, ratio: ours / theirs }
}

async function appendEach(store: EventStore, stream: string, count: number, size = 1): Promise<void> {
  let expected: bigint | 'no-stream' = 'no-stream'
  for (let number = 0; number < count; number++) {
    const events = Array.from({ length: size }, dealEvent)
    // oxlint-disable-next-line no-await-in-loop -- the next append waits for the acknowledgement
    expected = (await store.append(stream, expected, events)).revision
  }
}

async function appendAtOnce(store: EventStore, prefix: string, count: number): Promise<void> {
  const writers = Array.from({ length: WRITERS }, (_, writer) => appendEach(store, `${prefix}-${writer}`, count))
  await Promise.all(writers)
}

async function readAll(store: EventStore, limit: number): Promise<void> {
  let seen = 0
  for await (const event of store.readAll({ limit })) if (event.revision >= 0n) seen++
  if (seen !== limit) throw new Error(`read ${seen} events of ${limit}`)
}
