import { existsSync, linkSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openEmbeddedStore, type DropReason } from '../src/index.ts'
import { collect, failure, idsOf, revisionsOf, someEvents } from './contract/harness.ts'
import { observe } from './contract/observer.ts'
import { startChild } from './support/child.ts'
import { stores } from './support/folder.ts'

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

  test('that is closed while a handler is at work does not look at the file any more', async () => {
    const path = newPath()
    const writer = await openEmbeddedStore({ path })
    await writer.append('a', 'no-stream', someEvents(1))
    await writer.close()
    const thrown: unknown[] = []
    const note = (error: unknown): void => void thrown.push(error)
    process.on('uncaughtException', note)
    onTestFinished(() => void process.off('uncaughtException', note))
    const reader = await openEmbeddedStore({ path, readOnly: true })
    const [begun, dropped] = [Promise.withResolvers<void>(), Promise.withResolvers<DropReason>()]
    const handling = Promise.withResolvers<void>()
    reader.subscribeToStream('a', {
      onEvent() {
        begun.resolve()
        return handling.promise
      },
      onDropped: dropped.resolve,
    })
    await begun.promise
    await reader.close()
    // Several times as long as between two looks.
    await sleep(250)
    handling.resolve()
    expect(await dropped.promise).toEqual({ kind: 'closed' })
    expect(thrown).toEqual([])
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
