import { type StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import {
  type AppendReq,
  type AppendResp,
  type DeleteReq,
  type TombstoneReq,
} from '@eventstore/db-client/generated/streams_pb.js'
import { isStoreError, storeError, wrongExpectedRevision } from '../errors.ts'
import { type AppendResult, type ExpectedRevision, type NewEvent } from '../port.ts'
import { type Bounded } from './bounded.ts'
import { type CallArguments, type Connection } from './connection.ts'
import { fromClient } from './failures.ts'
import { positionText } from './position.ts'
import { appendRequests, deleteRequest, tombstoneRequest } from './requests.ts'
import { retrying } from './retrying.ts'

/** Appends, again and again with the same ids until the node has said what became of it. */
export async function append(
  connection: Connection,
  call: Bounded,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): Promise<AppendResult> {
  const requests = appendRequests(stream, expected, events)
  const answer = await retrying(call, { stream, expected }, () =>
    connection.perform((stub) => {
      call.check()
      return send(stub, requests, connection.callArguments(call.left(), true), call.signal)
    }),
  )
  return resultOf(answer, stream, expected)
}

/**
 * One unary Append. Never BatchAppend: that has no deadline, and shares the answers of all clients of the process. An
 * append has at most 1 MiB, so that its messages need not wait for each other.
 */
function send(
  stub: StreamsClient,
  requests: readonly AppendReq[],
  args: CallArguments,
  signal: AbortSignal,
): Promise<AppendResp> {
  return new Promise((resolve, reject) => {
    const sink = stub.append(...args, (error, answer) => (error === null ? resolve(answer) : reject(error)))
    // A write after the node has hung up ends here; without a listener it would end the process.
    sink.on('error', reject)
    signal.addEventListener('abort', () => sink.cancel(), { once: true })
    for (const request of requests) sink.write(request)
    sink.end()
  })
}

function resultOf(answer: AppendResp, stream: string, expected: ExpectedRevision): AppendResult {
  const wrong = answer.getWrongExpectedVersion()
  if (wrong !== undefined) {
    const actual = wrong.hasCurrentRevision() ? BigInt(wrong.getCurrentRevision()) : 'no-stream'
    throw wrongExpectedRevision(stream, expected, actual)
  }
  const success = answer.getSuccess()
  const position = success?.getPosition()
  if (success === undefined || position === undefined) {
    throw storeError('unavailable', `EventStoreDB does not say where the append to ${stream} stands`)
  }
  return {
    revision: BigInt(success.getCurrentRevision()),
    position: positionText(BigInt(position.getCommitPosition()), BigInt(position.getPreparePosition())),
  }
}

/** Deletes. After a try whose end is not known, a stream that is deleted is this deletion's work. */
export async function remove(
  connection: Connection,
  call: Bounded,
  stream: string,
  expected: ExpectedRevision,
  hard: boolean,
): Promise<void> {
  const about = { stream, expected }
  await retrying(call, about, async (failures) => {
    try {
      await connection.perform((stub) => {
        call.check()
        const args = connection.callArguments(call.left(), true)
        return hard
          ? sendTombstone(stub, tombstoneRequest(stream, expected), args, call.signal)
          : sendDelete(stub, deleteRequest(stream, expected), args, call.signal)
      })
    } catch (error) {
      if (failures === 0 || !isStoreError(fromClient(error, about).error, 'stream-deleted')) throw error
    }
  })
}

function sendDelete(stub: StreamsClient, request: DeleteReq, args: CallArguments, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = stub.delete(request, ...args, (error) => (error === null ? resolve() : reject(error)))
    signal.addEventListener('abort', () => sent.cancel(), { once: true })
  })
}

function sendTombstone(
  stub: StreamsClient,
  request: TombstoneReq,
  args: CallArguments,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = stub.tombstone(request, ...args, (error) => (error === null ? resolve() : reject(error)))
    signal.addEventListener('abort', () => sent.cancel(), { once: true })
  })
}
