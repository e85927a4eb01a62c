import { describe, expect, test } from 'vitest'
import { type Subscription } from '../../src/index.ts'
import { collect, failure, failureOf, freshStream, type OpenStore, revisionsOf, shared, someEvents } from './harness.ts'
import { observe } from './observer.ts'

export function dropping(open: OpenStore): void {
  const store = shared(open)

  /** Appends to a stream and waits until another subscriber of it has seen everything. */
  async function appendAndSettle(stream: string): Promise<void> {
    const witness = observe()
    const { revision } = await store().append(stream, 'any', someEvents(3))
    const subscription = store().subscribeToStream(stream, witness)
    await witness.until(() => witness.events.at(-1)?.revision === revision)
    subscription.unsubscribe()
    await witness.dropped()
  }

  describe('the end of a subscription', () => {
    test('by unsubscribing in a handler: no other event after that one', async () => {
      const stream = freshStream()
      await store().append(stream, 'no-stream', someEvents(5))
      const subscription: { current?: Subscription } = {}
      const seen = observe(({ revision }) => {
        if (revision === 2n) subscription.current!.unsubscribe()
      })
      subscription.current = store().subscribeToStream(stream, seen)
      expect(await seen.dropped()).toEqual({ kind: 'unsubscribed' })
      await appendAndSettle(stream)
      expect(revisionsOf(seen.events)).toEqual([0n, 1n, 2n])
      expect(seen.drops).toHaveLength(1)
      expect(seen.log.at(-1)).toBe('dropped')
    })

    test('by unsubscribing at once: no event at all', async () => {
      const stream = freshStream()
      await store().append(stream, 'no-stream', someEvents(5))
      const seen = observe()
      store().subscribeToStream(stream, seen).unsubscribe()
      await seen.dropped()
      await appendAndSettle(stream)
      expect(seen.log).toEqual(['dropped'])
    })

    test('by unsubscribing while it catches up: not even that is told', async () => {
      const stream = freshStream()
      await store().append(stream, 'no-stream', someEvents(3))
      const subscription: { current?: Subscription } = {}
      const seen = observe(({ revision }) => {
        if (revision === 2n) subscription.current!.unsubscribe()
      })
      subscription.current = store().subscribeToStream(stream, seen)
      await seen.dropped()
      expect(seen.log.slice(3)).toEqual(['dropped'])
    })

    test('by unsubscribing in a handler that then fails: the first reason counts', async () => {
      const stream = freshStream()
      await store().append(stream, 'no-stream', someEvents(1))
      const subscription: { current?: Subscription } = {}
      const seen = observe(() => {
        subscription.current!.unsubscribe()
        throw new Error('a handler broke')
      })
      subscription.current = store().subscribeToStream(stream, seen)
      expect(await seen.dropped()).toEqual({ kind: 'unsubscribed' })
    })

    test('by unsubscribing more than once is told once', async () => {
      const seen = observe()
      const subscription = store().subscribeToStream(freshStream(), seen)
      await seen.caughtUp()
      subscription.unsubscribe()
      subscription.unsubscribe()
      await seen.dropped()
      subscription.unsubscribe()
      await new Promise(setImmediate)
      expect(seen.drops).toEqual([{ kind: 'unsubscribed' }])
    })

    test('waits for the handler that is still at work', async () => {
      const stream = freshStream()
      const started = Promise.withResolvers<void>()
      const gate = Promise.withResolvers<void>()
      const seen = observe(() => {
        started.resolve()
        return gate.promise
      })
      const subscription = store().subscribeToStream(stream, seen)
      await store().append(stream, 'no-stream', someEvents(2))
      await started.promise
      subscription.unsubscribe()
      await appendAndSettle(stream)
      expect(seen.drops).toEqual([])
      gate.resolve()
      await seen.dropped()
      expect(revisionsOf(seen.events)).toEqual([0n])
    })

    test.each([
      [
        'throws',
        (error: Error) => () => {
          throw error
        },
      ],
      [
        'rejects',
        (error: Error) => async () => {
          throw error
        },
      ],
    ])('because a handler %s leaves the others alone', async (_, failing) => {
      const stream = freshStream()
      const error = new Error('a handler broke')
      const [bad, good] = [observe(failing(error)), observe()]
      store().subscribeToStream(stream, bad)
      const subscription = store().subscribeToStream(stream, good)
      await store().append(stream, 'no-stream', someEvents(3))
      await good.until(() => good.events.length === 3)
      expect(await bad.dropped()).toEqual({ kind: 'handler-failed', error })
      expect(bad.events).toEqual([])
      expect(bad.drops).toHaveLength(1)
      subscription.unsubscribe()
    })

    test('because the caught-up handler throws', async () => {
      const error = new Error('a handler broke')
      const seen = observe()
      const onCaughtUp = () => Promise.reject(error)
      store().subscribeToStream(freshStream(), { ...seen, onCaughtUp })
      expect(await seen.dropped()).toEqual({ kind: 'handler-failed', error })
    })

    test('because the stream has a tombstone, before or while it is followed', async () => {
      const stream = freshStream()
      await store().append(stream, 'no-stream', someEvents(2))
      const early = observe()
      store().subscribeToStream(stream, early)
      await early.caughtUp()
      await store().deleteStream(stream, 1n, { hard: true })
      expect(await early.dropped()).toMatchObject({ kind: 'store-failed', error: { code: 'stream-deleted' } })
      expect(revisionsOf(early.events)).toEqual([0n, 1n])
      const late = observe()
      store().subscribeToStream(stream, late)
      expect(await late.dropped()).toMatchObject({ kind: 'store-failed', error: { code: 'stream-deleted' } })
    })

    test('does not come with a soft deletion', async () => {
      const stream = freshStream()
      await store().append(stream, 'no-stream', someEvents(2))
      const seen = observe()
      const subscription = store().subscribeToStream(stream, seen)
      await seen.caughtUp()
      await store().deleteStream(stream, 1n)
      await store().append(stream, 'no-stream', someEvents(2))
      await seen.until(() => seen.events.length === 4)
      expect(revisionsOf(seen.events)).toEqual([0n, 1n, 2n, 3n])
      subscription.unsubscribe()
    })
  })

  describe('a call', () => {
    const spent = { deadlineMs: Number.MIN_VALUE }
    const abandoned = { signal: AbortSignal.abort() }

    test.each([
      ['timed-out', spent],
      ['aborted', abandoned],
    ] as const)('ends with %s and leaves nothing', async (code, options) => {
      const [stream, other] = [freshStream(), freshStream()]
      await store().append(other, 'no-stream', someEvents(1))
      expect(await failure(store().append(stream, 'no-stream', someEvents(1), options))).toEqual({ code })
      expect(await failure(store().deleteStream(other, 'any', options))).toEqual({ code })
      expect(await failure(collect(store().readStream(other, options)))).toEqual({ code })
      expect(await failure(collect(store().readAll(options)))).toEqual({ code })
      expect(await failure(collect(store().readStream(stream)))).toEqual({ code: 'stream-not-found' })
      expect(await collect(store().readStream(other))).toHaveLength(1)
    })

    test('given up while it reads ends there', async () => {
      const stream = freshStream()
      await store().append(stream, 'no-stream', someEvents(3000))
      const controller = new AbortController()
      let count = 0
      const read = async () => {
        for await (const _ of store().readStream(stream, { signal: controller.signal })) {
          if (++count === 10) controller.abort()
        }
      }
      expect(await failure(read())).toEqual({ code: 'aborted' })
      expect(count).toBeLessThan(3000)
    })
  })

  describe('a closed store', () => {
    test('has finished its appends, drops its subscriptions and answers nothing', async () => {
      const own = await open()
      const stream = freshStream()
      const seen = observe()
      own.subscribeToStream(stream, seen)
      await seen.caughtUp()
      const late = own.append(stream, 'no-stream', someEvents(2))
      await own.close()
      expect(await late).toMatchObject({ revision: 1n })
      expect(await seen.dropped()).toEqual({ kind: 'closed' })
      await own.close()
      expect(seen.drops).toHaveLength(1)
      expect(await failure(own.append(stream, 1n, someEvents(1)))).toEqual({ code: 'closed' })
      expect(await failure(own.deleteStream(stream, 'any'))).toEqual({ code: 'closed' })
      expect(await failure(collect(own.readStream(stream)))).toEqual({ code: 'closed' })
      expect(await failure(collect(own.readAll()))).toEqual({ code: 'closed' })
      expect(await failureOf(() => own.subscribeToAll(observe()))).toEqual({ code: 'closed' })
    })

    test('ends a read under way', async () => {
      const own = await open()
      const stream = freshStream()
      await own.append(stream, 'no-stream', someEvents(3000))
      const read = async () => {
        for await (const event of own.readStream(stream)) if (event.revision === 5n) await own.close()
      }
      expect(await failure(read())).toEqual({ code: 'closed' })
    })
  })
}
