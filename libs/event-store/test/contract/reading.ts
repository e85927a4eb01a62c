import { describe, expect, test } from 'vitest'
import { type EventStore, type ReadAllOptions, type RecordedEvent } from '../../src/index.ts'
import {
  collect,
  failure,
  freshPrefix,
  freshStream,
  idsOf,
  type OpenStore,
  revisionsOf,
  shared,
  someEvents,
} from './harness.ts'

/** A new stream with so many events. */
async function streamWith(store: EventStore, count: number): Promise<string> {
  const stream = freshStream()
  await store.append(stream, 'no-stream', someEvents(count))
  return stream
}

/** Three streams of one prefix, appended to in turns; answers the prefix and the events as they stand. */
async function mixed(store: EventStore, count: number): Promise<{ prefix: string; all: RecordedEvent[] }> {
  const prefix = freshPrefix()
  const names = ['a', 'b', 'c'].map((name) => prefix + name)
  for (let number = 0; number < count; number++) {
    await store.append(names[number % 3]!, 'any', someEvents(1 + (number % 2)))
  }
  return { prefix, all: await collect(store.readAll({ streamPrefix: prefix })) }
}

function read(store: EventStore, streamPrefix: string, options: ReadAllOptions): Promise<RecordedEvent[]> {
  return collect(store.readAll({ ...options, streamPrefix }))
}

export function reading(open: OpenStore): void {
  const store = shared(open)

  describe('reading a stream', () => {
    test.each([
      ['forwards', undefined, undefined, [0n, 1n, 2n, 3n, 4n]],
      ['forwards', 0n, undefined, [0n, 1n, 2n, 3n, 4n]],
      ['forwards', 2n, undefined, [2n, 3n, 4n]],
      ['forwards', 4n, undefined, [4n]],
      ['forwards', 5n, undefined, []],
      ['forwards', 2n ** 53n + 1n, undefined, []],
      ['forwards', undefined, 2, [0n, 1n]],
      ['forwards', 3n, 1, [3n]],
      ['forwards', 3n, 9, [3n, 4n]],
      ['backwards', undefined, undefined, [4n, 3n, 2n, 1n, 0n]],
      ['backwards', 4n, undefined, [4n, 3n, 2n, 1n, 0n]],
      ['backwards', 2n, undefined, [2n, 1n, 0n]],
      ['backwards', 0n, undefined, [0n]],
      ['backwards', 9n, undefined, [4n, 3n, 2n, 1n, 0n]],
      ['backwards', undefined, 1, [4n]],
      ['backwards', 3n, 2, [3n, 2n]],
    ] as const)('%s from %s, at most %s', async (direction, from, limit, expected) => {
      const stream = await streamWith(store(), 5)
      expect(revisionsOf(await collect(store().readStream(stream, { direction, from, limit })))).toEqual(expected)
    })

    test('long ones come whole and in order, both ways', async () => {
      const stream = await streamWith(store(), 1500)
      await store().append(stream, 1499n, someEvents(1500))
      const forwards = await collect(store().readStream(stream))
      expect(revisionsOf(forwards)).toEqual(Array.from({ length: 3000 }, (_, n) => BigInt(n)))
      const backwards = await collect(store().readStream(stream, { direction: 'backwards' }))
      expect(idsOf(backwards)).toEqual(idsOf(forwards).toReversed())
      expect(await collect(store().readStream(stream, { limit: 2999 }))).toHaveLength(2999)
    })

    test('may be broken off', async () => {
      const stream = await streamWith(store(), 1000)
      const seen: RecordedEvent[] = []
      for await (const event of store().readStream(stream)) {
        seen.push(event)
        if (seen.length === 3) break
      }
      expect(revisionsOf(seen)).toEqual([0n, 1n, 2n])
      expect(await store().append(stream, 999n, someEvents(1))).toMatchObject({ revision: 1000n })
    })

    test('that does not exist fails where the iteration begins', async () => {
      const events = store().readStream(freshStream())
      expect(await failure(collect(events))).toEqual({ code: 'stream-not-found' })
    })

    test.each([{ from: -1n }, { from: 2n ** 64n }, { limit: 0 }, { limit: 1.5 }, { limit: -1 }, { deadlineMs: 0 }])(
      'with %s is a bad argument',
      async (options) => {
        const stream = await streamWith(store(), 1)
        expect(await failure(collect(store().readStream(stream, options)))).toEqual({ code: 'bad-argument' })
      },
    )
  })

  describe('reading all', () => {
    test('keeps the order in which appends were acknowledged, with rising positions', async () => {
      const { prefix, all } = await mixed(store(), 9)
      expect(all.map(({ stream, revision }) => `${stream.slice(prefix.length)}${revision}`)).toEqual([
        'a0',
        'b0',
        'b1',
        'c0',
        'a1',
        'a2',
        'b2',
        'c1',
        'c2',
        'a3',
        'b3',
        'b4',
        'c3',
      ])
      for (const [at, event] of all.entries()) {
        expect(store().comparePositions(event.position, event.position)).toBe(0)
        const before = all[at - 1]
        if (before === undefined) continue
        expect(store().comparePositions(before.position, event.position)).toBeLessThan(0)
        expect(store().comparePositions(event.position, before.position)).toBeGreaterThan(0)
      }
    })

    test('gives the same events, whole, as reading the streams', async () => {
      const { prefix, all } = await mixed(store(), 9)
      for (const name of ['a', 'b', 'c']) {
        const own = await collect(store().readStream(prefix + name))
        expect(all.filter(({ stream }) => stream === prefix + name)).toEqual(own)
      }
    })

    test('forwards from a position includes it', async () => {
      const { prefix, all } = await mixed(store(), 6)
      expect(await read(store(), prefix, { from: all[3]!.position })).toEqual(all.slice(3))
      expect(await read(store(), prefix, { from: all[3]!.position, limit: 2 })).toEqual(all.slice(3, 5))
    })

    test('backwards from a position excludes it', async () => {
      const { prefix, all } = await mixed(store(), 6)
      const reversed = all.toReversed()
      expect(await read(store(), prefix, { direction: 'backwards' })).toEqual(reversed)
      expect(await read(store(), prefix, { direction: 'backwards', from: reversed[0]!.position })).toEqual(
        reversed.slice(1),
      )
      expect(await read(store(), prefix, { direction: 'backwards', from: reversed[2]!.position, limit: 2 })).toEqual(
        reversed.slice(3, 5),
      )
      expect(await read(store(), prefix, { direction: 'backwards', from: all[0]!.position })).toEqual([])
    })

    test('without a filter has the events of every stream', async () => {
      const { prefix, all } = await mixed(store(), 4)
      const [other] = (await mixed(store(), 1)).all
      const unfiltered = await collect(store().readAll({ from: all[0]!.position }))
      expect(unfiltered.filter(({ stream }) => stream.startsWith(prefix))).toEqual(all)
      expect(unfiltered).toContainEqual(other)
      const latest = await collect(store().readAll({ direction: 'backwards', limit: 1 }))
      expect(latest).toEqual(unfiltered.slice(-1))
    })

    test('by several prefixes, far apart among others', async () => {
      const [left, noise, right] = [freshPrefix(), freshPrefix(), freshPrefix()]
      await store().append(`${left}1`, 'no-stream', someEvents(2))
      for (let at = 0; at < 6; at++) {
        await store().append(`${noise}1`, 'any', someEvents(1000))
      }
      await store().append(`${right}1`, 'no-stream', someEvents(2))
      const found = await collect(store().readAll({ streamPrefix: [right, left] }))
      expect(found.map(({ stream }) => stream)).toEqual([`${left}1`, `${left}1`, `${right}1`, `${right}1`])
      const back = await collect(store().readAll({ streamPrefix: [right, left], direction: 'backwards' }))
      expect(back).toEqual(found.toReversed())
      const [one] = await collect(store().readAll({ streamPrefix: left, direction: 'backwards', limit: 1 }))
      expect(one).toEqual(found[1])
    })

    test('a prefix is taken literally', async () => {
      const prefix = freshPrefix()
      for (const name of ['a%c', 'abc', 'a_c', '🀄x', '🀅x']) {
        await store().append(prefix + name, 'no-stream', someEvents(1))
      }
      const found = async (name: string) =>
        (await read(store(), prefix + name, {})).map(({ stream }) => stream.slice(prefix.length))
      expect(await found('a%')).toEqual(['a%c'])
      expect(await found('a_')).toEqual(['a_c'])
      expect(await found('A')).toEqual([])
      expect(await found('🀄')).toEqual(['🀄x'])
    })

    test.each([{ from: 'nonsense' }, { from: '' }, { limit: 0 }, { streamPrefix: '' }, { streamPrefix: [] }])(
      'with %s is a bad argument',
      async (options) => {
        expect(await failure(collect(store().readAll(options)))).toEqual({ code: 'bad-argument' })
      },
    )
  })
}
