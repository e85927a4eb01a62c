import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { backup } from 'node:sqlite'
import { storeError } from '../errors.ts'
import { openForReading } from './connection.ts'
import { makeFolder, syncFolder } from './folder.ts'
import { lockForWriting } from './lock.ts'
import { fromSqlite } from './sqlite-error.ts'

/** All pages in one step: the copy is of one moment, whatever is written meanwhile, and never has to begin again. */
const ALL_PAGES = 2 ** 31 - 1

/** Looks at a copy that has no name of its own yet; what it rejects with keeps the copy from getting one. */
export type CheckCopy = (copy: string) => Promise<void>

/**
 * Copies a store as it is at one moment to a new file, also while a writer has it open; the copying itself is done off
 * the event loop. The file appears whole and durable, or not at all. Rejects with `bad-argument` (no such store, or the
 * target exists), `store-corrupt`, `store-newer` or `unavailable`.
 */
export async function backupStore(path: string, target: string): Promise<void> {
  const file = resolve(target)
  refuseExisting(file)
  await copyTo(path, file, async () => undefined)
}

/**
 * Puts a backup in the place of a store. The store appears whole, durable and as `check` accepted it, or not at all.
 * Rejects as {@link backupStore}, with `store-locked` where a writer is about to make a store there, and with what
 * `check` rejects with.
 */
export async function restoreStore(backupPath: string, target: string, check: CheckCopy): Promise<void> {
  const file = resolve(target)
  refuseExisting(file)
  // Of a store that is gone; SQLite would read it into the new one.
  refuseExisting(`${file}-wal`)
  makeFolderFor(file)
  const unlock = lockForWriting(file)
  try {
    refuseExisting(file)
    await copyTo(backupPath, file, check)
  } finally {
    unlock()
  }
}

async function copyTo(path: string, file: string, check: CheckCopy): Promise<void> {
  const unfinished = `${file}.unfinished`
  try {
    await copy(path, unfinished)
    await check(unfinished)
    rename(path, unfinished, file)
  } finally {
    // A check leaves the files beside it that every reader makes.
    for (const left of ['', '-wal', '-shm']) rmSync(`${unfinished}${left}`, { force: true })
  }
}

async function copy(path: string, unfinished: string): Promise<void> {
  const { db, close } = openForReading(path)
  try {
    makeFolderFor(unfinished)
    rmSync(unfinished, { force: true })
    // Its owner's alone, as the store is.
    closeSync(openSync(unfinished, 'wx', 0o600))
    await backup(db, unfinished, { rate: ALL_PAGES })
  } catch (error) {
    throw fromSqlite(path, error)
  } finally {
    close()
  }
}

function rename(path: string, unfinished: string, file: string): void {
  try {
    renameSync(unfinished, file)
    syncFolder(dirname(file))
  } catch (error) {
    throw fromSqlite(path, error)
  }
}

function makeFolderFor(file: string): void {
  try {
    makeFolder(dirname(file))
  } catch (error) {
    throw fromSqlite(file, error)
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw storeError('bad-argument', `${file} exists already: it is never overwritten`)
}
