import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { backup } from 'node:sqlite'
import { storeError } from '../errors.ts'
import { openForReading } from './connection.ts'
import { fromSqlite } from './sqlite-error.ts'

/** All pages in one step: the copy is of one moment, whatever is written meanwhile, and never has to begin again. */
const ALL_PAGES = 2 ** 31 - 1

/**
 * Copies a store as it is at one moment to a new file, also while a writer has it open; the copying itself is done off
 * the event loop. The file appears whole and durable, or not at all; to restore it, open it. Rejects with
 * `bad-argument` (no such store, or the target exists), `store-corrupt`, `store-newer` or `unavailable`.
 */
export async function backupStore(path: string, target: string): Promise<void> {
  const file = resolve(target)
  if (existsSync(file)) throw storeError('bad-argument', `${file} exists already: choose another name for the backup`)
  const unfinished = `${file}.unfinished`
  const { db, close } = openForReading(path)
  try {
    mkdirSync(dirname(file), { recursive: true })
    rmSync(unfinished, { force: true })
    await backup(db, unfinished, { rate: ALL_PAGES })
    renameSync(unfinished, file)
    syncFolder(dirname(file))
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw fromSqlite(path, error)
  } finally {
    close()
  }
}

/** Makes the new name itself survive a power cut. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
