import { type DatabaseSync } from 'node:sqlite'
import { type Call } from '../call.ts'
import { type EventStoreError, storeError } from '../errors.ts'
import { type AppendResult, type ExpectedRevision, type NewEvent } from '../port.ts'
import { decide, type Recorded } from './expectation.ts'
import { type Reads, type StreamState } from './reads.ts'
import { fromSqlite } from './sqlite-error.ts'

/** What a commit changed, for those who follow. */
export interface Commit {
  /** The streams that have new events or are newly deleted. */
  readonly streams: ReadonlySet<string>
  /** The position of the last event. */
  readonly head: bigint
}

/** Queues writes; all that come in one turn of the event loop share one transaction, and so one sync of the disk. */
export interface Writer {
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[], call: Call): Promise<AppendResult>
  remove(stream: string, expected: ExpectedRevision, hard: boolean, call: Call): Promise<void>
  /** Writes what is queued, now. */
  flush(): void
}

/** One write inside the transaction: its result, or why it is refused. Whatever it throws ends the transaction. */
type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: EventStoreError }

interface Queued {
  readonly call: Call
  /** Does the write; answers what tells the caller after the commit. */
  readonly write: () => () => void
  readonly reject: (error: EventStoreError) => void
}

/** Makes the only writer of a connection. `onCommit` is called after each commit that changed something. */
export function makeWriter(db: DatabaseSync, path: string, reads: Reads, onCommit: (commit: Commit) => void): Writer {
  const statements = prepareWrites(db)
  const queue: Queued[] = []
  let head = 0n
  let touched = new Set<string>()
  const known = knownStreams(reads)

  function append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Outcome<AppendResult> {
    const state = known.get(stream)
    const ids = events.map((event) => event.id.toLowerCase())
    const decision = decide(stream, state, expected, ids, statements)
    switch (decision.kind) {
      case 'refuse':
        return { ok: false, error: decision.error }
      case 'repeat':
        return done({ revision: decision.revision, position: statements.positionOf(state!.id, decision.revision) })
      case 'accept':
        return done(insert(stream, state, events, ids))
    }
  }

  function insert(stream: string, state: StreamState | undefined, events: readonly NewEvent[], ids: readonly string[]) {
    const streamId = state?.id ?? statements.addStream(stream)
    const created = Date.now()
    let revision = state?.last ?? -1n
    const rows = events.map(({ type, data, metadata }, index): EventRow => [
      ++head,
      streamId,
      ++revision,
      ids[index]!,
      type,
      data,
      metadata,
      created,
    ])
    statements.addEvents(rows)
    touched.add(stream)
    known.set(stream, { id: streamId, last: revision, first: state?.first ?? 0n, tombstone: false })
    return { revision, position: String(head) }
  }

  function remove(stream: string, expected: ExpectedRevision, hard: boolean): Outcome<void> {
    const state = known.get(stream)
    const decision = decide(stream, state, expected, [], statements)
    if (decision.kind === 'refuse') return { ok: false, error: decision.error }
    const streamId = state?.id ?? statements.addStream(stream)
    if (hard) statements.bury(streamId)
    else statements.hide(streamId, (state?.last ?? -1n) + 1n)
    touched.add(stream)
    known.forget()
    return done(undefined)
  }

  /** Writes one group of the queue; the rest follows in the next turn. */
  function writeGroup(): void {
    const group = queue.splice(0, GROUP)
    if (queue.length > 0) setImmediate(writeGroup)
    const wanted = group.filter(stillWanted)
    if (wanted.length === 0) return
    const tell = commit(wanted)
    for (const told of tell) told()
    if (touched.size === 0) return
    const streams = touched
    touched = new Set()
    onCommit({ streams, head })
  }

  /** Does the writes in one transaction; answers what tells each caller how it went. */
  function commit(group: readonly Queued[]): (() => void)[] {
    try {
      statements.begin()
      head = reads.head()
      const tell = group.map((queued) => queued.write())
      statements.commit()
      return tell
    } catch (error) {
      rollBack()
      const reason = fromSqlite(path, error)
      return group.map((queued) => () => queued.reject(reason))
    }
  }

  function rollBack(): void {
    if (db.isTransaction) db.exec('ROLLBACK')
    known.forget()
    touched = new Set()
  }

  function enqueue<T>(call: Call, write: () => Outcome<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    if (queue.length === 0) setImmediate(writeGroup)
    queue.push({ call, reject, write: () => settle(write(), resolve, reject) })
    return promise
  }

  return {
    append: (stream, expected, events, call) => enqueue(call, () => append(stream, expected, events)),
    remove: (stream, expected, hard, call) => enqueue(call, () => remove(stream, expected, hard)),
    flush() {
      while (queue.length > 0) writeGroup()
    },
  }
}

/** The streams that were written last, so that the next write to one needs no look-up: nobody else changes them. */
function knownStreams(reads: Reads) {
  const states = new Map<string, StreamState>()
  return {
    get: (stream: string): StreamState | undefined => states.get(stream) ?? reads.stream(stream),
    set(stream: string, state: StreamState): void {
      if (states.size >= MOST_KNOWN) states.clear()
      states.set(stream, state)
    },
    forget: (): void => states.clear(),
  }
}

/** As many as are played at once, and some. */
const MOST_KNOWN = 4096

/** No more writes than this share a transaction, so that a flood does not hold up the event loop. */
const GROUP = 1024

function done<T>(value: T): Outcome<T> {
  return { ok: true, value }
}

function settle<T>(outcome: Outcome<T>, resolve: (value: T) => void, reject: (error: EventStoreError) => void) {
  return () => (outcome.ok ? resolve(outcome.value) : reject(outcome.error))
}

function stillWanted({ call, reject }: Queued): boolean {
  const error = call.expired()
  if (error !== undefined) reject(error)
  return error === undefined
}

/** A row of the table of events, in the order of its columns. */
type EventRow = [bigint, bigint, bigint, string, string, NewEvent['data'], NewEvent['metadata'], number]

/** So many rows are written by one statement, which costs two thirds of as many statements of one row. */
const ROWS_AT_ONCE = 8

interface Writes extends Recorded {
  begin(): void
  commit(): void
  positionOf(streamId: bigint, revision: bigint): string
  addStream(name: string): bigint
  addEvents(rows: readonly EventRow[]): void
  /** Soft deletion: events before `first` are no longer read. */
  hide(streamId: bigint, first: bigint): void
  bury(streamId: bigint): void
}

function prepareWrites(db: DatabaseSync): Writes {
  const begin = db.prepare('BEGIN IMMEDIATE')
  const commit = db.prepare('COMMIT')
  const idAt = db.prepare('SELECT id FROM events WHERE stream = ? AND revision = ?')
  const revisionOf = db.prepare(
    'SELECT max(revision) AS revision FROM events INDEXED BY events_by_id WHERE id = ? AND stream = ?',
  )
  const positionOf = db.prepare('SELECT position FROM events WHERE stream = ? AND revision = ?')
  const addStream = db.prepare('INSERT INTO streams (name) VALUES (?)')
  const row = '(?, ?, ?, ?, ?, ?, ?, ?)'
  const addEvent = db.prepare(`INSERT INTO events VALUES ${row}`)
  const addSome = db.prepare(`INSERT INTO events VALUES ${Array(ROWS_AT_ONCE).fill(row).join()}`)
  const hide = db.prepare('UPDATE streams SET first_revision = ? WHERE id = ?')
  const bury = db.prepare('UPDATE streams SET tombstone = 1 WHERE id = ?')
  for (const statement of [revisionOf, positionOf]) statement.setReadBigInts(true)
  return {
    begin: () => void begin.run(),
    commit: () => void commit.run(),
    idAt: (streamId, revision) => idAt.get(streamId, revision)?.id as string | undefined,
    revisionOf: (streamId, id) => (revisionOf.get(id, streamId)!.revision as bigint | null) ?? undefined,
    positionOf(streamId, revision) {
      const row = positionOf.get(streamId, revision)
      if (row === undefined) throw storeError('store-corrupt', `stream ${streamId} lost its event ${revision}`)
      return String(row.position)
    },
    addStream: (name) => BigInt(addStream.run(name).lastInsertRowid),
    addEvents(rows) {
      const single = rows.length % ROWS_AT_ONCE
      for (let at = 0; at < rows.length - single; at += ROWS_AT_ONCE)
        addSome.run(...rows.slice(at, at + ROWS_AT_ONCE).flat())
      for (const values of rows.slice(rows.length - single)) addEvent.run(...values)
    },
    hide: (streamId, first) => void hide.run(first, streamId),
    bury: (streamId) => void bury.run(streamId),
  }
}
