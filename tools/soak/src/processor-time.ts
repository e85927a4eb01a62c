import { readFileSync } from 'node:fs'

/** How long a process ran, and how long it wanted to and was not let, nanoseconds. */
interface Time {
  readonly ran: number
  readonly waited: number
}

/** How much of the processor time that they want some processes get. */
export interface Times {
  /** The part that they had since the last call, 0 to 1; `null` where the system does not tell, or they wanted none. */
  granted(): number | null
}

/** Begins to look at processes, which come and go. */
export function startTimes(pids: () => readonly number[]): Times {
  let before = timesOf(pids())
  return {
    granted() {
      const now = timesOf(pids())
      let [ran, waited] = [0, 0]
      for (const [pid, time] of now) {
        // What is new has only run since then.
        const since = before.get(pid) ?? { ran: 0, waited: 0 }
        ran += time.ran - since.ran
        waited += time.waited - since.waited
      }
      before = now
      return ran + waited > 0 ? ran / (ran + waited) : null
    },
  }
}

function timesOf(pids: readonly number[]): ReadonlyMap<number, Time> {
  return new Map(
    pids.flatMap((pid) => {
      const time = timeOf(pid)
      return time === null ? [] : [[pid, time] as const]
    }),
  )
}

/** Of a process's main thread: `ran waited slices`, as Linux tells; `null` where it does not, or there is no such process any more. */
function timeOf(pid: number): Time | null {
  try {
    const [ran, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number)
    return { ran: ran!, waited: waited! }
  } catch {
    return null
  }
}
