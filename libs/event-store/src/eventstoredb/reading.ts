import { type ReadReq } from '@eventstore/db-client/generated/streams_pb.js'
import { checkLimit, checkRevision, checkStream, prefixList } from '../arguments.ts'
import { startCall } from '../call.ts'
import { isStoreError } from '../errors.ts'
import { type CallOptions, type Direction, type EventStore, type RecordedEvent } from '../port.ts'
import { bounded } from './bounded.ts'
import { type Connection } from './connection.ts'
import { type Page, readPage } from './page.ts'
import { comparePositions, parsePosition } from './position.ts'
import { type Place } from './recorded.ts'
import { readAllRequest, readStreamRequest } from './requests.ts'

const PAGE = 512

/** A read, page by page. */
interface Plan {
  readonly stream: string
  /** Asks for so many events: those from the beginning, or those after a place. `undefined` when none can be there. */
  readonly request: (after: Place | undefined, count: number) => ReadReq | undefined
  /** Whether a later page begins with the last event of the one before. */
  readonly overlaps: boolean
  /** What a read forwards is bounded by; one that goes backwards has an end anyway. */
  readonly bound?: {
    /** Asks for the last event there is. */
    readonly request: ReadReq
    readonly isBeyond: (place: Place, end: Place) => boolean
  }
}

/** The reads of the port. A page may take `callMs`; `closing` is aborted when the store is closed. */
export function makeReading(
  connection: Connection,
  callMs: number,
  closing: AbortSignal,
): Pick<EventStore, 'readStream' | 'readAll'> {
  /** Reads pages under one deadline for all of them, and one for each. */
  function pages(options: CallOptions, stream: string): (request: ReadReq) => Promise<Page> {
    const call = startCall(options)
    const end = performance.now() + (options.deadlineMs ?? Infinity)
    return async (request) => {
      const expired = call.expired()
      if (expired !== undefined) throw expired
      const deadlineMs = Math.min(callMs, Math.max(1, end - performance.now()))
      const limits = { signal: options.signal, deadlineMs }
      return bounded(limits, callMs, closing, (page) => readPage(connection, page, stream, request))
    }
  }

  async function* through(options: CallOptions, limit: number, plan: Plan): AsyncGenerator<RecordedEvent> {
    const read = pages(options, plan.stream)
    let after: Place | undefined
    let end: Place | undefined
    for (let left = limit; left > 0;) {
      const count = Math.min(left, PAGE) + (plan.overlaps && after !== undefined ? 1 : 0)
      const request = plan.request(after, count)
      if (request === undefined) return
      const page = await read(request)
      const isLast = page.received < count && !page.cut
      // What comes after the beginning of the read is left out: a read under way always ends.
      if (after === undefined && !isLast && plan.bound !== undefined) end = await lastPlace(read(plan.bound.request))
      for (const event of page.events) {
        if (event.position === after?.position) continue
        if (end !== undefined && plan.bound?.isBeyond(event, end) === true) return
        closing.throwIfAborted()
        yield event
        if (--left === 0) return
      }
      if (isLast) return
      after = page.last
    }
  }

  return {
    async *readStream(stream, options = {}) {
      const { from, direction = 'forwards', limit } = options
      checkStream(stream)
      if (from !== undefined) checkRevision('revision', from)
      yield* through(options, checkLimit(limit), streamPlan(stream, from, direction))
    },
    async *readAll(options = {}) {
      const { from, direction = 'forwards', limit, streamPrefix } = options
      if (from !== undefined) parsePosition(from)
      yield* through(options, checkLimit(limit), allPlan(from, direction, prefixList(streamPrefix)))
    },
  }
}

function streamPlan(stream: string, from: bigint | undefined, direction: Direction): Plan {
  if (direction === 'backwards') {
    return {
      stream,
      overlaps: false,
      request(after, count) {
        const start = after === undefined ? from : after.revision - 1n
        return start === -1n ? undefined : readStreamRequest(stream, start, direction, count)
      },
    }
  }
  return {
    stream,
    overlaps: false,
    request: (after, count) =>
      readStreamRequest(stream, after === undefined ? from : after.revision + 1n, direction, count),
    bound: {
      request: readStreamRequest(stream, undefined, 'backwards', 1),
      isBeyond: (place, end) => place.revision > end.revision,
    },
  }
}

function allPlan(from: string | undefined, direction: Direction, prefixes: readonly string[] | undefined): Plan {
  const request = (after: Place | undefined, count: number) =>
    readAllRequest(after?.position ?? from, direction, count, prefixes)
  if (direction === 'backwards') return { stream: '$all', overlaps: false, request }
  return {
    stream: '$all',
    overlaps: true,
    request,
    bound: {
      request: readAllRequest(undefined, 'backwards', 1, undefined),
      isBeyond: (place, end) => comparePositions(place.position, end.position) > 0,
    },
  }
}

/** The place of the last event there is; none when the stream was deleted meanwhile. */
async function lastPlace(reading: Promise<Page>): Promise<Place | undefined> {
  try {
    return (await reading).last
  } catch (error) {
    if (isStoreError(error, 'stream-not-found') || isStoreError(error, 'stream-deleted')) return undefined
    throw error
  }
}
