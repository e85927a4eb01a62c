/** Everything that can go wrong in a store, without details. */
export type EventStoreErrorCode =
  | 'wrong-expected-revision'
  | 'stream-not-found'
  | 'stream-deleted'
  | 'too-large'
  /** The store can't do it now; trying again later may help. */
  | 'unavailable'
  | 'timed-out'
  | 'aborted'
  /** This store was closed by its own program. */
  | 'closed'
  | 'store-locked'
  | 'store-corrupt'
  | 'store-newer'
  | 'bad-argument'

/** The stream is not where the caller expected it. */
export interface WrongExpectedRevision extends Error {
  readonly name: 'EventStoreError'
  readonly code: 'wrong-expected-revision'
  readonly stream: string
  /** The revision of the stream's last event. */
  readonly actual: bigint | 'no-stream'
}

/** Any other failure; `cause` holds what lies below, where there is something. */
export interface OtherStoreError extends Error {
  readonly name: 'EventStoreError'
  readonly code: Exclude<EventStoreErrorCode, 'wrong-expected-revision'>
}

/** What a store rejects and throws: an `Error` whose `code` is from a closed set. */
export type EventStoreError = WrongExpectedRevision | OtherStoreError

/** Whether something caught comes from a store; with `code`, whether it is that failure. */
export function isStoreError<Code extends EventStoreErrorCode = EventStoreErrorCode>(
  error: unknown,
  code?: Code,
): error is EventStoreError & { readonly code: Code } {
  if (!(error instanceof Error) || error.name !== 'EventStoreError') return false
  return code === undefined || (error as EventStoreError).code === code
}

/** Makes any failure but a wrong expected revision. */
export function storeError(code: OtherStoreError['code'], message: string, cause?: unknown): OtherStoreError {
  const error = cause === undefined ? new Error(message) : new Error(message, { cause })
  return Object.assign(error, { name: 'EventStoreError', code } as const)
}

/** Makes the failure of an append or deletion whose expectation does not hold. */
export function wrongExpectedRevision(
  stream: string,
  expected: bigint | string,
  actual: bigint | 'no-stream',
): WrongExpectedRevision {
  const error = new Error(`stream ${stream}: expected ${describe(expected)}, but it is ${describe(actual)}`)
  return Object.assign(error, { name: 'EventStoreError', code: 'wrong-expected-revision', stream, actual } as const)
}

function describe(revision: bigint | string): string {
  return typeof revision === 'bigint' ? `at revision ${revision}` : revision
}
