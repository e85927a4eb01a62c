import { describe, expect, test } from 'vitest'
import { appendSize, type EventStore, MAX_APPEND_BYTES, type NewEvent } from '../../src/index.ts'
import { accepted, refused } from './expectations.ts'
import {
  collect,
  failure,
  freshPrefix,
  freshStream,
  idsOf,
  type OpenStore,
  revisionsOf,
  shared,
  someEvent,
  someEvents,
  streamOf,
} from './harness.ts'

/** A new stream with so many events. */
async function appended(store: EventStore, count: number): Promise<{ stream: string; events: NewEvent[] }> {
  const stream = freshStream()
  const events = someEvents(count)
  await store.append(stream, 'no-stream', events)
  return { stream, events }
}

export function appending(open: OpenStore): void {
  const store = shared(open)

  describe('appending by expected revision', () => {
    test.each(accepted)('%s stream, expected %s: done', async (kind, expected, first) => {
      const stream = await streamOf(store(), kind)
      const events = someEvents(2)
      expect(await store().append(stream, expected, events)).toMatchObject({ revision: first + 1n })
      const tail = await collect(store().readStream(stream, { from: first }))
      expect(idsOf(tail)).toEqual(idsOf(events))
      expect(revisionsOf(tail)).toEqual([first, first + 1n])
    })

    test.each(refused)('%s stream, expected %s: refused', async (kind, expected, reason) => {
      const stream = await streamOf(store(), kind)
      expect(await failure(store().append(stream, expected, someEvents(2)))).toEqual(reason)
    })

    test('of two appends at the same revision in the same moment one is refused', async () => {
      const stream = await streamOf(store(), 'existing')
      const calls = [store().append(stream, 2n, [someEvent()]), store().append(stream, 2n, [someEvent()])]
      const outcomes = await Promise.allSettled(calls)
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await collect(store().readStream(stream))).toHaveLength(4)
    })

    test('thousands in the same moment are all done, each stream in order', async () => {
      const prefix = freshPrefix()
      const streams = Array.from({ length: 3 }, (_, number) => `${prefix}${number}`)
      const calls = Array.from({ length: 3000 }, (_, at) => store().append(streams[at % 3]!, 'any', [someEvent()]))
      const results = await Promise.all(calls)
      expect(results.map(({ revision }) => revision)).toEqual(calls.map((_, at) => BigInt(Math.floor(at / 3))))
    })

    test('a refused append takes nothing of its neighbours with it', async () => {
      const [left, refused, right] = [freshStream(), freshStream(), freshStream()]
      const calls = [left, refused, right].map((stream) =>
        store().append(stream, stream === refused ? 7n : 'no-stream', someEvents(2)),
      )
      const outcomes = await Promise.allSettled(calls)
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await failure(collect(store().readStream(refused)))).toEqual({ code: 'stream-not-found' })
    })
  })

  describe('appending again', () => {
    test.each(['no-stream', 'any'] as const)(
      'the same events at %s: the first result, and nothing twice',
      async (expected) => {
        const stream = freshStream()
        const events = someEvents(3)
        const first = await store().append(stream, expected, events)
        await store().append(stream, 2n, [someEvent()])
        expect(await store().append(stream, expected, events)).toEqual(first)
        expect(await collect(store().readStream(stream))).toHaveLength(4)
      },
    )

    test('the same events at an exact revision', async () => {
      const { stream } = await appended(store(), 2)
      const events = someEvents(2)
      const first = await store().append(stream, 1n, events)
      await store().append(stream, 3n, someEvents(5))
      expect(await store().append(stream, 1n, events)).toEqual(first)
    })

    test('ids are the same in upper and lower case', async () => {
      const { stream, events } = await appended(store(), 1)
      const again = events.map((event) => ({ ...event, id: event.id.toUpperCase() }))
      expect(await store().append(stream, 'no-stream', again)).toMatchObject({ revision: 0n })
      expect(idsOf(await collect(store().readStream(stream)))).toEqual(idsOf(events))
    })

    test('a part of them, from the first: the result of that part', async () => {
      const { stream, events } = await appended(store(), 3)
      expect(await store().append(stream, 'no-stream', events.slice(0, 2))).toMatchObject({ revision: 1n })
    })

    test.each(['no-stream', 'any'] as const)('with more behind them at %s', async (expected) => {
      const { stream, events } = await appended(store(), 3)
      const call = store().append(stream, expected, [...events, someEvent()])
      expect(await failure(call)).toEqual({ code: 'wrong-expected-revision', actual: 2n })
    })

    test('with another one among them', async () => {
      const { stream, events } = await appended(store(), 3)
      const call = store().append(stream, 'no-stream', [events[0]!, someEvent(), events[2]!])
      expect(await failure(call)).toEqual({ code: 'wrong-expected-revision', actual: 2n })
    })

    test('in another order', async () => {
      const { stream, events } = await appended(store(), 2)
      const call = store().append(stream, 'no-stream', events.toReversed())
      expect(await failure(call)).toEqual({ code: 'wrong-expected-revision', actual: 1n })
    })

    test('at another revision', async () => {
      const { stream, events } = await appended(store(), 3)
      const call = store().append(stream, 0n, events)
      expect(await failure(call)).toEqual({ code: 'wrong-expected-revision', actual: 2n })
    })

    test('to another stream: it is another append', async () => {
      const { events } = await appended(store(), 2)
      const other = freshStream()
      expect(await store().append(other, 'any', events)).toMatchObject({ revision: 1n })
      expect(idsOf(await collect(store().readStream(other)))).toEqual(idsOf(events))
    })

    test('in the same moment as the first time', async () => {
      const stream = freshStream()
      const events = someEvents(2)
      const [first, again] = await Promise.all([1, 2].map(() => store().append(stream, 'no-stream', events)))
      expect(again).toEqual(first)
      expect(await collect(store().readStream(stream))).toHaveLength(2)
    })
  })

  describe('what an append holds', () => {
    test('all of a batch or nothing, next to each other among all events', async () => {
      const prefix = freshPrefix()
      const streams = Array.from({ length: 8 }, (_, number) => `${prefix}${number}`)
      await Promise.all(streams.map((stream) => store().append(stream, 'no-stream', someEvents(5))))
      const all = await collect(store().readAll({ streamPrefix: prefix }))
      expect(all).toHaveLength(40)
      for (let at = 0; at < all.length; at += 5) {
        const batch = all.slice(at, at + 5)
        expect(new Set(batch.map((event) => event.stream)).size).toBe(1)
        expect(revisionsOf(batch)).toEqual([0n, 1n, 2n, 3n, 4n])
      }
    })

    test('the result is where the last event stands', async () => {
      const stream = freshStream()
      const result = await store().append(stream, 'no-stream', someEvents(3))
      const last = (await collect(store().readStream(stream))).at(-1)!
      expect({ revision: last.revision, position: last.position }).toEqual(result)
    })

    test.each([
      ['text', '{"牌":"🀄"}', '{"by":"東"}'],
      ['empty text', '', ''],
      ['text that is no JSON', 'not {json', 'nor this'],
      ['bytes', Uint8Array.from({ length: 256 }, (_, byte) => byte), Uint8Array.of(0, 255)],
      ['no bytes', new Uint8Array(0), new Uint8Array(0)],
    ])('%s comes back as it was', async (_, data, metadata) => {
      const stream = freshStream()
      const event: NewEvent = { ...someEvent(), type: '牌 drawn', data, metadata }
      await store().append(stream, 'no-stream', [event])
      const [back] = await collect(store().readStream(stream))
      expect(back).toMatchObject({ id: event.id, type: event.type, stream, revision: 0n })
      expect(back!.created).toBeInstanceOf(Date)
      expect(plain(back!.data)).toEqual(plain(data))
      expect(plain(back!.metadata)).toEqual(plain(metadata))
    })

    test('bytes may be a view of a larger buffer', async () => {
      const stream = freshStream()
      const data = Uint8Array.of(1, 2, 3, 4).subarray(1, 3)
      await store().append(stream, 'no-stream', [{ ...someEvent(), data, metadata: new Uint8Array(0) }])
      const [back] = await collect(store().readStream(stream))
      expect(plain(back!.data)).toEqual([2, 3])
    })

    test('what it was given when it was called', async () => {
      const stream = freshStream()
      const events = someEvents(2)
      const ids = idsOf(events)
      const call = store().append(stream, 'no-stream', events)
      events.length = 0
      expect(await call).toMatchObject({ revision: 1n })
      expect(idsOf(await collect(store().readStream(stream)))).toEqual(ids)
    })

    test('1 MiB is taken, one byte more is not', async () => {
      const stream = freshStream()
      const batch = someEvents(3)
      const room = MAX_APPEND_BYTES - appendSize([...batch, someEvent('')])
      await store().append(stream, 'no-stream', [...batch, someEvent('x'.repeat(room))])
      const over = store().append(stream, 3n, [...batch, someEvent('x'.repeat(room + 1))])
      expect(await failure(over)).toEqual({ code: 'too-large' })
      const back = await collect(store().readStream(stream))
      expect(back.map((event) => event.data.length)).toEqual([12, 12, 12, room])
    })

    test.each([
      ['no event', 's', 'any', []],
      ['no stream name', '', 'any', [someEvent()]],
      ['a NUL in the stream name', 'a\0b', 'any', [someEvent()]],
      ['a lone surrogate in the stream name', 'a\ud83c', 'any', [someEvent()]],
      ['a negative revision', 's', -1n, [someEvent()]],
      ['a revision beyond 64 bits', 's', 2n ** 64n, [someEvent()]],
      ['an id that is no UUID', 's', 'any', [{ ...someEvent(), id: '1' }]],
      ['no type', 's', 'any', [{ ...someEvent(), type: '' }]],
      ['a lone surrogate in the data', 's', 'any', [someEvent('\udc04')]],
    ] as const)('%s is a bad argument', async (_, stream, expected, events) => {
      expect(await failure(store().append(stream, expected, events))).toEqual({ code: 'bad-argument' })
    })
  })

  describe('stream names', () => {
    test('any character and case makes another stream', async () => {
      const prefix = freshPrefix()
      const names = [
        '牌谱',
        '🀄',
        'é',
        'e\u0301',
        'E\u0301',
        'a b',
        "a'b",
        'a%b',
        'a_b',
        'a*b',
        'a/b?c#d',
        'a\nb',
        'x'.repeat(200),
      ]
      for (const [number, name] of names.entries()) {
        // One after the other, so that the order is known.
        await store().append(prefix + name, 'no-stream', [someEvent(String(number))])
      }
      const all = await collect(store().readAll({ streamPrefix: prefix }))
      expect(all.map((event) => event.stream)).toEqual(names.map((name) => prefix + name))
      const reads = await Promise.all(names.map((name) => collect(store().readStream(prefix + name))))
      expect(reads.map((events) => events.map((event) => event.data))).toEqual(
        names.map((_, number) => [String(number)]),
      )
    })
  })
}

function plain(payload: string | Uint8Array): string | number[] {
  return typeof payload === 'string' ? payload : [...payload]
}
