import { join } from 'node:path'
import { openEmbeddedStore, type EventStore } from '@paipu/event-store'
import type { BenchRow } from '../row.ts'
import { duel, spent } from './measure.ts'
import { bareDatabase, bareFile, type BareDatabase } from './peers.ts'
import { rateRow, timeRows } from './rows.ts'
import { appendAtOnce, appendEach, delaysOfMany, delaysOfOne, readAll, timesOf, WRITERS } from './work.ts'

const SQLITE = 'bare node:sqlite'
const DISK = 'write and sync'
const WITHIN = 'at least 0.67 of the peer'

/** The embedded store beside bare `node:sqlite` doing the same inserts, or beside the disk alone. */
export async function benchEmbedded(folder: string): Promise<BenchRow[]> {
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
  }
}

async function appendsInTurn(store: EventStore, bare: BareDatabase): Promise<BenchRow> {
  const count = 300
  const append = (round: number): Promise<void> => appendEach(store, `deal-${round}`, count)
  const figures = await duel(count, append, () => bare.insert(count, 1, 'one stream'))
  return rateRow('event store: appends by 1 writer', 'appends/s', SQLITE, figures, WITHIN)
}

async function appendsTogether(store: EventStore, bare: BareDatabase): Promise<BenchRow> {
  const turns = 40
  const append = (round: number): Promise<void> => appendAtOnce(store, `table-${round}`, turns)
  const figures = await duel(turns * WRITERS, append, () => bare.insert(turns, WRITERS, 'own streams'))
  return rateRow('event store: appends by 64 writers', 'appends/s', SQLITE, figures, WITHIN)
}

/** Many short rounds: how long the disk takes for a sync changes from one moment to the next. */
async function appendsBesideDisk(store: EventStore, writeAndSync: (events: number) => void): Promise<BenchRow> {
  const [turns, rounds] = [10, 40]
  const append = (round: number): Promise<void> => appendAtOnce(store, `seat-${round}`, turns)
  const write = (): void => {
    for (let turn = 0; turn < turns; turn++) writeAndSync(WRITERS)
  }
  const figures = await duel(turns * WRITERS, append, write, rounds)
  return rateRow('event store: appends by 64 writers', 'appends/s', DISK, figures, 'at least 0.8 of the peer')
}

async function batches(store: EventStore, bare: BareDatabase): Promise<BenchRow> {
  const [count, size] = [20, 200]
  const append = (round: number): Promise<void> => appendEach(store, `player-${round}`, count, size)
  const figures = await duel(count * size, append, () => bare.insert(count, size, 'one stream'))
  return rateRow('event store: batches of 200', 'events/s', SQLITE, figures, WITHIN)
}

async function reads(store: EventStore, bare: BareDatabase): Promise<BenchRow> {
  const count = bare.size()
  const figures = await duel(count, () => readAll(store, count), bare.read)
  return rateRow('event store: reading all', 'events/s', SQLITE, figures, 'at least 150,000/s')
}

/** How long an append takes, beside the disk's own sync, and how long after it a subscriber has the event. */
async function delays(store: EventStore, writeAndSync: (events: number) => void): Promise<BenchRow[]> {
  const [count, turns] = [1000, 100]
  const synced: number[] = []
  const { acknowledged, arrived } = await delaysOfOne(store, 'deal-delays', count, () => {
    synced.push(spent(() => writeAndSync(1)))
  })
  const together = await delaysOfMany(store, 'many', turns)
  const syncedTogether = Float64Array.from({ length: turns }, () => spent(() => writeAndSync(WRITERS)))
  const one = timesOf(Float64Array.from(synced))
  return [
    ...timeRows('event store: append', acknowledged, DISK, one, 'at most 10 ms more'),
    ...timeRows('event store: append to subscriber', arrived, 'append', acknowledged),
    ...timeRows('event store: append by each of 64 writers', together, DISK, timesOf(syncedTogether)),
  ]
}
