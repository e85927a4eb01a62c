import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { checkStore, openEmbeddedStore } from '../src/index.ts'
import { schemaVersion, migrate, MIGRATIONS } from '../src/embedded/schema.ts'
import { collect, failure, someEvents } from './contract/harness.ts'
import { stores, tamper } from './support/folder.ts'

const newPath = stores()

/** A closed store of five streams with a hundred events each. */
async function soundStore(): Promise<string> {
  const path = newPath()
  const store = await openEmbeddedStore({ path, synchronous: 'normal' })
  const streams = ['a', 'b', 'c', 'd', 'e']
  await Promise.all(streams.map((stream) => store.append(stream, 'no-stream', someEvents(100))))
  await store.close()
  return path
}

/** Makes a file with its folder. */
function writeFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** Writes over a part of a file. */
function overwrite(path: string, at: number, bytes: Uint8Array): void {
  const content = readFileSync(path)
  content.set(bytes, at)
  writeFileSync(path, content)
}

const damages: readonly (readonly [string, (path: string) => void])[] = [
  ['with its first bytes gone', (path) => overwrite(path, 0, new Uint8Array(100))],
  ['with a page overwritten', (path) => overwrite(path, 4096 * 5, new Uint8Array(4096).fill(0xff))],
  ['cut in the middle', (path) => truncateSync(path, Math.floor(statSync(path).size / 2 / 4096) * 4096)],
  ['that is text', (path) => writeFileSync(path, 'no store at all\n'.repeat(1000))],
]

describe('a damaged store', () => {
  test.each(damages)('%s is refused, and stays as it is', async (_, damage) => {
    const path = await soundStore()
    damage(path)
    const before = readFileSync(path)
    await expect(openEmbeddedStore({ path })).rejects.toMatchObject({
      code: 'store-corrupt',
      message: expect.stringContaining(path),
    })
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(await checkStore(path)).toContainEqual({ kind: 'damaged', message: expect.any(String) })
  })

  test('with another name for a column is refused, for reading too', async () => {
    const path = await soundStore()
    const at = readFileSync(path).indexOf('metadata ANY')
    overwrite(path, at, new TextEncoder().encode('netadata'))
    for (const readOnly of [false, true])
      expect(await failure(openEmbeddedStore({ path, readOnly }))).toEqual({ code: 'store-corrupt' })
    expect(await failure(openEmbeddedStore({ path }))).toEqual({ code: 'store-corrupt' })
  })

  test('tells a reader when it comes to the damage', async () => {
    const path = await soundStore()
    overwrite(path, 4096 * 10, new Uint8Array(statSync(path).size - 4096 * 10).fill(0xff))
    const reader = await openEmbeddedStore({ path, readOnly: true })
    expect(await failure(collect(reader.readAll()))).toEqual({ code: 'store-corrupt' })
    await reader.close()
  })

  test('is refused when only its log is left, which SQLite would delete', async () => {
    const path = newPath()
    const store = await openEmbeddedStore({ path })
    await store.append('a', 'no-stream', someEvents(3))
    const lost = newPath()
    mkdirSync(dirname(lost), { recursive: true })
    copyFileSync(`${path}-wal`, `${lost}-wal`)
    await store.close()
    expect(await failure(openEmbeddedStore({ path: lost }))).toEqual({ code: 'store-corrupt' })
    writeFileSync(lost, '')
    expect(await failure(openEmbeddedStore({ path: lost }))).toEqual({ code: 'store-corrupt' })
    expect(await failure(openEmbeddedStore({ path: lost, readOnly: true }))).toEqual({ code: 'store-corrupt' })
    expect(statSync(`${lost}-wal`).size).toBeGreaterThan(0)
  })

  test('a database of another program is refused, and stays as it is', async () => {
    const path = newPath()
    mkdirSync(dirname(path), { recursive: true })
    tamper(path, 'CREATE TABLE notes (text TEXT)')
    const before = readFileSync(path)
    expect(await failure(openEmbeddedStore({ path }))).toEqual({ code: 'store-corrupt' })
    expect(await failure(openEmbeddedStore({ path, readOnly: true }))).toEqual({ code: 'store-corrupt' })
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  test('an empty file becomes a store', async () => {
    const path = newPath()
    writeFile(path, '')
    const store = await openEmbeddedStore({ path })
    expect(await store.append('a', 'no-stream', someEvents(1))).toMatchObject({ revision: 0n })
    await store.close()
  })
})

describe('the check', () => {
  test('finds nothing in a sound store, also while it is written', async () => {
    const path = await soundStore()
    const store = await openEmbeddedStore({ path })
    await store.append('a', 99n, someEvents(3))
    await store.deleteStream('b', 'any')
    await store.append('b', 'any', someEvents(1))
    expect(await checkStore(path)).toEqual([])
    await store.close()
    expect(await checkStore(path)).toEqual([])
  })

  test.each([
    [
      'a lost event',
      'DELETE FROM events WHERE revision = 7 AND stream = 2',
      'revision-gap',
      'b: revision 8 comes after 6',
    ],
    [
      'a lost beginning',
      'DELETE FROM events WHERE revision = 0 AND stream = 3',
      'revision-gap',
      'c: revision 1 is the first',
    ],
    [
      'two events that changed places',
      `UPDATE events SET position = 9000 WHERE position = 1; UPDATE events SET position = 1 WHERE position = 2;
       UPDATE events SET position = 2 WHERE position = 9000`,
      'position-order',
      'a: revision 1 at position 1 comes after position 2',
    ],
    [
      'events of no stream',
      'PRAGMA foreign_keys = OFF; DELETE FROM streams WHERE id = 5',
      'stray-event',
      'position 401 belongs to no stream',
    ],
  ] as const)('finds %s', async (_, sql, kind, message) => {
    const path = await soundStore()
    tamper(path, sql)
    expect((await checkStore(path))[0]).toEqual({ kind, message })
  })

  test('refuses what is not there', async () => {
    expect(await failure(checkStore(newPath()))).toEqual({ code: 'bad-argument' })
  })
})

describe('schema versions', () => {
  test('a store of a newer program is refused by every way in, and stays as it is', async () => {
    const path = await soundStore()
    tamper(path, 'PRAGMA user_version = 99')
    const before = readFileSync(path)
    await expect(openEmbeddedStore({ path })).rejects.toMatchObject({
      code: 'store-newer',
      message: `${path} has schema version 99, this program knows ${MIGRATIONS.length}: use the program that wrote it, or a newer one`,
    })
    expect(await failure(openEmbeddedStore({ path, readOnly: true }))).toEqual({ code: 'store-newer' })
    expect(await failure(checkStore(path))).toEqual({ code: 'store-newer' })
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  test('an older store is brought up step by step, and keeps its events', async () => {
    const path = await soundStore()
    const steps = [...MIGRATIONS, 'ALTER TABLE streams ADD COLUMN note TEXT', 'CREATE TABLE extra (id INTEGER)']
    const db = new DatabaseSync(path)
    migrate(db, path, steps)
    expect(schemaVersion(db, path, steps.length)).toBe(steps.length)
    expect(
      db.prepare('SELECT count(*) AS n, count(note) AS notes FROM events JOIN streams ON stream = streams.id').get(),
    ).toEqual({ n: 500, notes: 0 })
    db.close()
  })

  test('a step that fails leaves the version before it', async () => {
    const path = await soundStore()
    const db = new DatabaseSync(path)
    const steps = [
      ...MIGRATIONS,
      'CREATE TABLE good (id INTEGER)',
      'CREATE TABLE bad (id INTEGER); CREATE TABLE bad (id INTEGER)',
    ]
    expect(() => migrate(db, path, steps)).toThrow('already exists')
    expect(schemaVersion(db, path, steps.length)).toBe(MIGRATIONS.length + 1)
    expect(db.prepare("SELECT name FROM sqlite_schema WHERE name IN ('good', 'bad')").all()).toEqual([{ name: 'good' }])
    db.close()
  })

  test('a reader does not bring an older store up', async () => {
    const path = await soundStore()
    tamper(path, 'PRAGMA user_version = 0')
    expect(await failure(openEmbeddedStore({ path, readOnly: true }))).toEqual({ code: 'unavailable' })
    rmSync(path)
  })
})
