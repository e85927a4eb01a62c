import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EventStore, openEmbeddedStore } from '@paipu/event-store'
import { bareDatabase, bareFile, type Peer } from './event-store/peers.ts'
import { dealEvent, median, quantile, rate } from './event-store/measure.ts'
import { type BenchRow } from './row.ts'

const ROUNDS = 5
const SEQUENTIAL = 300
const WRITERS = 64
const TURNS = 40
const BATCH = 200
const BATCHES = 20

/**
 * The embedded store as it runs by default (every append synced to the disk), each figure beside bare `node:sqlite`
 * doing the same inserts, or the disk itself. Rounds of both take turns; the figures are medians. About 10 s.
 */
export async function benchEventStore(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-event-store-'))
  const store = await openEmbeddedStore({ path: join(folder, 'store.db') })
  const bare = bareDatabase(join(folder, 'bare.db'))
  const disk = bareFile(join(folder, 'bare.log'))
  try {
    const rows = [...(await appends(store, bare, disk)), await reads(store, bare), ...(await delivery(store))]
    return rows
  } finally {
    await store.close()
    bare.close()
    disk.close()
    rmSync(folder, { recursive: true })
  }
}

async function appends(store: EventStore, bare: Peer, disk: Peer): Promise<BenchRow[]> {
  const [single, singleBare, synced, many, manyBare, manyDisk, batch, batchBare] = Array.from({ length: 8 }, () => [] as number[])
  const [waits, syncs]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    /* oxlint-disable no-await-in-loop -- one measurement at a time */
    single!.push(await rate(SEQUENTIAL, () => appendInTurn(store, `deal-${round}`, waits)))
    singleBare!.push(await rate(SEQUENTIAL, () => bare.inBatches(SEQUENTIAL, 1)))
    many!.push(await rate(WRITERS * TURNS, () => appendTogether(store, `table-${round}`)))
    manyBare!.push(await rate(WRITERS * TURNS, () => bare.inBatches(TURNS, WRITERS)))
    batch!.push(await rate(BATCHES * BATCH, () => appendBatches(store, `player-${round}`)))
    batchBare!.push(await rate(BATCHES * BATCH, () => bare.inBatches(BATCHES, BATCH)))
    /* oxlint-enable no-await-in-loop */
  }
  return []
}
