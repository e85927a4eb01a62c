import { checkAppend, checkExpected, checkRevision, checkStream, prefixList } from '../arguments.ts'
import { storeError } from '../errors.ts'
import {
  type CallOptions,
  type EventStore,
  type RecordedEvent,
  type Subscription,
  type SubscriptionHandlers,
} from '../port.ts'
import { type Bounded, bounded } from './bounded.ts'
import { connect, type Credentials } from './connection.ts'
import { follow, type Followed, type Follower } from './follow.ts'
import { comparePositions, parsePosition } from './position.ts'
import { makeReading } from './reading.ts'
import { followAllRequest, followStreamRequest } from './requests.ts'
import { makeTurns } from './turns.ts'
import { append, remove } from './writing.ts'

/** How to reach an EventStoreDB. */
export interface EventStoreDbOptions {
  /** `esdb://host:2113?tls=false`, `esdb://name:password@a:2113,b:2113`, `esdb+discover://…`: as EventStoreDB has it. */
  readonly connectionString: string
  /** Instead of those in the connection string. They are sent over TLS only. */
  readonly credentials?: Credentials | undefined
  /** Milliseconds that a call without a deadline may take, all its tries together. Default 10 000. */
  readonly callMs?: number | undefined
}

/**
 * Opens the port on an EventStoreDB, which need not be there yet: every call looks for it, and for the leader of a
 * cluster, as long as it may take. Rejects with `bad-argument` for a senseless connection string.
 */
export async function openEventStoreDb(options: EventStoreDbOptions): Promise<EventStore> {
  const { connectionString, credentials, callMs = 10_000 } = options
  const connection = connect(connectionString, credentials)
  const inTurn = makeTurns()
  const closing = new AbortController()
  const writes = new Set<Promise<unknown>>()
  const followers = new Set<Follower>()
  let closed = false

  function assertOpen(): void {
    if (closed) throw isClosed()
  }

  /** Writes to one stream go out one after the other: a node may deal with calls in any order. */
  function write<T>(stream: string, limits: CallOptions, work: (call: Bounded) => Promise<T>): Promise<T> {
    assertOpen()
    const writing = bounded(limits, callMs, undefined, (call) => inTurn(stream, () => call.within(work(call))))
    const settled = writing.then(nothing, nothing).finally(() => writes.delete(settled))
    writes.add(settled)
    return writing
  }

  function subscribe(followed: Followed, handlers: SubscriptionHandlers): Subscription {
    assertOpen()
    const follower = follow(connection, followed, handlers, callMs, () => followers.delete(follower))
    followers.add(follower)
    return { unsubscribe: follower.unsubscribe }
  }

  return {
    ...makeReading(connection, callMs, closing.signal),
    async append(stream, expected, events, limits = {}) {
      checkAppend(stream, expected, events)
      refuseSystemStream(stream)
      // A copy: it may be sent later, and the caller's list may be another by then.
      const batch = [...events]
      return write(stream, limits, (call) => append(connection, call, stream, expected, batch))
    },
    async deleteStream(stream, expected, limits = {}) {
      checkStream(stream)
      checkExpected(expected)
      refuseSystemStream(stream)
      return write(stream, limits, (call) => remove(connection, call, stream, expected, limits.hard === true))
    },
    subscribeToStream(stream, handlers) {
      const { after } = handlers
      checkStream(stream)
      if (typeof after === 'bigint') checkRevision('revision', after)
      const isNew = ({ revision }: { revision: bigint }) => typeof after !== 'bigint' || revision > after
      return subscribe({ stream, request: followStreamRequest(stream, after), isNew }, handlers)
    },
    subscribeToAll(handlers) {
      const { after, streamPrefix, exceptTypes = [] } = handlers
      const prefixes = prefixList(streamPrefix)
      const start = after === 'end' ? undefined : after
      if (start !== undefined) parsePosition(start)
      const isNew = ({ position }: { position: string }) => start === undefined || comparePositions(position, start) > 0
      const request = followAllRequest(after, prefixes, exceptTypes)
      // The node filters by one thing only: what it lets through by its type may be of another stream.
      const isOf = ({ stream }: RecordedEvent) => prefixes?.some((prefix) => stream.startsWith(prefix)) ?? true
      const onEvent = (event: RecordedEvent) => (isOf(event) ? handlers.onEvent(event) : undefined)
      return subscribe({ stream: '$all', request, isNew }, { ...handlers, onEvent })
    },
    comparePositions,
    async close() {
      if (closed) return
      closed = true
      closing.abort(isClosed())
      await Promise.all(writes)
      for (const follower of followers) follower.drop({ kind: 'closed' })
      await connection.close()
    },
  }
}

function nothing(): void {}

function isClosed() {
  return storeError('closed', 'the connection to EventStoreDB was closed')
}

/** Such names are EventStoreDB's own; the port's reads leave them out. */
function refuseSystemStream(stream: string): void {
  if (!stream.startsWith('$')) return
  throw storeError('bad-argument', `stream ${stream}: EventStoreDB keeps names that begin with $ for itself`)
}
