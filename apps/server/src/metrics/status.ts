import type { Following } from '../health/following.ts'
import type { TableCounts } from '../tables/counts.ts'
import type { SeriesName } from './history.ts'

/** How the server has been for the last while. */
export interface Status {
  readonly status: 'ok' | 'degraded' | 'not-ready'
  /** When this server started, and when it is now: ISO 8601. */
  readonly startedAt: string
  readonly serverTime: string
  /** How far apart two figures of a series are. */
  readonly everySeconds: number
  /** Oldest first; `null` where there was nothing to measure. */
  readonly series: Readonly<Partial<Record<SeriesName, readonly (number | null)[]>>>
  /** What only the owner is told; `null` for everybody else. */
  readonly owner: OwnerStatus | null
}

/** What only the owner is told. */
export interface OwnerStatus {
  readonly tables: TableCounts
  readonly following: Following
  /** Refused requests by code, since the start. */
  readonly rejected: Readonly<Record<string, number>>
}
