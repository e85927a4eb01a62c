import { residentBytes } from '../../crash/src/support/processes.ts'
import type { House } from './house.ts'
import { startTimes } from './processor-time.ts'

/** What was measured at one time. */
export interface Sample {
  /** Seconds since the beginning. */
  readonly at: number
  /** Whether a server was killed shortly before: what is measured then is measured, and not judged. */
  readonly unsettled: boolean
  /**
   * Of the time for which everything that belongs to the run wanted a processor since the last sample, the part for which it had
   * one; `null` where the system does not tell.
   */
  readonly granted: number | null
  /** Whether that was too little, now or shortly before: what is late then is late because of others on the machine. */
  readonly starved: boolean
  readonly spectators: number
  readonly moments: number
  /** How late moments were shown, milliseconds; `null` where none was. */
  readonly lagP50: number | null
  readonly lagP99: number | null
  /** Of each server that is not just starting. */
  readonly servers: readonly ServerSample[]
}

interface ServerSample {
  readonly server: number
  /** How long it has lived, seconds. */
  readonly age: number
  readonly rss: number
  readonly loopDelayP99: number | null
  readonly queueDrops: number | null
}

/** How often is measured, and for how long after a kill nothing is settled, milliseconds. */
export const EVERY_MS = 5_000
const SETTLES_MS = 15_000
/**
 * With less than this of the processor time that they want servers fall behind. Beside others who are as busy it is about half, and
 * nothing is late then.
 */
const ENOUGH = 0.25

/** Takes samples as long as it is asked to. */
export interface Sampler {
  readonly samples: readonly Sample[]
  shown(lagMs: number): void
  killed(): void
  stop(): void
}

/** Begins to look at all servers, every few seconds. */
export function startSampler(house: House, spectators: () => number): Sampler {
  const began = Date.now()
  const samples: Sample[] = []
  let lags: number[] = []
  const times = startTimes(() => [process.pid, ...house.pids()])
  let lastKill = 0
  let lastStarved = 0

  async function take(): Promise<void> {
    const granted = times.granted()
    if (granted !== null && granted < ENOUGH) lastStarved = Date.now()
    const taken = lags.toSorted((a, b) => a - b)
    lags = []
    const living = house.lives.filter(({ ended }) => !ended)
    const servers = await Promise.all(
      living.map(async (life) => {
        const metrics = await metricsOf(life.port, house.token)
        return {
          server: life.server,
          age: (Date.now() - life.began) / 1000,
          rss: life.ended ? 0 : residentBytes(life.running),
          loopDelayP99: metrics('nodejs_eventloop_delay_p99_seconds'),
          queueDrops: metrics('paipu_queue_drops_total'),
        }
      }),
    )
    samples.push({
      at: (Date.now() - began) / 1000,
      unsettled: Date.now() - lastKill < SETTLES_MS + EVERY_MS,
      granted,
      starved: Date.now() - lastStarved < SETTLES_MS,
      spectators: spectators(),
      moments: taken.length,
      lagP50: taken[taken.length >> 1] ?? null,
      lagP99: taken[Math.floor(taken.length * 0.99)] ?? null,
      servers: servers.filter(({ rss }) => rss > 0),
    })
  }

  const timer = setInterval(() => void take(), EVERY_MS)
  return {
    samples,
    shown: (lagMs) => void lags.push(lagMs),
    killed: () => (lastKill = Date.now()),
    stop: () => clearInterval(timer),
  }
}

/** Reads a server's metrics by name; `null` for what it does not say now. */
async function metricsOf(port: number, token: string): Promise<(name: string) => number | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    const text = await answer.text()
    return (name) => {
      const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)
      return found === null ? null : Number(found[1])
    }
  } catch {
    return () => null
  }
}
