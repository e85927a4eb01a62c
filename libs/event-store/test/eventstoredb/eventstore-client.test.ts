import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEventStoreDb } from '../../src/eventstoredb/index.ts'
import { type EventStore } from '../../src/index.ts'
import { collect, freshStream, someEvent, someEvents } from '../contract/harness.ts'
import { observe } from '../contract/observer.ts'
import { eventstoreClient } from './eventstore-client.ts'
import { type NodeProcess, startNodeProcess } from './node-process.ts'
import { officialClientSuite, summary } from './official-suite.ts'
import { type Official } from './official.ts'

officialClientSuite('@eventstore/db-client', eventstoreClient, (actualVersion, expectedVersion) => ({
  actualVersion,
  expectedVersion,
}))

describe('the adapter beside the official client', () => {
  let node: NodeProcess
  let store: EventStore
  let client: Official

  beforeAll(async () => {
    node = await startNodeProcess(':memory:')
    store = await openEventStoreDb({ connectionString: node.address, callMs: 30_000 })
    client = eventstoreClient(node.address)
  })
  afterAll(async () => {
    await Promise.all([store.close(), client.close()])
    await node.signal('SIGTERM')
  })

  test('has one and the same JSON for the adapter and the client', async () => {
    const stream = freshStream()
    const text = '{ "b":1.0,\n "a":[ ], "2":0, "1":1e3, "\\u4e1c":"東" }'
    await store.append(stream, 'no-stream', [someEvent(text)])
    await client.append(stream, 0n, [{ b: 1, a: '東' }], true)
    expect(summary(await client.read(stream))).toEqual([
      [0n, JSON.parse(text)],
      [1n, { b: 1, a: '東' }],
    ])
    const back = await collect(store.readStream(stream))
    expect(back.map(({ data }) => data)).toEqual([text, '{"b":1,"a":"東"}'])
  })

  test('keeps what is EventStoreDB’s own from the readers of the adapter', async () => {
    const stream = freshStream()
    const { position } = await store.append(stream, 'no-stream', someEvents(2))
    const seen = observe()
    const subscription = store.subscribeToAll({ ...seen, after: position })
    for (let count = 1; count <= 600; count += 100) {
      await Promise.all(Array.from({ length: 100 }, (_, at) => client.keep(stream, count + at)))
    }
    await store.append(stream, 1n, someEvents(1))
    const all = await collect(store.readAll({ from: position }))
    expect(all.map(({ revision }) => revision)).toEqual([1n, 2n])
    const [last] = await collect(store.readAll({ direction: 'backwards', limit: 1 }))
    expect(last).toEqual(all[1])
    await seen.until(() => seen.events.length > 0)
    expect(seen.events).toEqual([all[1]])
    subscription.unsubscribe()
  })
})
