import { type EventStoreError, storeError } from './errors.ts'
import { type CallOptions } from './port.ts'

/** A call under way: `expired` says why it must end now, if it must. */
export interface Call {
  expired(): EventStoreError | undefined
}

/** Starts the clock of a call. Throws `bad-argument` for a deadline that is no number of milliseconds above 0. */
export function startCall({ deadlineMs, signal }: CallOptions): Call {
  if (deadlineMs !== undefined && !(deadlineMs > 0)) {
    throw storeError('bad-argument', `deadline ${deadlineMs} is no number of milliseconds above 0`)
  }
  const end = deadlineMs === undefined ? Infinity : performance.now() + deadlineMs
  return {
    expired() {
      if (signal?.aborted === true) return storeError('aborted', 'the call was given up', signal.reason)
      if (performance.now() < end) return undefined
      return storeError('timed-out', `the call took longer than ${deadlineMs} ms`)
    },
  }
}
