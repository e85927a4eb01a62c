import { describe, expect, test } from 'vitest'
import { type EventStore } from '../../src/index.ts'
import {
  collect,
  failureOf,
  freshPrefix,
  freshStream,
  idsOf,
  type OpenStore,
  revisionsOf,
  shared,
  someEvent,
  someEvents,
} from './harness.ts'
import { observe } from './observer.ts'

/** Four thousand events that no filter of a test lets through. */
async function noise(store: EventStore): Promise<void> {
  const stream = freshStream()
  for (let at = 0; at < 4; at++) {
    await store.append(stream, 'any', someEvents(1000))
  }
}

export function subscribing(open: OpenStore): void {
  const store = shared(open)

  describe('a subscription', () => {
    test('to a stream gives what is there, says so, and goes on', async () => {
      const stream = freshStream()
      const old = someEvents(3)
      await store().append(stream, 'no-stream', old)
      const seen = observe()
      const subscription = store().subscribeToStream(stream, seen)
      await seen.caughtUp()
      expect(seen.log).toEqual([...idsOf(old), 'caught up'])
      const fresh = someEvents(3)
      await store().append(stream, 2n, fresh)
      await seen.until(() => seen.events.length === 6)
      expect(seen.events).toEqual(await collect(store().readStream(stream)))
      subscription.unsubscribe()
    })

    test('to all with a prefix gives what is there, says so, and goes on', async () => {
      const prefix = freshPrefix()
      await store().append(`${prefix}1`, 'no-stream', someEvents(2))
      await store().append(freshStream(), 'no-stream', someEvents(2))
      const seen = observe()
      const subscription = store().subscribeToAll({ ...seen, streamPrefix: prefix })
      await seen.caughtUp()
      expect(seen.events).toHaveLength(2)
      await store().append(freshStream(), 'no-stream', someEvents(2))
      await store().append(`${prefix}2`, 'no-stream', someEvents(2))
      await seen.until(() => seen.events.length === 4)
      expect(seen.events).toEqual(await collect(store().readAll({ streamPrefix: prefix })))
      subscription.unsubscribe()
    })

    test('to all without a filter has every stream', async () => {
      const seen = observe()
      const subscription = store().subscribeToAll({ ...seen, after: 'end' })
      await seen.caughtUp()
      const [left, right] = [freshStream(), freshStream()]
      await store().append(left, 'no-stream', someEvents(1))
      await store().append(right, 'no-stream', someEvents(1))
      await seen.until(() => seen.events.some(({ stream }) => stream === right))
      const own = seen.events.filter(({ stream }) => stream === left || stream === right)
      expect(own.map(({ stream }) => stream)).toEqual([left, right])
      subscription.unsubscribe()
    })

    test('to several prefixes', async () => {
      const [left, right] = [freshPrefix(), freshPrefix()]
      const seen = observe()
      const subscription = store().subscribeToAll({ ...seen, streamPrefix: [left, right] })
      await seen.caughtUp()
      await store().append(`${left}1`, 'no-stream', someEvents(1))
      await store().append(freshStream(), 'no-stream', someEvents(1))
      await store().append(`${right}1`, 'no-stream', someEvents(1))
      await seen.until(() => seen.events.length === 2)
      expect(seen.events.map(({ stream }) => stream)).toEqual([`${left}1`, `${right}1`])
      subscription.unsubscribe()
    })

    test('leaves out types that are not wanted, and stands behind them', async () => {
      const prefix = freshPrefix()
      const types = ['Wanted', 'Plain', 'Lo.d (a|b)*$', 'Wanted', 'Plain']
      const events = types.map((type) => ({ ...someEvent(), type }))
      const seen = observe()
      const subscription = store().subscribeToAll({
        ...seen,
        streamPrefix: prefix,
        exceptTypes: ['Plain', 'Lo.d (a|b)*$', 'W.*'],
      })
      await store().append(`${prefix}1`, 'no-stream', events)
      await seen.until(() => seen.events.length >= 2)
      await store().append(`${prefix}2`, 'no-stream', [
        { ...someEvent(), type: 'Plain' },
        { ...someEvent(), type: 'New' },
      ])
      await seen.until(() => seen.events.length >= 3)
      expect(seen.events.map(({ type, revision }) => [type, revision])).toEqual([
        ['Wanted', 0n],
        ['Wanted', 3n],
        ['New', 1n],
      ])
      subscription.unsubscribe()
      const all = observe()
      const unfiltered = store().subscribeToAll({ ...all, streamPrefix: prefix, exceptTypes: [] })
      await all.until(() => all.events.length >= 7)
      unfiltered.unsubscribe()
    })

    test('begins after a revision or a position, not with it', async () => {
      const prefix = freshPrefix()
      const stream = `${prefix}1`
      await store().append(stream, 'no-stream', someEvents(5))
      const events = await collect(store().readStream(stream))
      const [one, all] = [observe(), observe()]
      const subscriptions = [
        store().subscribeToStream(stream, { ...one, after: 2n }),
        store().subscribeToAll({ ...all, after: events[2]!.position, streamPrefix: prefix }),
      ]
      await Promise.all([one.caughtUp(), all.caughtUp()])
      expect(revisionsOf(one.events)).toEqual([3n, 4n])
      expect(revisionsOf(all.events)).toEqual([3n, 4n])
      for (const subscription of subscriptions) subscription.unsubscribe()
    })

    test('from the end gives only what comes', async () => {
      const prefix = freshPrefix()
      const stream = `${prefix}1`
      await store().append(stream, 'no-stream', someEvents(5))
      const [one, all] = [observe(), observe()]
      const subscriptions = [
        store().subscribeToStream(stream, { ...one, after: 'end' }),
        store().subscribeToAll({ ...all, after: 'end', streamPrefix: prefix }),
      ]
      await Promise.all([one.caughtUp(), all.caughtUp()])
      await store().append(stream, 4n, someEvents(2))
      await Promise.all([one, all].map((seen) => seen.until(() => seen.events.length >= 2)))
      expect(revisionsOf(one.events)).toEqual([5n, 6n])
      expect(revisionsOf(all.events)).toEqual([5n, 6n])
      for (const subscription of subscriptions) subscription.unsubscribe()
    })

    test('to a stream that is not there yet waits for it', async () => {
      const stream = freshStream()
      const seen = observe()
      const subscription = store().subscribeToStream(stream, seen)
      await seen.caughtUp()
      expect(seen.events).toEqual([])
      await store().append(stream, 'no-stream', someEvents(2))
      await seen.until(() => seen.events.length === 2)
      subscription.unsubscribe()
    })

    test('after a revision that is not there yet begins behind it', async () => {
      const stream = freshStream()
      const seen = observe()
      const subscription = store().subscribeToStream(stream, { ...seen, after: 2n })
      await seen.caughtUp()
      await store().append(stream, 'no-stream', someEvents(5))
      await seen.until(() => seen.events.length === 2)
      expect(revisionsOf(seen.events)).toEqual([3n, 4n])
      subscription.unsubscribe()
    })

    test('gives long streams whole and in order', async () => {
      const stream = freshStream()
      await store().append(stream, 'no-stream', someEvents(2000))
      const seen = observe()
      const subscription = store().subscribeToStream(stream, seen)
      await store().append(stream, 1999n, someEvents(500))
      await seen.until(() => seen.events.length >= 2500)
      expect(revisionsOf(seen.events)).toEqual(Array.from({ length: 2500 }, (_, n) => BigInt(n)))
      subscription.unsubscribe()
    })

    test('tells of everything to each of many', async () => {
      const stream = freshStream()
      const many = Array.from({ length: 20 }, () => observe())
      const subscriptions = many.map((seen) => store().subscribeToStream(stream, seen))
      await store().append(stream, 'no-stream', someEvents(7))
      await Promise.all(many.map((seen) => seen.until(() => seen.events.length === 7)))
      for (const { events } of many) expect(events).toEqual(many[0]!.events)
      for (const subscription of subscriptions) subscription.unsubscribe()
    })

    test.each([
      ['stream name', (s: EventStore) => s.subscribeToStream('', observe())],
      ['revision', (s: EventStore) => s.subscribeToStream('s', { ...observe(), after: -1n })],
      ['position', (s: EventStore) => s.subscribeToAll({ ...observe(), after: 'nonsense' })],
      ['filter', (s: EventStore) => s.subscribeToAll({ ...observe(), streamPrefix: [] })],
    ])('with a bad %s is refused at once', async (_, subscribe) => {
      expect(await failureOf(() => subscribe(store()))).toEqual({ code: 'bad-argument' })
    })
  })

  describe('a slow subscriber', () => {
    test('is called once at a time, misses nothing, and holds nobody up', async () => {
      const stream = freshStream()
      let running = 0
      const gate = Promise.withResolvers<void>()
      const slow = observe(async () => {
        running++
        await gate.promise
        await new Promise(setImmediate)
        expect(running).toBe(1)
        running--
      })
      const fast = observe()
      const subscriptions = [slow, fast].map((seen) => store().subscribeToStream(stream, seen))
      for (let at = 0; at < 30; at++) {
        await store().append(stream, 'any', someEvents(20))
      }
      await fast.until(() => fast.events.length === 600)
      expect(slow.events).toHaveLength(0)
      gate.resolve()
      await slow.until(() => slow.events.length === 600 || slow.drops.length > 0)
      expect(slow.events).toEqual(fast.events)
      for (const subscription of subscriptions) subscription.unsubscribe()
    })

    test('may append and read in its handler', async () => {
      const [source, target] = [freshStream(), freshStream()]
      const seen = observe(async (event) => {
        await store().append(target, 'any', [{ ...event, id: crypto.randomUUID() }])
        expect(await collect(store().readStream(source, { from: event.revision, limit: 1 }))).toEqual([event])
      })
      const subscription = store().subscribeToStream(source, seen)
      await store().append(source, 'no-stream', someEvents(5))
      await seen.until(() => seen.events.length === 5 || seen.drops.length > 0)
      expect(await collect(store().readStream(target))).toHaveLength(5)
      subscription.unsubscribe()
    })
  })

  describe('checkpoints of a filtered subscription', () => {
    test('rise while others append, before and after it has caught up, and are points to resume after', async () => {
      const prefix = freshPrefix()
      const { position } = await store().append(freshStream(), 'no-stream', [someEvent()])
      await noise(store())
      const seen = observe()
      const subscription = store().subscribeToAll({ ...seen, after: position, streamPrefix: prefix })
      await seen.caughtUp()
      await seen.until(() => seen.checkpoints.length > 0)
      const before = seen.checkpoints.length
      await noise(store())
      await seen.until(() => seen.checkpoints.length > before)
      const rising = seen.checkpoints.every(
        (checkpoint, at, all) => store().comparePositions(all[at - 1] ?? position, checkpoint) < 0,
      )
      expect(rising).toBe(true)
      const [event] = someEvents(1)
      await store().append(`${prefix}1`, 'no-stream', [event!])
      await seen.until(() => seen.events.length === 1)
      subscription.unsubscribe()

      const resumed = observe()
      const again = store().subscribeToAll({ ...resumed, after: seen.checkpoints.at(-1), streamPrefix: prefix })
      await resumed.caughtUp()
      expect(idsOf(resumed.events)).toEqual([event!.id])
      again.unsubscribe()
    })
  })
}
