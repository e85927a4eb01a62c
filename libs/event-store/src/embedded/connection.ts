import { closeSync, existsSync, openSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { storeError } from '../errors.ts'
import { makeFolder } from './folder.ts'
import { lockForWriting } from './lock.ts'
import { migrate, MIGRATIONS, schemaVersion } from './schema.ts'
import { fromSqlite } from './sqlite-error.ts'

/** An open database and the way to let go of it. */
export interface Connection {
  readonly db: DatabaseSync
  /** The file in full, or `:memory:`. */
  readonly path: string
  readonly close: () => void
}

/** Milliseconds to wait for another connection: only a checkpoint or a recovery can hold one up. */
const BUSY_MS = 2000

/**
 * Opens the store at `path` for writing, and makes it if there is none. Throws `store-locked`, `store-corrupt`,
 * `store-newer` or `unavailable`; the file is then as it was.
 */
export function openForWriting(path: string, synchronous: 'full' | 'normal'): Connection {
  if (path === ':memory:') return prepared(new DatabaseSync(path), path, synchronous, () => undefined)
  const file = placeOf(path)
  const unlock = lockForWriting(file)
  try {
    refuseLostFile(file)
    refuseSecondName(file)
    return prepared(open(file, false), file, synchronous, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opens the store at `path` for reading, also beside a writer. Throws as {@link openForWriting}, or `bad-argument`. */
export function openForReading(path: string): Connection {
  const file = resolve(path)
  if (path === ':memory:' || !existsSync(file)) throw storeError('bad-argument', `there is no event store at ${file}`)
  refuseLostFile(realpathSync(file))
  refuseSecondName(realpathSync(file))
  return guarded(open(realpathSync(file), true), file, (db) => {
    const version = schemaVersion(db, file)
    if (version === MIGRATIONS.length) return { db, path: file, close: () => db.close() }
    throw storeError('unavailable', `${file} has schema version ${version}: open it for writing once to bring it up`)
  })
}

function prepared(db: DatabaseSync, path: string, synchronous: 'full' | 'normal', unlock: () => void): Connection {
  return guarded(db, path, () => {
    schemaVersion(db, path)
    refuseDamaged(db, path)
    const mode = db.prepare('PRAGMA journal_mode = WAL').get()!.journal_mode
    if (mode !== 'wal' && path !== ':memory:') throw storeError('unavailable', `${path}: no write-ahead log (${mode})`)
    // fullfsync: on macOS a plain fsync leaves the data in the drive's cache. Elsewhere it means nothing.
    db.exec(`PRAGMA synchronous = ${synchronous}; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON`)
    db.exec('PRAGMA cache_size = -32768; PRAGMA journal_size_limit = 67108864')
    migrate(db, path)
    return { db, path, close: () => closeAll(db, unlock) }
  })
}

function closeAll(db: DatabaseSync, unlock: () => void): void {
  db.close()
  unlock()
}

/** Runs the steps after opening; closes the database when one fails. */
function guarded(db: DatabaseSync, path: string, use: (db: DatabaseSync) => Connection): Connection {
  try {
    return use(db)
  } catch (error) {
    db.close()
    throw fromSqlite(path, error)
  }
}

function open(file: string, readOnly: boolean): DatabaseSync {
  try {
    // A store may hold secrets: a new one is its owner's alone, and SQLite gives its log the same mode.
    if (!readOnly) closeSync(openSync(file, 'a', 0o600))
    return new DatabaseSync(file, { readOnly, timeout: BUSY_MS })
  } catch (error) {
    throw fromSqlite(file, error)
  }
}

function refuseDamaged(db: DatabaseSync, path: string): void {
  const found = String(db.prepare('PRAGMA quick_check(1)').get()!.quick_check)
  if (found === 'ok') return
  const inOneLine = found.replaceAll(/\s+/g, ' ')
  throw storeError('store-corrupt', `${path} is damaged (${inOneLine}): restore a backup`)
}

// SQLite deletes a write-ahead log whose database is missing or empty, and with it every event in it.
function refuseLostFile(file: string): void {
  if (sizeOf(file) > 0 || sizeOf(`${file}-wal`) === 0) return
  throw storeError('store-corrupt', `${file} is missing or empty, but its log ${file}-wal is there: restore the file`)
}

// Lock and write-ahead log go by the file's name: under two names (hard links) two writers would write one file.
function refuseSecondName(file: string): void {
  const names = statSync(file, { throwIfNoEntry: false })?.nlink ?? 1
  if (names <= 1) return
  throw storeError('unavailable', `${file} has ${names} names (hard links): it must have one alone; copy it instead`)
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** Makes the folder of a store; answers the file's real path, the same whatever link led to it. */
function placeOf(path: string): string {
  const file = resolve(path)
  try {
    makeFolder(dirname(file))
    return existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file))
  } catch (error) {
    throw fromSqlite(file, error)
  }
}
