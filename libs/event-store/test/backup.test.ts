import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { backupStore, checkStore, openEmbeddedStore, restoreStore } from '../src/index.ts'
import { collect, failure, someEvents } from './contract/harness.ts'
import { startChild } from './support/child.ts'
import { stores } from './support/folder.ts'

const newPath = stores()

describe('a backup', () => {
  test('opens as a store with the same events, and goes on from there', async () => {
    const [path, target] = [newPath(), newPath()]
    const store = await openEmbeddedStore({ path })
    await store.append('a', 'no-stream', someEvents(5))
    await store.deleteStream('a', 4n)
    await store.append('a', 4n, someEvents(5))
    const before = await collect(store.readAll())
    await backupStore(path, target)
    await store.append('a', 9n, someEvents(1))
    await store.close()
    expect(readdirSync(dirname(target))).toHaveLength(1)
    expect(statSync(target).mode & 0o077).toBe(0)

    expect(await checkStore(target)).toEqual([])
    const restored = await openEmbeddedStore({ path: target })
    expect(await collect(restored.readAll())).toEqual(before)
    expect(await restored.append('a', 9n, someEvents(1))).toMatchObject({ revision: 10n })
    await restored.close()
  })

  test('while another process writes is of one moment: everything acknowledged before it, and no hole', async () => {
    const [path, target] = [newPath(), newPath()]
    const writers = startChild('write', [path])
    const acknowledged: string[] = []
    while (acknowledged.length < 200) acknowledged.push((await writers.line())!.split(' ').at(-1)!)
    await backupStore(path, target)
    await writers.kill()
    expect(await checkStore(target)).toEqual([])
    const [copy, whole] = await Promise.all(
      [target, path].map(async (file) => {
        const store = await openEmbeddedStore({ path: file, readOnly: true })
        const events = await collect(store.readAll())
        await store.close()
        return events
      }),
    )
    expect(copy).toEqual(whole!.slice(0, copy!.length))
    const ids = new Set(copy!.map(({ id }) => id))
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
  })

  test('never replaces a file', async () => {
    const path = newPath()
    const store = await openEmbeddedStore({ path })
    await store.close()
    const target = `${path}.backup`
    writeFileSync(target, 'precious')
    expect(await failure(backupStore(path, target))).toEqual({ code: 'bad-argument' })
    expect(readFileSync(target, 'utf8')).toBe('precious')
  })

  test('is restored once it was looked at, and not at all when it is refused or in the way of another store', async () => {
    const [path, target] = [newPath(), newPath()]
    const store = await openEmbeddedStore({ path })
    await store.append('a', 'no-stream', someEvents(3))
    const before = await collect(store.readAll())
    await store.close()
    const refuse = async (copy: string): Promise<void> => {
      expect(await checkStore(copy)).toEqual([])
      throw new Error('I do not like it')
    }
    await expect(restoreStore(path, target, refuse)).rejects.toThrow('I do not like it')
    expect(readdirSync(dirname(target))).toEqual(['events.db.lock'])
    await restoreStore(path, target, async (copy) => expect(await checkStore(copy)).toEqual([]))
    const restored = await openEmbeddedStore({ path: target })
    expect(await collect(restored.readAll())).toEqual(before)
    await restored.close()
    const accept = async (): Promise<void> => undefined
    expect(await failure(restoreStore(path, target, accept))).toEqual({ code: 'bad-argument' })
    const lost = newPath()
    mkdirSync(dirname(lost), { recursive: true })
    writeFileSync(`${lost}-wal`, 'precious')
    expect(await failure(restoreStore(path, lost, accept))).toEqual({ code: 'bad-argument' })
    expect([existsSync(lost), readFileSync(`${lost}-wal`, 'utf8')]).toEqual([false, 'precious'])
  })

  test('of nothing is refused', async () => {
    expect(await failure(backupStore(newPath(), newPath()))).toEqual({ code: 'bad-argument' })
  })
})
