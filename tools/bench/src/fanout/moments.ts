import { simulateDeal } from '@paipu/bots'
import { RULE_SETS } from '@paipu/engine'
import { SPECTATOR, wireFrames, type WireFrame } from '@paipu/views'

/** What a spectator of a table gets, as the server sends it. */
export interface Update {
  readonly kind: 'snapshot' | 'frames'
  readonly deal: string
  readonly dealNumber: number
  readonly cursor: string
  readonly delaySeconds: number
  readonly visibleFrom: string
  readonly serverTime: string
  readonly frames: readonly WireFrame[]
}

/** Tables that show the moments of bots' deals, at a rate. */
export interface Shown {
  readonly tables: readonly string[]
  /** What somebody who comes now gets first. */
  first(table: string): Update
  start(show: (table: string, update: Update) => void): void
  /** Answers where each table has come to: `table` → `deal:ply`. */
  stop(): Record<string, string>
}

/** The moments of so many tables, so many a second at each: the frames of a real deal, over and over, with new numbers. */
export function makeMoments(count: number, rate: number): Shown {
  const moments = momentsOfDeal()
  const tables = Array.from({ length: count }, (_, n) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`)
  const plies = new Map(tables.map((table) => [table, 0]))
  const timers: NodeJS.Timeout[] = []

  function update(table: string, kind: Update['kind'], frames: readonly WireFrame[]): Update {
    const time = new Date().toISOString()
    const cursor = `${table}:${plies.get(table)}:spectator`
    return { kind, deal: table, dealNumber: 1, cursor, delaySeconds: 30, visibleFrom: time, serverTime: time, frames }
  }

  function next(table: string, number: number): Update {
    const time = new Date().toISOString()
    const frames = moments[number % moments.length]!.map((frame) => {
      const ply = plies.get(table)! + 1
      plies.set(table, ply)
      return { ...frame, ply, time }
    })
    return update(table, 'frames', frames)
  }

  return {
    tables,
    first: (table) => update(table, 'snapshot', []),
    start(show) {
      for (const [index, table] of tables.entries()) {
        let number = index
        const tick = (): void => show(table, next(table, number++))
        timers.push(setTimeout(() => timers.push(setInterval(tick, 1_000 / rate)), (index / count) * (1_000 / rate)))
      }
    },
    stop() {
      for (const timer of timers) clearInterval(timer)
      return Object.fromEntries(tables.map((table) => [table, `${table}:${plies.get(table)}`]))
    },
  }
}

/** A deal's frames as they become visible: a discard and the draw after it at once. */
function momentsOfDeal(): WireFrame[][] {
  const rules = RULE_SETS[0]!
  const decided = [...simulateDeal({ rules, options: rules.options, seed: 'fan-out', dealNumber: 1 })]
  const events = decided.flatMap(({ events }) => events.map((event) => ({ time: '', event })))
  const frames = wireFrames(events, SPECTATOR).slice(12)
  const moments: WireFrame[][] = []
  for (const frame of frames) {
    if (frame.type === 'TileDrawn' && moments.length > 0) moments.at(-1)!.push(frame)
    else moments.push([frame])
  }
  return moments
}
