/** Time as the server knows it. Tests turn it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds since some moment of this process; never set back nor forward. */
  steady(): number
  /** Runs something once, after so many milliseconds; answers what calls it off. */
  after(ms: number, run: () => void): () => void
}

/** The longest time that a timer of Node can wait, milliseconds. */
const LONGEST = 2 ** 31 - 1

/** The machine's clock. A wait longer than a timer can be ends early: who waits for a moment looks at the clock again. */
export const systemClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, ms), LONGEST))
    return () => clearTimeout(timer)
  },
}

/** A moment in UTC, ISO 8601 with milliseconds. */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString()
}
