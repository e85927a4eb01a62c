import { join } from 'node:path'
import { openEmbeddedStore, openStore, type EventStore } from '@paipu/event-store'
import { startStoreNode } from '../../../crash/src/support/store-node.ts'
import type { BenchRow } from '../row.ts'
import { duel } from './measure.ts'
import { rateRow, timeRows } from './rows.ts'
import { appendAtOnce, appendEach, delaysOfMany, delaysOfOne, readAll, WRITERS } from './work.ts'

const EMBEDDED = 'embedded store'

/**
 * The EventStoreDB adapter with the compatible node, which keeps its events in the embedded store, beside that store without
 * a node between: what the protocol costs. A real EventStoreDB has figures of its own.
 */
export async function benchEventStoreDb(folder: string): Promise<BenchRow[]> {
  const node = await startStoreNode(join(folder, 'node.db'))
  const store = await openStore(node.address)
  const embedded = await openEmbeddedStore({ path: join(folder, 'beside.db') })
  try {
    return [
      await beside(store, embedded, 'appends by 1 writer', 'appends/s', 100, (each, round) =>
        appendEach(each, `one-${round}`, 100),
      ),
      await beside(store, embedded, 'appends by 64 writers', 'appends/s', 20 * WRITERS, (each, round) =>
        appendAtOnce(each, `many-${round}`, 20),
      ),
      await beside(store, embedded, 'batches of 200', 'events/s', 2000, (each, round) =>
        appendEach(each, `batch-${round}`, 10, 200),
      ),
      await beside(store, embedded, 'reading all', 'events/s', 10_000, (each) => readAll(each, 10_000)),
      ...(await delays(store, embedded)),
    ]
  } finally {
    await store.close()
    await embedded.close()
    await node.running.end('SIGTERM')
  }
}

/** The same work on both, in turns. */
async function beside(
  store: EventStore,
  embedded: EventStore,
  name: string,
  unit: 'appends/s' | 'events/s',
  units: number,
  work: (store: EventStore, round: number) => Promise<void>,
): Promise<BenchRow> {
  const figures = await duel(
    units,
    (round) => work(store, round),
    (round) => work(embedded, round),
  )
  return rateRow(`EventStoreDB adapter: ${name}`, unit, EMBEDDED, figures)
}

async function delays(store: EventStore, embedded: EventStore): Promise<BenchRow[]> {
  const [count, turns] = [300, 20]
  const [ours, theirs] = [await delaysOfOne(store, 'delays', count), await delaysOfOne(embedded, 'delays', count)]
  const [many, besides] = [await delaysOfMany(store, 'both', turns), await delaysOfMany(embedded, 'both', turns)]
  return [
    ...timeRows('EventStoreDB adapter: append', ours.acknowledged, EMBEDDED, theirs.acknowledged),
    ...timeRows('EventStoreDB adapter: append to subscriber', ours.arrived, EMBEDDED, theirs.arrived),
    ...timeRows('EventStoreDB adapter: append by each of 64 writers', many, EMBEDDED, besides),
  ]
}
