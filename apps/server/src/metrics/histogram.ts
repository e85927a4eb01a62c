/** The upper bounds of what is counted together, seconds; what is above them is counted too. */
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** How often each length of time occurred, as Prometheus has it. */
export interface Histogram {
  /** Below 0 counts as 0. */
  observe(seconds: number): void
  /** How many there were up to each bound, and of all lengths; one array more each time. */
  counts(): readonly number[]
  /** Its lines in Prometheus' text format. */
  lines(name: string): string[]
}

/** Makes an empty histogram. */
export function makeHistogram(): Histogram {
  const counts = [...BOUNDS.map(() => 0), 0]
  let sum = 0

  function upTo(): number[] {
    let all = 0
    return counts.map((count) => (all += count))
  }

  return {
    observe(seconds) {
      const at = BOUNDS.findIndex((bound) => seconds <= bound)
      counts[at < 0 ? BOUNDS.length : at]!++
      sum += Math.max(0, seconds)
    },
    counts: upTo,
    lines(name) {
      const all = upTo()
      return [
        ...all.map((count, at) => `${name}_bucket{le="${BOUNDS[at] ?? '+Inf'}"} ${count}`),
        `${name}_sum ${sum}`,
        `${name}_count ${all.at(-1)!}`,
      ]
    },
  }
}

/**
 * The 99th percentile of what was observed between two {@link Histogram.counts}, seconds: inside its bucket as if all were
 * spread evenly, as Prometheus has it; `null` where nothing was.
 */
export function p99(before: readonly number[], after: readonly number[]): number | null {
  const upTo = after.map((count, at) => count - before[at]!)
  const all = upTo.at(-1)!
  if (all === 0) return null
  const wanted = all * 0.99
  const at = upTo.findIndex((count) => count >= wanted)
  const [low, high] = [BOUNDS[at - 1] ?? 0, BOUNDS[at] ?? BOUNDS.at(-1)!]
  const below = upTo[at - 1] ?? 0
  return at >= BOUNDS.length ? high : low + ((high - low) * (wanted - below)) / (upTo[at]! - below)
}
