import code from '@eventstore/db-client/generated/code_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import status from '@eventstore/db-client/generated/status_pb.js'
import { type Status } from '@eventstore/db-client/generated/status_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { type BatchAppendReq, type BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import { type handleBidiStreamingCall, type ServerDuplexStream } from '@grpc/grpc-js'
import {
  type AppendResult,
  type ExpectedRevision,
  isStoreError,
  MAX_APPEND_BYTES,
  type NewEvent,
} from '@paipu/event-store'
import { type Message } from 'google-protobuf'
import any from 'google-protobuf/google/protobuf/any_pb.js'
import empty from 'google-protobuf/google/protobuf/empty_pb.js'
import { admit } from './admission.ts'
import { type Context } from './context.ts'
import { fromFailure, invalidArgument } from './refusal.ts'
import { expectedRevision, newEvent, streamIdentifier, streamName, uuidText } from './wire.ts'

type Call = ServerDuplexStream<BatchAppendReq, BatchAppendResp>

/** An append whose events are still coming. */
interface Batch {
  readonly stream: string
  readonly expected: ExpectedRevision
  /** Milliseconds since 1970; after that it is not done any more. */
  readonly deadline: number
  readonly events: NewEvent[]
}

/** Streams.BatchAppend: many appends over one call, each answered under its correlation id when it is done. */
export function batchAppend(context: Context): handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> {
  return (call) => {
    void serve(context, call).then(
      () => call.end(),
      (error: unknown) => call.cancelled || call.emit('error', fromFailure(error)),
    )
  }
}

async function serve(context: Context, call: Call): Promise<void> {
  const batches = new Map<string, Batch>()
  const underWay: Promise<void>[] = []
  for await (const request of call as AsyncIterable<BatchAppendReq>) {
    const correlation = uuidText(request.getCorrelationId())
    const batch = batches.get(correlation) ?? newBatch(request.getOptions())
    batch.events.push(...request.getProposedMessagesList().map(newEvent))
    batches.set(correlation, batch)
    if (!request.getIsFinal()) continue
    batches.delete(correlation)
    await admit(context, call, 'write')
    underWay.push(finish(context, call, request, batch))
  }
  await Promise.all(underWay)
}

function newBatch(options: BatchAppendReq.Options | undefined): Batch {
  if (options === undefined) throw invalidArgument('a batch begins with its options')
  const which = options.getExpectedStreamPositionCase()
  return {
    stream: streamName(options.getStreamIdentifier()),
    expected: expectedRevision(which, () => options.getStreamPosition()),
    deadline: options.getDeadline()?.toDate().getTime() ?? Infinity,
    events: [],
  }
}

async function finish(context: Context, call: Call, request: BatchAppendReq, batch: Batch): Promise<void> {
  const answer = new streams.BatchAppendResp().setCorrelationId(request.getCorrelationId())
  answer.setStreamIdentifier(streamIdentifier(batch.stream))
  const left = batch.deadline - Date.now()
  try {
    if (left <= 0) answer.setError(failed(code.Code.DEADLINE_EXCEEDED, 'Timeout', new shared.Timeout()))
    else answer.setSuccess(success(await context.store.append(batch.stream, batch.expected, batch.events)))
  } catch (error) {
    answer.setError(errorStatus(error, batch))
  }
  if (answer.hasSuccess() && context.control.takeCut()) return context.cut(call.getPeer())
  await context.control.mayAnswer()
  call.write(answer)
}

function success({ revision, position }: AppendResult): BatchAppendResp.Success {
  const where = new shared.AllStreamPosition().setCommitPosition(position).setPreparePosition(position)
  return new streams.BatchAppendResp.Success().setCurrentRevision(String(revision)).setPosition(where)
}

/** A failure as the batch protocol has it: a status whose details are another message. */
function errorStatus(error: unknown, { stream, expected }: Batch): Status {
  if (!isStoreError(error)) return failed(code.Code.INTERNAL, 'Unknown', new shared.Unknown(), String(error))
  const { message } = error
  switch (error.code) {
    case 'wrong-expected-revision':
      return failed(code.Code.ALREADY_EXISTS, 'WrongExpectedVersion', wrongVersion(expected, error.actual))
    case 'stream-deleted': {
      const details = new shared.StreamDeleted().setStreamIdentifier(streamIdentifier(stream))
      return failed(code.Code.NOT_FOUND, 'StreamDeleted', details)
    }
    case 'too-large': {
      const details = new shared.MaximumAppendSizeExceeded().setMaxappendsize(MAX_APPEND_BYTES)
      return failed(code.Code.INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', details)
    }
    case 'bad-argument':
      return failed(code.Code.INVALID_ARGUMENT, 'BadRequest', new shared.BadRequest().setMessage(message), message)
    default:
      return failed(code.Code.UNKNOWN, 'Unknown', new shared.Unknown(), message)
  }
}

function failed(number: code.Code, name: string, details: Message, message = name): Status {
  const packed = new any.Any()
  packed.pack(details.serializeBinary(), `event_store.client.${name}`)
  return new status.Status().setCode(number).setMessage(message).setDetails(packed)
}

function wrongVersion(expected: ExpectedRevision, actual: bigint | 'no-stream'): Message {
  const wrong = new shared.WrongExpectedVersion()
  if (actual === 'no-stream') wrong.setCurrentNoStream(new empty.Empty())
  else wrong.setCurrentStreamRevision(String(actual))
  if (expected === 'any') wrong.setExpectedAny(new empty.Empty())
  else if (expected === 'no-stream') wrong.setExpectedNoStream(new empty.Empty())
  else if (expected === 'stream-exists') wrong.setExpectedStreamExists(new empty.Empty())
  else wrong.setExpectedStreamPosition(String(expected))
  return wrong
}
