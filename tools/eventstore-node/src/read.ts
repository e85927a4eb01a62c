import streams from '@eventstore/db-client/generated/streams_pb.js'
import { type ReadReq, type ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import { type handleServerStreamingCall } from '@grpc/grpc-js'
import { type Direction, type EventStore, isStoreError, type RecordedEvent } from '@paipu/event-store'
import { admit } from './admission.ts'
import { type Context } from './context.ts'
import { eventAnswer } from './event-answer.ts'
import { makeOutput, type Output } from './output.ts'
import { parseReadRequest, type Place, type ReadRequest, type Subject } from './read-request.ts'
import { retains, retentionOf } from './retention.ts'
import { subscribe } from './subscribe.ts'
import { streamIdentifier } from './wire.ts'

/** Streams.Read: reads a stream or all, or follows them. */
export function read(context: Context): handleServerStreamingCall<ReadReq, ReadResp> {
  return (call) => {
    const output = makeOutput(context, call)
    let stream = '$all'
    async function serve(): Promise<void> {
      try {
        const request = parseReadRequest(call.request)
        if (request.subject.kind === 'stream') ({ stream } = request.subject)
        await admit(context, call, 'read')
        if (request.count === 'subscription') await subscribe(context.store, request, output)
        else await readOnce(context.store, request, request.count, output)
        output.end()
      } catch (error) {
        await output.fail(error, stream)
      }
    }
    void serve()
  }
}

async function readOnce(store: EventStore, request: ReadRequest, count: number, output: Output): Promise<void> {
  const { subject, direction } = request
  let left = count
  try {
    for await (const event of eventsOf(store, subject, direction, count, output.signal)) {
      if (left-- <= 0) return
      await output.write(await eventAnswer(store, request, event))
    }
  } catch (error) {
    if (subject.kind !== 'stream' || !isStoreError(error, 'stream-not-found')) throw error
    const notFound = new streams.ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(subject.stream))
    await output.write(new streams.ReadResp().setStreamNotFound(notFound))
  }
}

/** The events from a place on; at most `count` where the store can tell, more where a filter or metadata leaves out. */
function eventsOf(
  store: EventStore,
  subject: Subject,
  direction: Direction,
  count: number,
  signal: AbortSignal,
): AsyncIterable<RecordedEvent> {
  if (subject.kind === 'stream') return streamEvents(store, subject.stream, subject.from, direction, count, signal)
  const { from, filter } = subject
  const nothing = count === 0 || (direction === 'forwards' ? from === 'end' : from === 'start')
  if (nothing) return none()
  const start = from === 'end' || from === 'start' ? undefined : from
  if (filter === undefined) return store.readAll({ from: start, direction, limit: count, signal })
  if (filter.streamPrefix !== undefined) {
    return store.readAll({ from: start, direction, limit: count, streamPrefix: filter.streamPrefix, signal })
  }
  return filtered(store.readAll({ from: start, direction, signal }), filter.wants)
}

async function* streamEvents(
  store: EventStore,
  stream: string,
  from: Place<bigint>,
  direction: Direction,
  count: number,
  signal: AbortSignal,
): AsyncGenerator<RecordedEvent> {
  const retention = await retentionOf(store, stream)
  const start = startOf(from, direction)
  const first = direction === 'forwards' && (start ?? 0n) < retention.first ? retention.first : start
  // A read that can give nothing still says whether the stream is there.
  const limit = Math.max(count, 1)
  for await (const event of store.readStream(stream, { from: first, direction, limit, signal })) {
    if (direction === 'forwards' && from === 'end') return
    if (retains(retention, event)) yield event
  }
}

/** The revision to begin at; backwards from the start there is one event, forwards from the end there is none. */
function startOf(from: Place<bigint>, direction: Direction): bigint | undefined {
  if (from === 'start') return direction === 'forwards' ? undefined : 0n
  return from === 'end' ? undefined : least(from, HIGHEST)
}

const HIGHEST = 2n ** 63n - 2n

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

async function* filtered(
  events: AsyncIterable<RecordedEvent>,
  wants: (event: RecordedEvent) => boolean,
): AsyncGenerator<RecordedEvent> {
  for await (const event of events) if (wants(event)) yield event
}

async function* none(): AsyncGenerator<RecordedEvent> {}
