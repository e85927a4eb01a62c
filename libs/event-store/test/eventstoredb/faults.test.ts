import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openEventStoreDb } from '../../src/eventstoredb/index.ts'
import { type EventStore, type ExpectedRevision } from '../../src/index.ts'
import { collect, failure, freshPrefix, freshStream, idsOf, someEvents, streamOf } from '../contract/harness.ts'
import { observe } from '../contract/observer.ts'
import { type NodeProcess, startNodeProcess } from './node-process.ts'

let node: NodeProcess
let store: EventStore
/** One whose calls take half a second at the most. */
let hasty: EventStore

beforeAll(async () => {
  node = await startNodeProcess(':memory:')
  store = await openEventStoreDb({ connectionString: node.address, callMs: 30_000 })
  hasty = await openEventStoreDb({ connectionString: node.address, callMs: 500 })
})
afterEach(() => node.fault('healthy'))
afterAll(async () => {
  await Promise.all([store.close(), hasty.close()])
  await node.signal('SIGTERM')
})

describe('an answer that is lost after the commit', () => {
  test.each<[string, ExpectedRevision]>([
    ['no-stream', 'no-stream'],
    ['exact', 2n],
    ['any', 'any'],
    ['stream-exists', 'stream-exists'],
  ])('of an append (%s): it is stored once, and answered as if nothing had been', async (_, expected) => {
    const stream = await streamOf(store, expected === 'no-stream' ? 'new' : 'existing')
    const events = someEvents(3)
    await node.fault('cut 2')
    const result = await store.append(stream, expected, events)
    const stored = await collect(store.readStream(stream))
    expect(idsOf(stored).slice(-3)).toEqual(idsOf(events))
    expect(stored).toHaveLength(expected === 'no-stream' ? 3 : 6)
    expect({ revision: stored.at(-1)!.revision, position: stored.at(-1)!.position }).toEqual(result)
  })

  test('of appends that come at once: each is stored once, and each stream in order', async () => {
    const prefix = freshPrefix()
    await node.fault('cut 5')
    const batches = Array.from({ length: 60 }, () => someEvents(2))
    await Promise.all(batches.map((batch, at) => store.append(`${prefix}${at % 3}`, 'any', batch)))
    for (const number of [0, 1, 2]) {
      const own = batches.filter((_, at) => at % 3 === number).flat()
      expect(idsOf(await collect(store.readStream(`${prefix}${number}`)))).toEqual(idsOf(own))
    }
  })

  test.each([
    ['soft', 'any', false, 'stream-not-found'],
    ['soft', 'stream-exists', false, 'stream-not-found'],
    ['hard', 2n, true, 'stream-deleted'],
    ['hard', 'stream-exists', true, 'stream-deleted'],
  ] as const)('of a %s deletion (%s): it is done', async (_, expected, hard, code) => {
    const stream = await streamOf(store, 'existing')
    await node.fault('cut 1')
    await store.deleteStream(stream, expected, { hard })
    expect(await failure(collect(store.readStream(stream)))).toEqual({ code })
  })

  test('by the deadline: the same events, appended again, are there once', async () => {
    const stream = freshStream()
    const events = someEvents(2)
    await node.fault('cut 1000000')
    expect(await failure(store.append(stream, 'no-stream', events, { deadlineMs: 300 }))).toMatchObject({
      code: expect.stringMatching(/^(unavailable|timed-out)$/),
    })
    await node.fault('healthy')
    expect(await store.append(stream, 'no-stream', events)).toMatchObject({ revision: 1n })
    expect(idsOf(await collect(store.readStream(stream)))).toEqual(idsOf(events))
  })
})

describe('a silent node', () => {
  test.each([
    ['by the deadline of the call', { deadlineMs: 200 }],
    ['by the deadline of all calls', {}],
  ])('ends each call %s, and does none of them later', async (_, limits) => {
    const [stream, other] = [await streamOf(store, 'existing'), freshStream()]
    await node.fault('silent')
    const calls = [
      hasty.append(other, 'no-stream', someEvents(1), limits),
      hasty.append(other, 'no-stream', someEvents(1), limits),
      hasty.deleteStream(stream, 'any', limits),
      collect(hasty.readStream(stream, limits)),
      collect(hasty.readAll(limits)),
    ]
    expect(await Promise.all(calls.map(failure))).toEqual(calls.map(() => ({ code: 'timed-out' })))
    await node.fault('healthy')
    expect(await collect(store.readStream(stream))).toHaveLength(3)
    expect(await failure(collect(store.readStream(other)))).toEqual({ code: 'stream-not-found' })
  })

  test('ends calls that are given up', async () => {
    const stream = await streamOf(store, 'existing')
    await node.fault('silent')
    const controller = new AbortController()
    const limits = { signal: controller.signal }
    const calls = [store.append(stream, 2n, someEvents(1), limits), collect(store.readStream(stream, limits))]
    controller.abort()
    expect(await Promise.all(calls.map(failure))).toEqual(calls.map(() => ({ code: 'aborted' })))
    await node.fault('healthy')
    expect(await collect(store.readStream(stream))).toHaveLength(3)
  })

  test('drops a subscription that it does not confirm, once', async () => {
    await node.fault('silent')
    const seen = observe()
    hasty.subscribeToAll(seen)
    expect(await seen.dropped()).toMatchObject({ kind: 'store-failed', error: { code: 'timed-out' } })
    await node.fault('healthy')
    await collect(store.readAll({ limit: 1 }))
    expect(seen.log).toEqual(['dropped'])
  })

  test('does not keep a store from closing', async () => {
    const own = await openEventStoreDb({ connectionString: node.address, callMs: 500 })
    const seen = observe()
    own.subscribeToStream(freshStream(), seen)
    await seen.caughtUp()
    await node.fault('silent')
    const late = own.append(freshStream(), 'any', someEvents(1))
    const reading = collect(own.readAll())
    const failures = Promise.all([late, reading].map(failure))
    await own.close()
    expect(await failures).toEqual([{ code: 'timed-out' }, { code: 'closed' }])
    expect(await seen.dropped()).toEqual({ kind: 'closed' })
  })
})

describe('a node that stands still', () => {
  test('ends each call by its deadline, and goes on afterwards', async () => {
    const stream = await streamOf(store, 'existing')
    const events = someEvents(1)
    await node.signal('SIGSTOP')
    const calls = [hasty.append(stream, 2n, events), collect(hasty.readStream(stream))]
    expect(await Promise.all(calls.map(failure))).toEqual(calls.map(() => ({ code: 'timed-out' })))
    await node.signal('SIGCONT')
    // The first may have been under way already: the same events are there once all the same.
    expect(await store.append(stream, 2n, events)).toMatchObject({ revision: 3n })
    expect(await collect(store.readStream(stream))).toHaveLength(4)
  })
})

describe('a slow node', () => {
  test('is waited for', async () => {
    await node.fault('delay 100')
    const stream = freshStream()
    await store.append(stream, 'no-stream', someEvents(2))
    expect(await collect(store.readStream(stream))).toHaveLength(2)
    const seen = observe()
    const subscription = store.subscribeToStream(stream, seen)
    await seen.caughtUp()
    expect(seen.events).toHaveLength(2)
    subscription.unsubscribe()
  })

  test('does nothing for a call that was over before it looked at it', async () => {
    await node.fault('delay 1000')
    const stream = freshStream()
    expect(await failure(store.append(stream, 'no-stream', someEvents(1), { deadlineMs: 100 }))).toEqual({
      code: 'timed-out',
    })
    // It looks at this one later, so that it has passed the other by then.
    await store.append(freshStream(), 'no-stream', someEvents(1))
    await node.fault('healthy')
    expect(await failure(collect(store.readStream(stream)))).toEqual({ code: 'stream-not-found' })
  })

  test('does not keep anybody who leaves at once', async () => {
    await node.fault('delay 300')
    const seen = observe()
    store.subscribeToStream(freshStream(), seen).unsubscribe()
    expect(await seen.dropped()).toEqual({ kind: 'unsubscribed' })
  })
})
