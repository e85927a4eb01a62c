import type { Clock } from '../time/clock.ts'

/** So much a minute, and a count of what was more: log lines that anybody can cause must not fill the disk. */
export interface Quota {
  /** Takes one: answers how many were refused since the last that was not, or `null` where it is refused itself. */
  take(): number | null
}

const MINUTE_MS = 60_000

/** Makes a quota of `most` in every minute. */
export function makeQuota(clock: Pick<Clock, 'now'>, most: number): Quota {
  let minute = -1
  let taken = 0
  let refused = 0
  return {
    take() {
      const now = Math.floor(clock.now() / MINUTE_MS)
      if (now !== minute) {
        minute = now
        taken = 0
      }
      if (taken >= most) {
        refused++
        return null
      }
      taken++
      const before = refused
      refused = 0
      return before
    },
  }
}
