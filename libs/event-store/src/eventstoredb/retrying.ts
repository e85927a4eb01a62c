import { setTimeout as wait } from 'node:timers/promises'
import { type EventStoreError } from '../errors.ts'
import { type Bounded } from './bounded.ts'
import { type About, fromClient } from './failures.ts'

const FIRST_WAIT_MS = 25
const LONGEST_WAIT_MS = 500

/**
 * Makes a call until it is through, fails for good, or has no time left for another try. What is tried again is the
 * same to the byte, so that EventStoreDB knows an append by its ids. `attempt` gets the number of tries before.
 */
export async function retrying<T>(call: Bounded, about: About, attempt: (failures: number) => Promise<T>): Promise<T> {
  let earlier: EventStoreError | undefined
  for (let failures = 0; ; failures++) {
    call.check()
    try {
      return await call.within(attempt(failures))
    } catch (error) {
      call.check()
      const failure = fromClient(error, about)
      // A last try that the deadline ended says less than the one before.
      if (!failure.passing && failure.error.code === 'timed-out') throw earlier ?? failure.error
      const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random() / 2)
      if (!failure.passing || call.left() <= waitMs) throw failure.error
      earlier = failure.error
      call.blame(earlier)
      await wait(waitMs, undefined, { signal: call.signal }).catch(() => call.check())
    }
  }
}
