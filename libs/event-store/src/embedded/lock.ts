import { DatabaseSync } from 'node:sqlite'
import { storeError } from '../errors.ts'
import { fromSqlite, resultCode } from './sqlite-error.ts'

const BUSY = 5

/** Lets go of the lock. */
export type Unlock = () => void

/**
 * Makes this connection the only writer of the store at `path`, or throws `store-locked`. The lock is an exclusive
 * transaction on a second, always empty SQLite file beside the store: the operating system ends it with the process,
 * however that dies, and SQLite sees a second opener in the same process too. The file stays behind: deleting it would
 * let two writers lock two different files of one name.
 */
export function lockForWriting(path: string): Unlock {
  const lockPath = `${path}.lock`
  const lock = openLock(lockPath)
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (resultCode(error) !== BUSY) throw fromSqlite(lockPath, error)
    const todo = 'stop the other one, open this one read-only, or choose another file'
    throw storeError('store-locked', `${path} is already open for writing: ${todo}`, error)
  }
  return () => lock.close()
}

function openLock(lockPath: string): DatabaseSync {
  try {
    return new DatabaseSync(lockPath, { timeout: 0 })
  } catch (error) {
    throw fromSqlite(lockPath, error)
  }
}
