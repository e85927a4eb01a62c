import type { Clock } from '../../src/time/clock.ts'
import { settled } from './tracked.ts'

/** A clock that stands until it is turned. */
export interface HandClock extends Clock {
  /** Sets the time, also back, and runs nothing; how long waits take does not change. */
  set(ms: number): void
  /** Turns forward; what falls due on the way runs at its own moment, and everything it sets going has come to rest. */
  advance(ms: number): Promise<void>
}

interface Waiting {
  /** On the steady clock. */
  readonly at: number
  readonly run: () => void
}

/** Where tests begin: any fixed moment. */
export const START = Date.parse('2026-03-01T12:00:00.000Z')

export function handClock(start = START): HandClock {
  let steady = 0
  let offset = start
  const waiting = new Set<Waiting>()

  function nextBy(end: number): Waiting | undefined {
    return [...waiting].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
  }

  return {
    now: () => steady + offset,
    steady: () => steady,
    after(ms, run) {
      const one = { at: steady + ms, run }
      waiting.add(one)
      return () => waiting.delete(one)
    },
    set(ms) {
      offset = ms - steady
    },
    async advance(ms) {
      const end = steady + ms
      await atRest()
      for (let next = nextBy(end); next !== undefined; next = nextBy(end)) {
        waiting.delete(next)
        steady = Math.max(steady, next.at)
        next.run()
        // What it does may fall due on the way too.
        await atRest()
      }
      steady = end
    },
  }
}

/**
 * The embedded store works within the process: after some turns of the event loop all that was set going is done. What a
 * store elsewhere still owes is waited for.
 */
async function atRest(): Promise<void> {
  for (let quiet = 0; quiet < 20; quiet = settled() ? quiet + 1 : 0) {
    await new Promise((resolve) => (settled() ? setImmediate(resolve) : setTimeout(resolve, 1)))
  }
}

/** Waits until something holds; the test's own time limit ends it. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await atRest()
}
