import type { Clock } from '../time/clock.ts'
import { p99 } from './histogram.ts'
import type { Metrics } from './metrics.ts'

/** How often the figures are taken down, and how many of each are kept: a quarter of an hour. */
export const EVERY_SECONDS = 5
const KEPT = 180

/**
 * What everybody may see: how many tables and watchers there are, which the lobby says, and how many moments have become
 * visible and how late, which a watcher can count. Nothing of it is younger than the delay of its table.
 */
export const PUBLIC_SERIES = ['tables', 'spectators', 'visibleMoments', 'edgeLag'] as const

/** What only the owner may see: what happens at the tables now, and what the process does about it. */
export const OWNER_SERIES = [
  'events',
  'appendTime',
  'appendFailures',
  'queueDrops',
  'snapshots',
  'rejected',
  'exports',
  'memory',
  'loopDelay',
] as const

/** The name of any series of figures. */
export type SeriesName = (typeof PUBLIC_SERIES)[number] | (typeof OWNER_SERIES)[number]

/** The figures of the last while, oldest first; `null` where there was nothing to measure. */
export interface History {
  series(name: SeriesName): readonly (number | null)[]
  stop(): void
}

/** Begins to take the figures down. */
export function startHistory(metrics: Metrics, clock: Clock): History {
  const kept = new Map<SeriesName, (number | null)[]>()
  const readers: Readonly<Record<SeriesName, () => number | null>> = {
    tables: () => metrics.value('paipu_live_tables'),
    spectators: () => metrics.value('paipu_spectators'),
    visibleMoments: rate('paipu_visible_moments_total'),
    edgeLag: latest('paipu_edge_lag_seconds'),
    events: rate('paipu_events_appended_total'),
    appendTime: latest('paipu_append_seconds'),
    appendFailures: rate('paipu_append_failures_total'),
    queueDrops: rate('paipu_queue_drops_total'),
    snapshots: rate('paipu_snapshots_total'),
    rejected: rate('paipu_rejected_total'),
    exports: () => metrics.value('paipu_requests_running', 'export'),
    memory: () => metrics.value('process_resident_memory_bytes'),
    loopDelay: () => metrics.value('nodejs_eventloop_delay_p99_seconds'),
  }
  let callOff = clock.after(EVERY_SECONDS * 1000, takeDown)

  /** How much a counter has risen since the last time, a second. */
  function rate(name: Parameters<Metrics['value']>[0]): () => number {
    let before = 0
    return () => {
      const now = metrics.value(name)
      const risen = now - before
      before = now
      return risen / EVERY_SECONDS
    }
  }

  function latest(name: Parameters<Metrics['histogram']>[0]): () => number | null {
    let before = metrics.histogram(name).counts()
    return () => {
      const now = metrics.histogram(name).counts()
      const found = p99(before, now)
      before = now
      return found
    }
  }

  function takeDown(): void {
    for (const [name, read] of Object.entries(readers) as [SeriesName, () => number | null][]) {
      const values = kept.get(name) ?? []
      values.push(read())
      kept.set(name, values.slice(-KEPT))
    }
    callOff = clock.after(EVERY_SECONDS * 1000, takeDown)
  }

  return { series: (name) => kept.get(name) ?? [], stop: () => callOff() }
}
