/** The figures that everybody is given, by their names in `/status.json`, in the page's order. */
export const PUBLIC_SERIES = ['tables', 'spectators', 'visibleMoments', 'edgeLag'] as const
/** The figures that only the owner is given, in the page's order. */
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

/** Figures, oldest first; `null` where there was nothing to measure. Times are seconds, sizes bytes. */
export type Series = readonly (number | null)[]

/** How a server has been for the last while, as it says itself. */
export interface Status {
  readonly status: 'ok' | 'degraded' | 'not-ready'
  readonly startedAt: string
  readonly serverTime: string
  /** How far apart two figures of a series are. */
  readonly everySeconds: number
  readonly series: Readonly<Partial<Record<SeriesName, Series>>>
  /** What only the owner of the server is told. */
  readonly owner: OwnerStatus | null
}

/** What only the owner is told. */
export interface OwnerStatus {
  readonly tables: { readonly playing: number; readonly standingBy: number; readonly failed: number }
  readonly following: Readonly<Record<'indexes' | 'watching' | 'seats' | 'lookout', boolean>>
  readonly rejected: Readonly<Record<string, number>>
}

/** What a server says; `refused` where it does not take the token, `unreachable` where it does not answer. */
export async function fetchStatus(token: string | null): Promise<Status | 'refused' | 'unreachable'> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  try {
    const signal = AbortSignal.timeout(10_000)
    const answer = await fetch('/status.json', { headers, signal, cache: 'no-store' })
    if (answer.ok) return (await answer.json()) as Status
    return answer.status === 401 || answer.status === 404 ? 'refused' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

/** The last figure that there is, and the largest. */
export function ends(series: Series): { readonly last: number | null; readonly most: number | null } {
  const known = series.filter((value) => value !== null)
  return { last: series.at(-1) ?? null, most: known.length === 0 ? null : Math.max(...known) }
}

/** The lines of a series in a field of `width` × `height`, as an SVG path: from 0 to the largest, broken where nothing was measured. */
export function linePath(series: Series, width: number, height: number): string {
  const most = ends(series).most || 1
  const step = series.length > 1 ? width / (series.length - 1) : 0
  let path = ''
  for (const [at, value] of series.entries()) {
    if (value === null) continue
    const isNew = (series[at - 1] ?? null) === null
    const [x, y] = [(at * step).toFixed(1), (height - (value / most) * height).toFixed(1)]
    // A dot where it stands alone.
    path += isNew ? `M${x} ${y}h0` : `L${x} ${y}`
  }
  return path
}
