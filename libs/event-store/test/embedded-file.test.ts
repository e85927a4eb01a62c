import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkStore, openEmbeddedStore } from '../src/index.ts'
import { collect, failure, freshStream, idsOf, revisionsOf, someEvent, someEvents } from './contract/harness.ts'
import { observe } from './contract/observer.ts'
import { startChild } from './support/child.ts'
import { stores, tamper } from './support/folder.ts'

const newPath = stores()

describe('opened again', () => {
  test('a store has everything, and goes on where it was', async () => {
    const path = newPath()
    const first = await openEmbeddedStore({ path })
    const stored = someEvents(3)
    const { position } = await first.append('a', 'no-stream', stored)
    await first.append('soft', 'no-stream', someEvents(2))
    await first.append('hard', 'no-stream', someEvents(2))
    await first.deleteStream('soft', 1n)
    await first.deleteStream('hard', 1n, { hard: true })
    const before = await collect(first.readAll())
    await first.close()

    const again = await openEmbeddedStore({ path, synchronous: 'normal' })
    expect(await collect(again.readAll())).toEqual(before)
    expect(await again.append('a', 'no-stream', stored)).toEqual({ revision: 2n, position })
    const next = await again.append('a', 2n, someEvents(1))
    expect(again.comparePositions(before.at(-1)!.position, next.position)).toBeLessThan(0)
    expect(await again.append('soft', 'no-stream', someEvents(1))).toMatchObject({ revision: 2n })
    expect(await failure(again.append('hard', 'any', someEvents(1)))).toEqual({ code: 'stream-deleted' })
    await again.close()
  })

  test('a new store and its log can be read by their owner only', async () => {
    const path = newPath()
    const store = await openEmbeddedStore({ path })
    await store.append('a', 'no-stream', someEvents(1))
    for (const file of [path, `${path}-wal`]) expect(statSync(file).mode & 0o077).toBe(0)
    await store.close()
  })

  test('a store leaves one file and its lock behind', async () => {
    const path = newPath()
    const store = await openEmbeddedStore({ path })
    await store.append('a', 'any', someEvents(1))
    await store.close()
    expect(readdirSync(dirname(path))).toEqual([basename(path), `${basename(path)}.lock`])
  })
})

describe('a second writer', () => {
  test('in the same process is refused, by any name of the file', async () => {
    const path = newPath()
    const store = await openEmbeddedStore({ path })
    const link = join(dirname(path), 'link.db')
    symlinkSync(path, link)
    for (const name of [path, link, join(dirname(path), '.', basename(path))]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(openEmbeddedStore({ path: name })).rejects.toMatchObject({
        code: 'store-locked',
        message: expect.stringContaining(`${path} is already open for writing: stop the other one`),
      })
    }
    expect(await store.append('a', 'no-stream', someEvents(1))).toMatchObject({ revision: 0n })
    await store.close()
    await (await openEmbeddedStore({ path })).close()
  })

  test('is refused by a second name that is no link to the first: under each is a log of its own', async () => {
    const path = newPath()
    const store = await openEmbeddedStore({ path })
    await store.append('a', 'no-stream', someEvents(1))
    const other = join(dirname(path), 'other.db')
    linkSync(path, other)
    for (const [name, readOnly] of [
      [other, false],
      [other, true],
    ] as const)
      await expect(openEmbeddedStore({ path: name, readOnly })).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('hard links'),
      })
    await store.close()
    expect(await failure(openEmbeddedStore({ path }))).toEqual({ code: 'unavailable' })
    rmSync(other)
    await (await openEmbeddedStore({ path })).close()
  })

  test('in another process is refused as long as the first one lives', async () => {
    const path = newPath()
    const holder = startChild('hold', [path])
    expect(await holder.line()).toBe('open')
    expect(await failure(openEmbeddedStore({ path }))).toEqual({ code: 'store-locked' })
    await holder.kill()
    const store = await openEmbeddedStore({ path })
    const refused = startChild('hold', [path])
    expect(await refused.line()).toContain(`store-locked ${path} is already open for writing`)
    expect(await refused.finish()).toBe(0)
    await store.close()
    const next = startChild('hold', [path])
    expect(await next.line()).toBe('open')
    expect(await next.finish()).toBe(0)
  })
})

describe('a reader', () => {
  test('of a file that is not there is refused, and makes none', async () => {
    const path = newPath()
    expect(await failure(openEmbeddedStore({ path, readOnly: true }))).toEqual({ code: 'bad-argument' })
    expect(existsSync(dirname(path))).toBe(false)
    expect(await failure(openEmbeddedStore({ path: ':memory:', readOnly: true }))).toEqual({ code: 'bad-argument' })
  })

  test('can not write', async () => {
    const path = newPath()
    await (await openEmbeddedStore({ path })).close()
    const reader = await openEmbeddedStore({ path, readOnly: true })
    expect(await failure(reader.append('a', 'any', someEvents(1)))).toEqual({ code: 'bad-argument' })
    expect(await failure(reader.deleteStream('a', 'any'))).toEqual({ code: 'bad-argument' })
    await reader.close()
  })

  test('beside a writer sees what is committed, and follows it', async () => {
    const path = newPath()
    const writer = await openEmbeddedStore({ path })
    await writer.append('a', 'no-stream', someEvents(2))
    const reader = await openEmbeddedStore({ path, readOnly: true })
    const seen = observe()
    const subscription = reader.subscribeToStream('a', seen)
    await seen.caughtUp()
    expect(revisionsOf(seen.events)).toEqual([0n, 1n])
    await writer.append('a', 1n, someEvents(3))
    expect(await collect(reader.readStream('a'))).toEqual(await collect(writer.readStream('a')))
    await seen.until(() => seen.events.length === 5)
    await writer.close()
    subscription.unsubscribe()
    await seen.dropped()
    expect(await collect(reader.readStream('a'))).toHaveLength(5)
    await reader.close()
  })

  test('of a store whose writer was killed', async () => {
    const path = newPath()
    const writer = startChild('write', [path])
    const acknowledged = (await writer.line())!.split(' ')
    await writer.kill()
    const reader = await openEmbeddedStore({ path, readOnly: true })
    const events = await collect(reader.readAll())
    expect(idsOf(events)).toContain(acknowledged.at(-1))
    await reader.close()
  })
})

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
      // oxlint-disable-next-line no-await-in-loop -- one after the other
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
      // oxlint-disable-next-line no-await-in-loop -- one after the other
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
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await store.append('a', 'any', [someEvent()])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
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
      // oxlint-disable-next-line no-await-in-loop -- a commit each
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
