import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEventStoreDb } from '../../src/eventstoredb/index.ts'
import { type EventStore } from '../../src/index.ts'
import { collect, freshStream, idsOf, someEvents } from '../contract/harness.ts'
import { observe } from '../contract/observer.ts'
import { stores } from '../support/folder.ts'
import { type NodeProcess, startNodeProcess } from './node-process.ts'

const newPath = stores()

let leader: NodeProcess
let follower: NodeProcess

beforeAll(async () => {
  const path = newPath()
  leader = await startNodeProcess(path)
  follower = await startNodeProcess(path, 0, '--leader', `127.0.0.1:${leader.port}`)
})
afterAll(async () => {
  await follower.signal('SIGTERM')
  await leader.signal('SIGTERM')
})

async function writesAndReads(store: EventStore): Promise<void> {
  const stream = freshStream()
  const [first, second] = [someEvents(2), someEvents(1)]
  await store.append(stream, 'no-stream', first)
  await store.append(stream, 1n, second)
  expect(idsOf(await collect(store.readStream(stream)))).toEqual(idsOf([...first, ...second]))
  await store.deleteStream(stream, 2n)
}

describe('a cluster', () => {
  test('takes writes at its leader when it was a follower that was named', async () => {
    const store = await openEventStoreDb({ connectionString: follower.address, callMs: 20_000 })
    await writesAndReads(store)
    await store.close()
  })

  test('is found by gossip, and its leader preferred', async () => {
    const members = `127.0.0.1:${follower.port},127.0.0.1:${leader.port}`
    const store = await openEventStoreDb({ connectionString: `esdb://${members}?tls=false`, callMs: 20_000 })
    await writesAndReads(store)
    await store.close()
  })

  test('is found through the name of one member', async () => {
    const connectionString = `esdb+discover://127.0.0.1:${follower.port}?tls=false`
    const store = await openEventStoreDb({ connectionString, callMs: 20_000 })
    await writesAndReads(store)
    await store.close()
  })

  test('can be followed at a follower', async () => {
    const connectionString = `esdb+discover://127.0.0.1:${leader.port}?tls=false`
    const [writing, following] = [
      await openEventStoreDb({ connectionString, callMs: 20_000 }),
      await openEventStoreDb({ connectionString: follower.address, callMs: 20_000 }),
    ]
    const stream = freshStream()
    const seen = observe()
    const subscription = following.subscribeToStream(stream, seen)
    await seen.caughtUp()
    const events = someEvents(5)
    await writing.append(stream, 'no-stream', events)
    await seen.until(() => seen.events.length === 5)
    expect(idsOf(seen.events)).toEqual(idsOf(events))
    subscription.unsubscribe()
    await Promise.all([writing.close(), following.close()])
  })

  test('whose leader changes while it is written to goes on with the next', async () => {
    const [old, next] = [await startNodeProcess(':memory:'), await startNodeProcess(':memory:')]
    const store = await openEventStoreDb({ connectionString: old.address, callMs: 20_000 })
    const stream = freshStream()
    await store.append(stream, 'no-stream', someEvents(1))
    await old.fault(`not-leader 127.0.0.1:${next.port}`)
    const events = someEvents(2)
    await store.append(stream, 'no-stream', events)
    expect(idsOf(await collect(store.readStream(stream)))).toEqual(idsOf(events))
    await store.close()
    await Promise.all([old.signal('SIGTERM'), next.signal('SIGTERM')])
  })
})
