import { describe, expect, test } from 'vitest'
import { accepted, refused } from './expectations.ts'
import { collect, failure, freshPrefix, type OpenStore, revisionsOf, shared, someEvents, streamOf } from './harness.ts'

export function deleting(open: OpenStore): void {
  const store = shared(open)

  describe.each([
    ['soft', false, 'stream-not-found'],
    ['hard', true, 'stream-deleted'],
  ] as const)('%s deletion by expected revision', (_, hard, code) => {
    test.each(accepted)('%s stream, expected %s: done', async (kind, expected) => {
      const stream = await streamOf(store(), kind)
      await store().deleteStream(stream, expected, { hard })
      expect(await failure(collect(store().readStream(stream)))).toEqual({ code })
      expect(await failure(collect(store().readStream(stream, { direction: 'backwards' })))).toEqual({ code })
    })

    test.each(refused)('%s stream, expected %s: refused', async (kind, expected, reason) => {
      const stream = await streamOf(store(), kind)
      expect(await failure(store().deleteStream(stream, expected, { hard }))).toEqual(reason)
    })
  })

  describe('a soft-deleted stream', () => {
    test('goes on at its next revision, without what was before', async () => {
      const stream = await streamOf(store(), 'soft-deleted')
      await store().append(stream, 'no-stream', someEvents(2))
      await store().append(stream, 4n, someEvents(1))
      const forwards = await collect(store().readStream(stream, { from: 1n }))
      const backwards = await collect(store().readStream(stream, { direction: 'backwards' }))
      expect(revisionsOf(forwards)).toEqual([3n, 4n, 5n])
      expect(revisionsOf(backwards)).toEqual([5n, 4n, 3n])
    })

    test('can be deleted again', async () => {
      const stream = await streamOf(store(), 'soft-deleted')
      await store().append(stream, 2n, someEvents(2))
      await store().deleteStream(stream, 4n)
      expect(await failure(collect(store().readStream(stream)))).toEqual({ code: 'stream-not-found' })
      expect(await store().append(stream, 'any', someEvents(1))).toMatchObject({ revision: 5n })
    })
  })

  test.each([false, true])('the events of a deleted stream stay among all events (hard: %s)', async (hard) => {
    const stream = `${freshPrefix()}x`
    await store().append(stream, 'no-stream', someEvents(3))
    await store().deleteStream(stream, 'any', { hard })
    const all = await collect(store().readAll({ streamPrefix: stream }))
    expect(revisionsOf(all)).toEqual([0n, 1n, 2n])
  })

  test('a deletion and an append in the same moment: one after the other', async () => {
    const stream = await streamOf(store(), 'existing')
    const outcomes = await Promise.allSettled([
      store().deleteStream(stream, 2n),
      store().append(stream, 'stream-exists', someEvents(1)),
    ])
    const statuses = outcomes.map(({ status }) => status)
    expect(statuses).toContain('rejected')
    expect(statuses).toContain('fulfilled')
  })
}
