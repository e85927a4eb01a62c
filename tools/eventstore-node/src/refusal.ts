import { Metadata, status, type ServiceError } from '@grpc/grpc-js'
import { type ExpectedRevision, isStoreError, MAX_APPEND_BYTES } from '@paipu/event-store'
import { type Endpoint } from './faults.ts'

/** A gRPC error with the trailers by which clients of EventStoreDB know what it is. */
export function refusal(code: status, details: string, trailers: Record<string, string> = {}): ServiceError {
  const metadata = new Metadata()
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, printable(value))
  return Object.assign(new Error(details), { code, details, metadata })
}

/** Metadata holds printable ASCII only. */
function printable(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : encodeURIComponent(text)
}

export function notLeader({ host, port }: Endpoint): ServiceError {
  return refusal(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': host,
    'leader-endpoint-port': String(port),
  })
}

export function accessDenied(): ServiceError {
  return refusal(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' })
}

export function invalidArgument(details: string): ServiceError {
  return refusal(status.INVALID_ARGUMENT, details)
}

export function missingProperty(property: string): ServiceError {
  return refusal(status.INVALID_ARGUMENT, `Required Metadata Property '${property}' is missing`, {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  })
}

/** The numbers by which the protocol knows an expectation, in trailers. */
function expectationNumber(expected: ExpectedRevision): string {
  switch (expected) {
    case 'any':
      return '-2'
    case 'no-stream':
      return '-1'
    case 'stream-exists':
      return '-4'
    default:
      return String(expected)
  }
}

function wrongExpectedVersion(stream: string, expected: ExpectedRevision, actual: bigint | 'no-stream'): ServiceError {
  const wanted = expectationNumber(expected)
  const found = actual === 'no-stream' ? '-1' : String(actual)
  const details = `WrongExpectedVersion. Stream: ${stream}, Expected version: ${wanted}, Actual version: ${found}`
  return refusal(status.FAILED_PRECONDITION, details, {
    exception: 'wrong-expected-version',
    'stream-name': stream,
    'expected-version': wanted,
    'actual-version': found,
  })
}

/** What a client is told when the store failed while it did something for a stream. */
export function fromFailure(error: unknown, stream = '$all', expected: ExpectedRevision = 'any'): ServiceError {
  if (!isStoreError(error)) return isRefusal(error) ? error : refusal(status.UNKNOWN, String(error))
  const { message } = error
  switch (error.code) {
    case 'stream-deleted':
      return refusal(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
        exception: 'stream-deleted',
        'stream-name': stream,
      })
    case 'stream-not-found':
      return refusal(status.NOT_FOUND, `Event stream '${stream}' is not found.`, {
        exception: 'stream-not-found',
        'stream-name': stream,
      })
    case 'wrong-expected-revision':
      return wrongExpectedVersion(stream, expected, error.actual)
    case 'too-large':
      return refusal(status.INVALID_ARGUMENT, `Maximum Append Size of ${MAX_APPEND_BYTES} Exceeded.`, {
        exception: 'maximum-append-size-exceeded',
        'maximum-append-size': String(MAX_APPEND_BYTES),
      })
    case 'bad-argument':
      return invalidArgument(message)
    case 'timed-out':
      return refusal(status.ABORTED, `Operation timed out: ${message}`)
    case 'aborted':
      return refusal(status.CANCELLED, message)
    case 'unavailable':
    case 'closed':
    case 'store-locked':
      return refusal(status.UNAVAILABLE, message)
    case 'store-corrupt':
    case 'store-newer':
      return refusal(status.DATA_LOSS, message)
  }
}

function isRefusal(error: unknown): error is ServiceError {
  return error instanceof Error && 'code' in error && 'metadata' in error
}
