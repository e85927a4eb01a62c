import { checkAppend, checkExpected, checkStream } from '../arguments.ts'
import { startCall } from '../call.ts'
import { storeError } from '../errors.ts'
import { type EventStore } from '../port.ts'
import { type Connection, openForReading, openForWriting } from './connection.ts'
import { makeFollowing } from './following.ts'
import { parsePosition } from './position.ts'
import { makeReading } from './reading.ts'
import { prepareReads, type Reads } from './reads.ts'
import { fromSqlite } from './sqlite-error.ts'
import { makeWatch } from './watch.ts'
import { makeWriter, type Writer } from './writer.ts'

/** How to open an embedded store. */
export interface EmbeddedOptions {
  /** The file, made with its folders if there is none; `:memory:` for a store that ends with the process. */
  readonly path: string
  /**
   * `full` (the default): an acknowledged append survives a power cut. `normal`: it survives the end of the process,
   * however that comes, but a power cut may take the latest.
   */
  readonly synchronous?: 'full' | 'normal' | undefined
  /** Opens an existing file for reading only, also while another process writes. */
  readonly readOnly?: boolean | undefined
}

/**
 * Opens a store in a file. One process writes at a time. Rejects with `store-locked` (another writer has it),
 * `store-corrupt`, `store-newer`, `unavailable`, or `bad-argument` (nothing there to read); the file is then as it was.
 */
export async function openEmbeddedStore(options: EmbeddedOptions): Promise<EventStore> {
  const { path, synchronous = 'full', readOnly = false } = options
  return readOnly ? readOnlyStore(openForReading(path)) : writableStore(openForWriting(path, synchronous))
}

function writableStore(connection: Connection): EventStore {
  const reads = preparedReads(connection)
  const following = makeFollowing(connection.path, reads, nothing, nothing)
  const writer = makeWriter(connection.db, connection.path, reads, following.notify)
  return assemble(connection, reads, following, writer)
}

function readOnlyStore(connection: Connection): EventStore {
  const reads = preparedReads(connection)
  const watch = makeWatch(connection.db, () => following.notify(undefined))
  const following = makeFollowing(connection.path, reads, watch.start, watch.stop)
  return assemble(connection, reads, following, undefined)
}

/** Lets go of a store whose tables are not as they were made. */
function preparedReads({ db, path, close }: Connection): Reads {
  try {
    return prepareReads(db)
  } catch (error) {
    close()
    throw fromSqlite(path, error)
  }
}

function nothing(): void {}

function assemble(
  { path, close }: Connection,
  reads: Reads,
  following: ReturnType<typeof makeFollowing>,
  writer: Writer | undefined,
): EventStore {
  let closed = false

  function assertOpen(): void {
    if (closed) throw storeError('closed', `${path} was closed`)
  }

  function writing(): Writer {
    assertOpen()
    if (writer === undefined) throw storeError('bad-argument', `${path} is open for reading only`)
    return writer
  }

  return {
    ...makeReading(path, reads, assertOpen),
    async append(stream, expected, events, options = {}) {
      checkAppend(stream, expected, events)
      // A copy: it is written in the next turn, and the caller's list may be another by then.
      return writing().append(stream, expected, [...events], startCall(options))
    },
    async deleteStream(stream, expected, options = {}) {
      checkStream(stream)
      checkExpected(expected)
      return writing().remove(stream, expected, options.hard === true, startCall(options))
    },
    subscribeToStream(stream, options) {
      assertOpen()
      return following.subscribeToStream(stream, options)
    },
    subscribeToAll(options) {
      assertOpen()
      return following.subscribeToAll(options)
    },
    comparePositions: (a, b) => Number(parsePosition(a) - parsePosition(b)),
    async close() {
      if (closed) return
      writer?.flush()
      closed = true
      following.close()
      close()
    },
  }
}
