/** Whether a connection is still wanted, asked at every beat. */
export interface Pulse {
  /** What is to be done at a beat, with so many operations open. */
  beat(operations: number): 'ping' | 'gone' | 'idle'
  /** Its client has answered. */
  answered(): void
}

/** Makes the pulse of a connection that has just begun and may hold no operation open for so many beats. */
export function makePulse(idleBeats: number): Pulse {
  let alive = true
  let idle = 0
  return {
    beat(operations) {
      if (!alive) return 'gone'
      alive = false
      idle = operations === 0 ? idle + 1 : 0
      return idle > idleBeats ? 'idle' : 'ping'
    },
    answered() {
      alive = true
    },
  }
}
