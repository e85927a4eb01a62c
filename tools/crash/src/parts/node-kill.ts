import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isStoreError, openStore, resilientSubscription, type EventStore, type RecordedEvent } from '@paipu/event-store'
import { checkAppends, checkWhole, type Append } from '../support/appends.ts'
import { must } from '../support/must.ts'
import { between, type Part } from '../support/part.ts'
import { startStoreNode } from '../support/store-node.ts'

const WRITERS = 16

/**
 * The compatible node killed and started again under sixteen writers and a subscription: every acknowledged append is there
 * once and in its place, and the subscription has told of each event once, in order.
 */
export function nodeKills({ rounds }: { readonly rounds: number }): Part {
  return {
    name: 'kill -9 of the compatible node under 16 writers',
    steps: rounds,
    async run(folder, step) {
      const path = join(folder, 'events.db')
      let node = await startStoreNode(path)
      const store = await openStore(node.address)
      const told: RecordedEvent[] = []
      const subscription = resilientSubscription(
        store,
        {},
        { onEvent: (event) => void told.push(event) },
        { firstMs: 20, mostMs: 200 },
      )
      const work = { on: true, appends: [] as Append[], retries: 0 }
      const writers = Array.from({ length: WRITERS }, (_, writer) => writeOn(store, writer, work))
      for (let round = 1; round <= rounds; round++) {
        await until(work, work.appends.length + between(100, 600))
        await node.running.end('SIGKILL')
        node = await startStoreNode(path, node.port)
        step(`kill ${round}: ${work.appends.length} appends acknowledged`)
      }
      work.on = false
      await Promise.all(writers)
      const all: RecordedEvent[] = []
      for await (const event of store.readAll()) all.push(event)
      checkAppends(all, work.appends)
      checkWhole(all)
      const written = work.appends.reduce((sum, { ids }) => sum + ids.length, 0)
      must(all.length === written, () => `${written} events were acknowledged, and there are ${all.length}`)
      await toldAll(told, all)
      subscription.unsubscribe()
      await store.close()
      await node.running.end('SIGTERM')
      return [
        ['rounds of kill -9', rounds],
        ['appends acknowledged, all once and in their places', work.appends.length],
        ['appends made again by their writer', work.retries],
        ['events that the subscription told of, each once', told.length],
      ]
    },
  }
}

interface Work {
  on: boolean
  readonly appends: Append[]
  retries: number
}

/** Appends one batch after the other at exact revisions; one that failed is made again, the same to the byte. */
async function writeOn(store: EventStore, writer: number, work: Work): Promise<void> {
  const stream = `writer-${writer}`
  for (let last: bigint | 'no-stream' = 'no-stream', number = 0; work.on; number++) {
    const ids = Array.from({ length: 1 + (number % 4) }, () => randomUUID())
    const data = JSON.stringify({ size: ids.length })
    const events = ids.map((id) => ({ id, type: 'Written', data, metadata: '{}' }))
    const append = (): ReturnType<EventStore['append']> => store.append(stream, last, events, { deadlineMs: 2000 })
    const { revision, position } = await acknowledged(append, work)
    work.appends.push({ stream, revision, position, ids })
    last = revision
  }
}

async function acknowledged<T>(append: () => Promise<T>, work: Work): Promise<T> {
  for (;;) {
    try {
      return await append()
    } catch (error) {
      if (!isStoreError(error, 'unavailable') && !isStoreError(error, 'timed-out')) throw error
      work.retries++
    }
  }
}

async function until(work: Work, appends: number): Promise<void> {
  while (work.appends.length < appends) await sleep(5)
}

/** Waits until the subscription has told of everything, and compares. */
async function toldAll(told: readonly RecordedEvent[], all: readonly RecordedEvent[]): Promise<void> {
  while (told.length < all.length) await sleep(5)
  must(told.length === all.length, () => `the subscription told of ${told.length} events of ${all.length}`)
  for (const [at, { id }] of told.entries())
    must(id === all[at]!.id, () => `the subscription told of ${id} as event ${at}`)
}
