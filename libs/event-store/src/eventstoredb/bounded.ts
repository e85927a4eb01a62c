import { startCall } from '../call.ts'
import { type EventStoreError, storeError } from '../errors.ts'
import { type CallOptions } from '../port.ts'

/** A call under way that ends in time, whatever the node does. */
export interface Bounded {
  /** Aborted when the call must end; its reason is the failure to end with. */
  readonly signal: AbortSignal
  /** Milliseconds left. */
  left(): number
  /** Throws why the call must end, if it must. */
  check(): void
  /** Says why there is no answer yet: what to end with at the deadline, instead of `timed-out`. */
  blame(error: EventStoreError): void
  /** Waits for something, no longer than the call may take. */
  within<T>(work: Promise<T>): Promise<T>
}

/** The longest time that a timer can wait. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * Runs a call that must end by its deadline (`defaultMs` without one), by its signal, or when `closing` is aborted.
 * Rejects with `timed-out`, `aborted`, or the reason of `closing`; with `bad-argument` for a senseless deadline.
 */
export async function bounded<T>(
  options: CallOptions,
  defaultMs: number,
  closing: AbortSignal | undefined,
  work: (call: Bounded) => Promise<T>,
): Promise<T> {
  const deadlineMs = options.deadlineMs ?? defaultMs
  const started = startCall({ deadlineMs, signal: options.signal })
  const end = performance.now() + deadlineMs
  const over = new AbortController()
  let blamed: EventStoreError | undefined

  function reason(): unknown {
    if (closing?.aborted === true) return closing.reason
    if (options.signal?.aborted === true) return started.expired()
    return blamed ?? storeError('timed-out', `the call took longer than ${deadlineMs} ms`)
  }

  const stop = () => over.abort(reason())
  const timer = deadlineMs > LONGEST_MS ? undefined : setTimeout(stop, Math.ceil(deadlineMs))
  if (started.expired() !== undefined || closing?.aborted === true) stop()
  options.signal?.addEventListener('abort', stop)
  closing?.addEventListener('abort', stop)
  const call: Bounded = {
    signal: over.signal,
    left: () => Math.max(0, end - performance.now()),
    blame(error) {
      blamed = error
    },
    check: () => over.signal.throwIfAborted(),
    within: (promise) => beforeAbort(over.signal, promise),
  }
  try {
    call.check()
    return await call.within(work(call))
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', stop)
    closing?.removeEventListener('abort', stop)
  }
}

async function beforeAbort<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  if (signal.aborted) end()
  signal.addEventListener('abort', end)
  try {
    return await Promise.race([ended, work])
  } finally {
    signal.removeEventListener('abort', end)
  }
}
