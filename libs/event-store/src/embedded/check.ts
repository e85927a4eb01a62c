import { type DatabaseSync } from 'node:sqlite'
import { isStoreError } from '../errors.ts'
import { openForReading } from './connection.ts'
import { fromSqlite } from './sqlite-error.ts'

/** Something that is wrong with a store. */
export interface Finding {
  /**
   * `damaged`: the file's own structure; `revision-gap`: a stream's revisions do not go 0, 1, 2 …; `position-order`: a
   * later event of a stream has an earlier position; `stray-event`: an event of no stream.
   */
  readonly kind: 'damaged' | 'revision-gap' | 'position-order' | 'stray-event'
  /** Where, in one line. */
  readonly message: string
}

/** Findings of a kind beyond this number are not listed. */
const MOST = 100

/**
 * Looks through a whole store, also while a writer has it open; changes nothing. Answers what is wrong, nothing for a
 * sound store. Rejects with `bad-argument` (no file), `store-newer` or `unavailable`.
 */
export async function checkStore(path: string): Promise<Finding[]> {
  try {
    const { db, close } = openForReading(path)
    try {
      return checkDatabase(db)
    } finally {
      close()
    }
  } catch (error) {
    const failure = fromSqlite(path, error)
    if (!isStoreError(failure, 'store-corrupt')) throw failure
    return [{ kind: 'damaged', message: failure.message }]
  }
}

function checkDatabase(db: DatabaseSync): Finding[] {
  const damage = structure(db)
  // What a damaged index says about revisions would only hide where the damage is.
  return damage.length > 0 ? damage : [...gaps(db), ...disorder(db), ...strays(db)]
}

function structure(db: DatabaseSync): Finding[] {
  const lines = db.prepare(`PRAGMA integrity_check(${MOST})`).all()
  const messages = lines.map(({ integrity_check: line }) => String(line))
  return messages.filter((line) => line !== 'ok').map((message) => ({ kind: 'damaged', message }))
}

/** Each event beside the one before it in its stream; read from the index alone. */
const NEIGHBOURS = `
  SELECT stream, revision, position, lag(revision) OVER events_of AS revision_before,
    lag(position) OVER events_of AS position_before
  FROM events WINDOW events_of AS (PARTITION BY stream ORDER BY revision)`

const NAME = '(SELECT name FROM streams WHERE id = stream)'

function gaps(db: DatabaseSync): Finding[] {
  return find(
    db,
    'revision-gap',
    `SELECT ${NAME} || ': revision ' || revision || coalesce(' comes after ' || revision_before, ' is the first')
       AS message
     FROM (${NEIGHBOURS}) WHERE revision <> coalesce(revision_before, -1) + 1 LIMIT ${MOST}`,
  )
}

function disorder(db: DatabaseSync): Finding[] {
  return find(
    db,
    'position-order',
    `SELECT ${NAME} || ': revision ' || revision || ' at position ' || position || ' comes after position '
       || position_before AS message
     FROM (${NEIGHBOURS}) WHERE position <= position_before LIMIT ${MOST}`,
  )
}

function strays(db: DatabaseSync): Finding[] {
  return find(
    db,
    'stray-event',
    `SELECT 'position ' || position || ' belongs to no stream' AS message
     FROM events WHERE stream NOT IN (SELECT id FROM streams) LIMIT ${MOST}`,
  )
}

function find(db: DatabaseSync, kind: Finding['kind'], sql: string): Finding[] {
  return db
    .prepare(sql)
    .all()
    .map(({ message }) => ({ kind, message: String(message) }))
}
