import { setImmediate as nextTurn } from 'node:timers/promises'
import { checkLimit, checkRevision, checkStream, prefixList } from '../arguments.ts'
import { type Call, startCall } from '../call.ts'
import { storeError } from '../errors.ts'
import { type Direction, type EventStore, type RecordedEvent } from '../port.ts'
import { parsePosition } from './position.ts'
import { type Page, type Reads } from './reads.ts'
import { fromSqlite } from './sqlite-error.ts'

/** A read about to begin. */
interface Plan {
  readonly start: bigint
  /** How many events there are at most. */
  readonly most: number
  readonly page: (next: bigint, limit: number) => Page
}

const PAGE = 512

/** The reads of the port. `assertOpen` throws once the store is closed. */
export function makeReading(
  path: string,
  reads: Reads,
  assertOpen: () => void,
): Pick<EventStore, 'readStream' | 'readAll'> {
  function attempt<T>(call: Call, read: () => T): T {
    assertOpen()
    const error = call.expired()
    if (error !== undefined) throw error
    try {
      return read()
    } catch (error) {
      throw fromSqlite(path, error)
    }
  }

  /** Goes through the pages of a plan, a turn of the event loop each, so that a long read holds nobody up. */
  async function* through(call: Call, limit: number, plan: () => Plan): AsyncGenerator<RecordedEvent> {
    const { start, most, page } = attempt(call, plan)
    let left = Math.min(limit, most)
    for (let next = start; left > 0;) {
      const found = attempt(call, () => page(next, Math.min(left, PAGE)))
      for (const event of found.events) yield event
      if (found.last) return
      left -= found.events.length
      next = found.next
      await nextTurn()
    }
  }

  return {
    async *readStream(stream, options = {}) {
      const { from, direction = 'forwards', limit } = options
      checkStream(stream)
      if (from !== undefined) checkRevision('revision', from)
      yield* through(startCall(options), checkLimit(limit), () => planStream(reads, stream, from, direction))
    },
    async *readAll(options = {}) {
      const { from, direction = 'forwards', limit, streamPrefix } = options
      const position = from === undefined ? undefined : parsePosition(from)
      const prefixes = prefixList(streamPrefix) ?? []
      yield* through(startCall(options), checkLimit(limit), () => planAll(reads, position, direction, prefixes))
    },
  }
}

function planStream(reads: Reads, stream: string, from: bigint | undefined, direction: Direction): Plan {
  const state = reads.stream(stream)
  if (state?.tombstone === true) throw storeError('stream-deleted', `stream ${stream} is deleted`)
  if (state === undefined || state.last < state.first) {
    throw storeError('stream-not-found', `there is no stream ${stream}`)
  }
  if (direction === 'backwards') {
    const start = from === undefined || from > state.last ? state.last : from
    return { start, most: Infinity, page: (next, limit) => reads.streamDown(stream, next, limit) }
  }
  const start = from === undefined || from < state.first ? state.first : from
  // What comes after the beginning of the read is left out: a read under way always ends.
  return { start, most: Number(state.last - start) + 1, page: (next, limit) => reads.streamUp(stream, next, limit) }
}

function planAll(reads: Reads, from: bigint | undefined, direction: Direction, prefixes: readonly string[]): Plan {
  const head = reads.head()
  const filter = { prefixes, exceptTypes: [] }
  if (direction === 'backwards') {
    const start = from ?? head + 1n
    return { start, most: Infinity, page: (next, limit) => reads.allDown(next, limit, filter) }
  }
  const start = (from ?? 1n) - 1n
  return { start, most: Infinity, page: (next, limit) => reads.allUp(next, head, limit, filter) }
}
