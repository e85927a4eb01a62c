import { type ServiceError, status } from '@grpc/grpc-js'
import { type EventStoreError, isStoreError, storeError, wrongExpectedRevision } from '../errors.ts'

/** A failed call in the port's terms. */
export interface Failure {
  readonly error: EventStoreError
  /** Whether the same call, made again, may well succeed. */
  readonly passing: boolean
}

/** What a call was about. */
export interface About {
  readonly stream: string
  readonly expected?: bigint | string
}

/**
 * Says in the port's terms how a call failed: by the `exception` that EventStoreDB puts into the trailers, and where
 * there is none (a node that is down does not send trailers) by the gRPC code.
 */
export function fromClient(error: unknown, { stream, expected = 'something else' }: About): Failure {
  if (isStoreError(error)) return { error, passing: false }
  const { message } = error instanceof Error ? error : new Error(String(error))
  if (!isServiceError(error)) return passing(message, error)
  switch (trailer(error, 'exception')) {
    case 'wrong-expected-version':
      return final(wrongExpectedRevision(stream, expected, actualRevision(trailer(error, 'actual-version'))))
    case 'stream-deleted':
      return final(storeError('stream-deleted', `stream ${stream} is deleted`, error))
    case 'stream-not-found':
      return final(storeError('stream-not-found', `there is no stream ${stream}`, error))
    case 'maximum-append-size-exceeded':
      return final(storeError('too-large', `the append to ${stream} is too large: ${error.details}`, error))
    case 'not-leader':
      return passing('the node is not the leader of its cluster', error)
    case 'access-denied':
      return final(storeError('bad-argument', `EventStoreDB denies the access to ${stream}`, error))
    default:
      return byCode(error)
  }
}

function byCode(error: ServiceError): Failure {
  const { code, message } = error
  switch (code) {
    case status.DEADLINE_EXCEEDED:
      return final(storeError('timed-out', `EventStoreDB took too long (${message})`, error))
    // EventStoreDB has waited for its own disks or for other members of the cluster, which may have been a moment's.
    case status.ABORTED:
      return { error: storeError('timed-out', `EventStoreDB took too long (${message})`, error), passing: true }
    case status.UNAUTHENTICATED:
    case status.PERMISSION_DENIED:
      return final(storeError('bad-argument', `EventStoreDB refuses the credentials (${message})`, error))
    case status.INVALID_ARGUMENT:
      return final(storeError('bad-argument', `EventStoreDB does not understand (${message})`, error))
    case status.DATA_LOSS:
      return final(storeError('store-corrupt', `EventStoreDB is damaged (${message})`, error))
    case status.UNIMPLEMENTED:
      return final(storeError('unavailable', `what answers is no EventStoreDB, or too old a one (${message})`, error))
    default:
      return passing(message, error)
  }
}

function final(error: EventStoreError): Failure {
  return { error, passing: false }
}

function passing(message: string, cause: unknown): Failure {
  return { error: storeError('unavailable', `EventStoreDB is not to be reached (${message})`, cause), passing: true }
}

function actualRevision(text: string): bigint | 'no-stream' {
  return /^\d+$/.test(text) ? BigInt(text) : 'no-stream'
}

function trailer(error: ServiceError, key: string): string {
  return String(error.metadata?.get(key)[0] ?? '')
}

function isServiceError(error: unknown): error is ServiceError {
  return error instanceof Error && 'code' in error && typeof error.code === 'number'
}
