import { fc } from '@fast-check/vitest'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type EventStore, type Followed, openEmbeddedStore, resilientSubscription, type Retry } from '../src/index.ts'
import { freshPrefix, freshStream, idsOf, revisionsOf, someEvent, someEvents } from './contract/harness.ts'
import { observe } from './contract/observer.ts'
import { type Unreliable, unreliable } from './support/unreliable.ts'

let real: EventStore
let store: Unreliable

beforeAll(async () => {
  real = await openEmbeddedStore({ path: ':memory:' })
  store = unreliable(real)
})
afterAll(() => real.close())
beforeEach(() => store.refuse(0))

/** A clock that runs what is due when told to, and remembers the waits. */
function manualClock() {
  const due = new Set<() => void>()
  const waits: number[] = []
  const retry = {
    firstMs: 100,
    mostMs: 1000,
    random: () => 0,
    schedule(run: () => void, ms: number) {
      waits.push(ms)
      due.add(run)
      return () => due.delete(run)
    },
  } satisfies Retry
  return {
    retry,
    waits,
    due,
    /** Runs everything that waits. */
    tick() {
      const now = [...due]
      due.clear()
      for (const run of now) run()
    },
  }
}

/** A clock on which every wait is over in the next turn of the event loop. */
const hurried: Retry = {
  schedule(run) {
    const handle = setImmediate(run)
    return () => clearImmediate(handle)
  },
}

/** Lets the event loop come to rest. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate)
}

describe('a resilient subscription', () => {
  test('goes on after the last handled event, however often the line is cut', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('append', 'append', 'cut', 'turn', 'refuse'), { maxLength: 60 }),
        fc.constantFrom('stream', 'all', 'end'),
        async (steps, what) => {
          store.refuse(0)
          const stream = freshStream()
          const old = someEvents(3)
          await real.append(stream, 'no-stream', old)
          const seen = observe(() => new Promise<void>(setImmediate))
          const after = what === 'end' ? ('end' as const) : undefined
          const followed: Followed = what === 'stream' ? { stream } : { streamPrefix: stream, after }
          const subscription = resilientSubscription(store, followed, seen, hurried)
          const expected = what === 'end' ? [] : idsOf(old)
          for (const step of steps) {
            if (step === 'cut') store.cut()
            if (step === 'refuse') store.refuse(3)
            if (step === 'append') {
              const events = someEvents(2)
              expected.push(...idsOf(events))
              await real.append(stream, 'any', events)
            }
            if (step === 'turn') await new Promise(setImmediate)
          }
          await seen.until(() => seen.events.length >= expected.length)
          subscription.unsubscribe()
          expect(await seen.dropped()).toEqual({ kind: 'unsubscribed' })
          expect(idsOf(seen.events)).toEqual(expected)
          expect(seen.drops).toHaveLength(1)
        },
      ),
      { numRuns: 60 },
    ))

  test('goes on after the last checkpoint where no event came', async () => {
    const prefix = freshPrefix()
    const places: (string | undefined)[] = []
    const watched: EventStore = {
      ...store,
      subscribeToAll(options) {
        places.push(options.after)
        return store.subscribeToAll(options)
      },
    }
    const seen = observe()
    const subscription = resilientSubscription(watched, { streamPrefix: prefix }, seen, hurried)
    await real.append(freshStream(), 'no-stream', someEvents(3000))
    await seen.until(() => seen.checkpoints.length > 0)
    store.cut()
    await settle()
    expect(places).toEqual([undefined, seen.checkpoints.at(-1)])
    subscription.unsubscribe()
    await seen.dropped()
  })

  test('waits longer after each failure in a row, up to a limit, and less again once it was through', async () => {
    const clock = manualClock()
    const told: [string, number][] = []
    const retry: Retry = { ...clock.retry, onRetry: (error, waitMs) => told.push([error.code, waitMs]) }
    const stream = freshStream()
    const seen = observe()
    store.refuse(6)
    const subscription = resilientSubscription(store, { stream }, seen, retry)
    for (let at = 0; at < 6; at++) {
      await settle()
      clock.tick()
    }
    await seen.caughtUp()
    expect(clock.waits).toEqual([50, 100, 200, 400, 500, 500])
    store.cut()
    await settle()
    expect(clock.waits.at(-1)).toBe(50)
    expect(told).toEqual(clock.waits.map((wait) => ['unavailable', wait]))
    subscription.unsubscribe()
    await seen.dropped()
  })

  test('that begins at the end misses nothing when it is cut before its first event', async () => {
    const clock = manualClock()
    const stream = freshStream()
    await real.append(stream, 'no-stream', someEvents(3))
    const seen = observe()
    const subscription = resilientSubscription(store, { stream, after: 'end' }, seen, clock.retry)
    await seen.caughtUp()
    store.cut()
    await settle()
    await real.append(stream, 2n, someEvents(2))
    clock.tick()
    await seen.until(() => seen.events.length === 2)
    expect(revisionsOf(seen.events)).toEqual([3n, 4n])
    subscription.unsubscribe()
    await seen.dropped()
  })

  test('can be ended while it waits, and then never comes back', async () => {
    const clock = manualClock()
    const seen = observe()
    store.refuse(1)
    const subscription = resilientSubscription(store, { stream: freshStream() }, seen, clock.retry)
    await settle()
    expect(clock.due.size).toBe(1)
    subscription.unsubscribe()
    subscription.unsubscribe()
    expect(await seen.dropped()).toEqual({ kind: 'unsubscribed' })
    await settle()
    expect(clock.due.size).toBe(0)
    expect(seen.log).toEqual(['dropped'])
  })

  test('passes on every end that trying again would not mend, once', async () => {
    const clock = manualClock()
    const error = new Error('a handler broke')
    const stream = freshStream()
    await real.append(stream, 'no-stream', [someEvent()])
    const failing = observe(() => Promise.reject(error))
    resilientSubscription(store, { stream }, failing, clock.retry)
    expect(await failing.dropped()).toEqual({ kind: 'handler-failed', error })

    await real.deleteStream(stream, 0n, { hard: true })
    const tombstone = observe()
    resilientSubscription(store, { stream, after: 'end' }, tombstone, clock.retry)
    expect(await tombstone.dropped()).toMatchObject({ kind: 'store-failed', error: { code: 'stream-deleted' } })

    const misplaced = observe()
    resilientSubscription(store, { after: 'nonsense' }, misplaced, clock.retry)
    expect(await misplaced.dropped()).toMatchObject({ kind: 'store-failed', error: { code: 'bad-argument' } })

    const own = await openEmbeddedStore({ path: ':memory:' })
    const closing = observe()
    resilientSubscription(own, {}, closing, clock.retry)
    await closing.caughtUp()
    await own.close()
    expect(await closing.dropped()).toEqual({ kind: 'closed' })
    const late = observe()
    resilientSubscription(own, {}, late, clock.retry)
    expect(await late.dropped()).toEqual({ kind: 'closed' })
    expect(clock.waits).toEqual([])
    for (const { drops } of [failing, tombstone, misplaced, closing, late]) expect(drops).toHaveLength(1)
  })
})
