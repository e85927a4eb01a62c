import { type DatabaseSync } from 'node:sqlite'
import { storeError } from '../errors.ts'

/** SQLite's application id of an event store: "PaEv". */
const APPLICATION_ID = 0x50614576

/** Each step takes a store from the version that is its index to the next. Released steps never change. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE streams (
     id INTEGER PRIMARY KEY,
     name TEXT NOT NULL UNIQUE,
     first_revision INTEGER NOT NULL DEFAULT 0,
     tombstone INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   CREATE TABLE events (
     position INTEGER PRIMARY KEY,
     stream INTEGER NOT NULL REFERENCES streams (id),
     revision INTEGER NOT NULL,
     id TEXT NOT NULL,
     type TEXT NOT NULL,
     data ANY NOT NULL,
     metadata ANY NOT NULL,
     created INTEGER NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX events_by_stream ON events (stream, revision);
   CREATE INDEX events_by_id ON events (id);
   PRAGMA application_id = ${APPLICATION_ID}`,
]

/**
 * The schema version of the store in `db`: 0 for a file with nothing in it. Throws `store-corrupt` for a database that
 * is no event store and `store-newer` for a version that this program does not know.
 */
export function schemaVersion(db: DatabaseSync, path: string, known = MIGRATIONS.length): number {
  const version = pragma(db, 'user_version')
  const tables = Number(db.prepare('SELECT count(*) AS n FROM sqlite_schema').get()!.n)
  if (pragma(db, 'application_id') !== APPLICATION_ID) {
    if (version === 0 && tables === 0) return 0
    throw storeError('store-corrupt', `${path} is no event store: it holds another program's tables`)
  }
  if (version > known) {
    const todo = 'use the program that wrote it, or a newer one'
    throw storeError('store-newer', `${path} has schema version ${version}, this program knows ${known}: ${todo}`)
  }
  return version
}

/** Brings a store to the newest version, each step whole or not at all. Throws as {@link schemaVersion}. */
export function migrate(db: DatabaseSync, path: string, steps = MIGRATIONS): void {
  for (let version = schemaVersion(db, path, steps.length); version < steps.length; version++) {
    db.exec('BEGIN IMMEDIATE')
    try {
      db.exec(steps[version]!)
      db.exec(`PRAGMA user_version = ${version + 1}`)
      db.exec('COMMIT')
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }
}

function pragma(db: DatabaseSync, name: 'user_version' | 'application_id'): number {
  return Number(db.prepare(`PRAGMA ${name}`).get()![name])
}
