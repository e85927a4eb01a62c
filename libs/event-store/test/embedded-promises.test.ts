import { mkdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkStore, openEmbeddedStore } from '../src/index.ts'
import { collect, failure, freshStream, idsOf, revisionsOf, someEvent, someEvents } from './contract/harness.ts'
import { observe } from './contract/observer.ts'
import { stores, tamper } from './support/folder.ts'

const newPath = stores()

describe('what only this store promises', () => {
  test('revisions beyond 2^53 are exact', async () => {
    const path = newPath()
    const big = 2n ** 53n + 1n
    const first = await openEmbeddedStore({ path })
    await first.append('a', 'no-stream', [someEvent()])
    await first.close()
    tamper(path, `UPDATE events SET revision = ${big}`)
    const store = await openEmbeddedStore({ path })
    expect(await store.append('a', big, someEvents(2))).toMatchObject({ revision: big + 2n })
    const forwards = await collect(store.readStream('a', { from: big + 1n }))
    expect(revisionsOf(forwards)).toEqual([big + 1n, big + 2n])
    const backwards = await collect(store.readStream('a', { from: big + 1n, direction: 'backwards' }))
    expect(revisionsOf(backwards)).toEqual([big + 1n, big])
    const seen = observe()
    store.subscribeToStream('a', { ...seen, after: big + 1n })
    await seen.caughtUp()
    expect(revisionsOf(seen.events)).toEqual([big + 2n])
    expect(await failure(store.append('a', big, someEvents(1)))).toMatchObject({ actual: big + 2n })
    await store.close()
  })

  test('ids that are partly there are refused at any revision too, whichever part it is', async () => {
    const store = await openEmbeddedStore({ path: ':memory:' })
    const [stream, [one, two]] = [freshStream(), someEvents(2)]
    await store.append(stream, 'no-stream', [one!, two!])
    const attempts = [
      [two!, one!],
      [someEvent(), two!],
      [two!, someEvent()],
      [someEvent(), one!],
    ]
    for (const events of attempts) {
      const call = store.append(stream, 'any', events)
      expect(await failure(call)).toEqual({ code: 'wrong-expected-revision', actual: 1n })
    }
    expect(await store.append(stream, 'any', [two!])).toMatchObject({ revision: 1n })
    await store.close()
  })

  test('a retry after a soft deletion still has its first result', async () => {
    const store = await openEmbeddedStore({ path: ':memory:' })
    const events = someEvents(2)
    const result = await store.append('a', 'no-stream', events)
    await store.deleteStream('a', 1n)
    expect(await store.append('a', 'no-stream', events)).toEqual(result)
    expect(await failure(collect(store.readStream('a')))).toEqual({ code: 'stream-not-found' })
    await store.close()
  })

  test('large events come page by page', async () => {
    const store = await openEmbeddedStore({ path: ':memory:' })
    const data = new Uint8Array(1_000_000)
    for (let at = 0; at < 20; at++) {
      await store.append('a', 'any', [{ ...someEvent(), data, metadata: new Uint8Array(0) }])
    }
    const expected = Array.from({ length: 20 }, (_, n) => BigInt(n))
    const seen = observe()
    store.subscribeToAll(seen)
    await seen.until(() => seen.events.length === 20)
    expect(revisionsOf(seen.events)).toEqual(expected)
    expect(revisionsOf(await collect(store.readStream('a')))).toEqual(expected)
    expect(revisionsOf(await collect(store.readAll({ direction: 'backwards' })))).toEqual(expected.toReversed())
    await store.close()
  })

  test('the appends of one turn of the event loop share one commit', async () => {
    const path = newPath()
    const store = await openEmbeddedStore({ path })
    await store.append('a', 'any', [someEvent()])
    const before = commitsIn(`${path}-wal`)
    const turn = Array.from({ length: 64 }, (_, n) => store.append(`s-${n % 8}`, 'any', someEvents(2)))
    await Promise.all([...turn, failure(store.append('a', 'no-stream', [someEvent()]))])
    expect(commitsIn(`${path}-wal`)).toBe(before + 1)
    await store.close()
  })

  test('a commit that fails half-way leaves nothing, tells nobody, and the next one is done', async () => {
    const path = newPath()
    await (await openEmbeddedStore({ path })).close()
    tamper(
      path,
      `CREATE TRIGGER broken BEFORE INSERT ON events WHEN NEW.type = 'Broken'
       BEGIN SELECT RAISE(FAIL, 'the disk is on fire'); END`,
    )
    const store = await openEmbeddedStore({ path })
    const seen = observe()
    store.subscribeToAll(seen)
    await seen.caughtUp()
    const failed = await Promise.all(
      [someEvents(2), [someEvent(), { ...someEvent(), type: 'Broken' }], someEvents(2)].map((events, number) =>
        failure(store.append(`s-${number}`, 'no-stream', events)),
      ),
    )
    expect(failed.map(({ code }) => code)).toEqual(['unavailable', 'unavailable', 'unavailable'])
    expect(await collect(store.readAll())).toEqual([])
    const events = someEvents(2)
    expect(await store.append('s-1', 'no-stream', events)).toMatchObject({ revision: 1n })
    await seen.until(() => seen.events.length === 2)
    expect(idsOf(seen.events)).toEqual(idsOf(events))
    await store.close()
    expect(await checkStore(path)).toEqual([])
  })

  test('a subscriber that keeps up is told once that it has caught up', async () => {
    const store = await openEmbeddedStore({ path: ':memory:' })
    const seen = observe()
    store.subscribeToStream('a', seen)
    for (let at = 0; at < 5; at++) {
      await store.append('a', 'any', [someEvent()])
      await seen.until(() => seen.events.length === at + 1)
    }
    expect(seen.log.filter((entry) => entry === 'caught up')).toHaveLength(1)
    await store.close()
  })

  test('checkpoints come at intervals, not with every commit', async () => {
    const store = await openEmbeddedStore({ path: ':memory:' })
    const seen = observe()
    store.subscribeToAll({ ...seen, streamPrefix: 'wanted-' })
    await store.append('noise', 'any', someEvents(1500))
    await seen.until(() => seen.checkpoints.length === 1)
    for (let at = 0; at < 20; at++) {
      await store.append('noise', 'any', [someEvent()])
    }
    await store.append('wanted-1', 'any', [someEvent()])
    await seen.until(() => seen.events.length === 1)
    expect(seen.checkpoints).toHaveLength(1)
    await store.close()
  })

  test.runIf(process.platform === 'linux')('a place where no folder can be made is refused at once', async () => {
    expect(await failure(openEmbeddedStore({ path: '/proc/nowhere/events.db' }))).toEqual({ code: 'unavailable' })
  })

  test('a file can not be where a folder is', async () => {
    const path = newPath()
    mkdirSync(path, { recursive: true })
    expect(await failure(openEmbeddedStore({ path }))).toEqual({ code: 'unavailable' })
  })
})

/** How many transactions a write-ahead log holds: its frames with a database size, https://sqlite.org/fileformat2.html */
function commitsIn(path: string): number {
  const log = readFileSync(path)
  const frame = 24 + log.readUInt32BE(8)
  let commits = 0
  for (let at = 32; at + frame <= log.length; at += frame) if (log.readUInt32BE(at + 4) > 0) commits++
  return commits
}
