import { type EventStoreError, isStoreError, storeError } from '../errors.ts'

// Primary result codes of SQLite, https://sqlite.org/rescode.html
const ERROR = 1
const CORRUPT = 11
const FULL = 13
const NOTADB = 26

/** Says in the port's terms what SQLite (or the file system) threw while the store at `path` did something. */
export function fromSqlite(path: string, error: unknown): EventStoreError {
  if (isStoreError(error)) return error
  const message = error instanceof Error ? error.message : String(error)
  switch (resultCode(error)) {
    case ERROR:
      // The statements never change: what they do not find was there when the store was made.
      if (!/no such (table|column)/.test(message)) break
      return storeError('store-corrupt', `${path} is damaged (${message}): restore a backup`, error)
    case CORRUPT:
    case NOTADB:
      return storeError('store-corrupt', `${path} is damaged (${message}): restore a backup`, error)
    case FULL:
      return storeError('unavailable', `no space is left for ${path}: make room and try again`, error)
  }
  return storeError('unavailable', `${path}: ${message}`, error)
}

/** The primary result code of an error of `node:sqlite`, if it is one. */
export function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined
  return error.errcode & 0xff
}
