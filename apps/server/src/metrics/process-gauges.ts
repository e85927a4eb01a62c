import { statSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from './metrics.ts'

/** How finely the event loop's delay is looked at, and how long a look is, milliseconds. */
const RESOLUTION_MS = 10
const LOOK_MS = 5_000

/** Reads the process's own figures into the metrics; answers what ends that. */
export function readProcess(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let p99 = 0
  delay.enable()
  const timer = setInterval(() => {
    // A timer that is on time shows its own resolution.
    p99 = delay.count === 0 ? 0 : Math.max(0, delay.percentile(99) / 1e9 - RESOLUTION_MS / 1000)
    delay.reset()
  }, LOOK_MS).unref()
  const started = Date.now() / 1000 - process.uptime()
  metrics.readFrom('paipu_start_time_seconds', () => started)
  metrics.readFrom('process_resident_memory_bytes', () => process.memoryUsage.rss())
  metrics.readFrom('process_cpu_seconds_total', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  metrics.readFrom('nodejs_heap_used_bytes', () => process.memoryUsage().heapUsed)
  metrics.readFrom('nodejs_eventloop_delay_p99_seconds', () => p99)
  return () => {
    clearInterval(timer)
    delay.disable()
  }
}

/** Reads what an embedded store takes of its disk into the metrics. */
export function readDisk(metrics: Metrics, store: string): void {
  metrics.readFrom('paipu_store_bytes', () => ({ events: sizeOf(store), log: sizeOf(`${store}-wal`) }))
  metrics.readFrom('paipu_store_free_bytes', () => {
    const { bavail, bsize } = statfsSync(dirname(store))
    return bavail * bsize
  })
}

/** What is not there has no size: the log goes when the store is closed. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
