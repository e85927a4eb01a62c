import { type StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import { type ReadReq, type ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type EventStoreError, storeError } from '../errors.ts'
import { type DropReason, type Subscription, type SubscriptionHandlers } from '../port.ts'
import { type Connection } from './connection.ts'
import { fromClient } from './failures.ts'
import { comparePositions, positionText } from './position.ts'
import { isTombstone, type Place, placeOf, recordedEvent } from './recorded.ts'

/** What to follow. */
export interface Followed {
  /** The stream's name, or `$all`. */
  readonly stream: string
  readonly request: ReadReq
  /** Whether an event there is still to come: the node may begin a little early. */
  readonly isNew: (place: Place) => boolean
}

/** A subscription as its store sees it. */
export interface Follower extends Subscription {
  /** Ends it from the store's side. */
  drop(reason: DropReason): void
}

/**
 * Hands what a subscription of the node brings to the handlers, from the next turn of the event loop on; the node must
 * confirm it within `callMs`. Reading waits for the handlers, and so the node does. `onEnd` comes before `onDropped`.
 */
export function follow(
  connection: Connection,
  followed: Followed,
  handlers: SubscriptionHandlers,
  callMs: number,
  onEnd: () => void,
): Follower {
  let ended: DropReason | undefined
  let passed: string | undefined
  const hangUp = new AbortController()
  const patience = setTimeout(() => drop({ kind: 'store-failed', error: silence() }), callMs)

  function silence(): EventStoreError {
    return storeError('timed-out', `EventStoreDB took longer than ${callMs} ms to begin with ${followed.stream}`)
  }

  function drop(reason: DropReason): void {
    ended ??= reason
    hangUp.abort()
  }

  /** Calls a handler and waits for it; one that fails ends the subscription. */
  async function handle(call: () => void | Promise<void> | undefined): Promise<void> {
    try {
      const handling = call()
      if (handling !== undefined) await handling
    } catch (error) {
      drop({ kind: 'handler-failed', error })
    }
  }

  async function take(answer: ReadResp): Promise<void> {
    const message = answer.getEvent()?.getEvent()
    if (message !== undefined) return takeEvent(message)
    if (answer.hasCaughtUp()) return handle(() => handlers.onCaughtUp?.())
    const checkpoint = answer.getCheckpoint()
    if (checkpoint === undefined) return
    const position = positionText(BigInt(checkpoint.getCommitPosition()), BigInt(checkpoint.getPreparePosition()))
    if (passed !== undefined && comparePositions(position, passed) <= 0) return
    passed = position
    await handle(() => handlers.onCheckpoint?.(position))
  }

  async function takeEvent(message: ReadResp.ReadEvent.RecordedEvent): Promise<void> {
    if (isTombstone(message) && followed.stream !== '$all') {
      throw storeError('stream-deleted', `stream ${followed.stream} is deleted`)
    }
    const place = placeOf(message)
    const event = recordedEvent(message)
    if (event === undefined || !followed.isNew(place)) return
    await handle(() => handlers.onEvent(event))
    passed = place.position
  }

  /** Goes through what comes until the subscription ends, which may be by a failure (throws). */
  async function pump(stub: StreamsClient): Promise<void> {
    if (ended !== undefined) return
    const source = stub.read(followed.request, ...connection.callArguments(Infinity, false))
    // It tells of its end once more when nobody listens any longer, which would end the process.
    source.on('error', () => undefined)
    hangUp.signal.addEventListener('abort', () => source.cancel(), { once: true })
    try {
      for await (const answer of source as AsyncIterable<ReadResp>) {
        clearTimeout(patience)
        if (ended === undefined) await take(answer)
        if (ended !== undefined) return
      }
    } finally {
      source.cancel()
    }
    throw storeError('unavailable', `EventStoreDB ended the subscription to ${followed.stream}`)
  }

  /** Follows once there is a channel; whoever leaves before that does not wait for it. */
  async function connected(): Promise<void> {
    let begun = false
    const { promise: left, resolve } = Promise.withResolvers<void>()
    const following = connection.perform((stub) => {
      begun = true
      return pump(stub)
    })
    hangUp.signal.addEventListener('abort', () => begun || resolve(), { once: true })
    await Promise.race([following, left])
  }

  async function run(): Promise<void> {
    await nextTurn()
    try {
      if (ended === undefined) await connected()
    } catch (error) {
      drop({ kind: 'store-failed', error: fromClient(error, followed).error })
    }
    clearTimeout(patience)
    onEnd()
    handlers.onDropped?.(ended!)
  }

  void run()
  return { drop, unsubscribe: () => drop({ kind: 'unsubscribed' }) }
}
