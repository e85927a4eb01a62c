import { Buffer } from 'node:buffer'
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { dealEvent } from './measure.ts'

/** `node:sqlite` with nothing around it: the same table, indexes, log and syncing as the embedded store. */
export interface BareDatabase {
  /** So many transactions of so many inserts, each into a stream of its own, or all into one. */
  insert(transactions: number, size: number, into: 'one stream' | 'own streams'): void
  /** How many events it has. */
  size(): number
  /** Reads all events. */
  read(): void
  close(): void
}

export function bareDatabase(path: string): BareDatabase {
  const db = new DatabaseSync(path)
  db.exec(`
    PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32768;
    CREATE TABLE events (
      position INTEGER PRIMARY KEY, stream INTEGER NOT NULL, revision INTEGER NOT NULL, id TEXT NOT NULL,
      type TEXT NOT NULL, data ANY NOT NULL, metadata ANY NOT NULL, created INTEGER NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX events_by_stream ON events (stream, revision);
    CREATE INDEX events_by_id ON events (id)`)
  const add = db.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  const all = db.prepare('SELECT * FROM events ORDER BY position')
  let position = 0
  let streams = 0
  return {
    insert(transactions, size, into) {
      const first = ++streams * 1000
      for (let turn = 0; turn < transactions; turn++) {
        db.exec('BEGIN IMMEDIATE')
        for (let number = 0; number < size; number++) {
          const [stream, revision] = into === 'one stream' ? [first, turn * size + number] : [first + number, turn]
          const { id, type, data, metadata } = dealEvent()
          add.run(++position, stream, revision, id, type, data, metadata, Date.now())
        }
        db.exec('COMMIT')
      }
    },
    size: () => position,
    read() {
      for (const event of all.iterate()) if (event.revision === null) throw new Error('an event without a number')
    },
    close: () => db.close(),
  }
}

/** A file with nothing around it: what the disk can do. */
export function bareFile(path: string): { writeAndSync: (events: number) => void; close: () => void } {
  const file = openSync(path, 'w')
  return {
    writeAndSync(events) {
      const texts = Array.from({ length: events }, () => JSON.stringify(dealEvent()))
      writeSync(file, Buffer.from(texts.join('\n')))
      fdatasyncSync(file)
    },
    close: () => closeSync(file),
  }
}
