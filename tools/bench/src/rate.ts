/** How long one window lasts at least, in milliseconds. */
const WINDOW = 20

/**
 * How much `work` gets done a second, where each call answers how much it did: the best of many short windows, as other
 * work on the machine only ever slows one down, after a warm-up of half as long.
 */
export function perSecond(seconds: number, work: (index: number) => number): number {
  let index = 0
  for (const until = performance.now() + seconds * 500; performance.now() < until;) work(index++)
  let best = 0
  for (const until = performance.now() + seconds * 1000; performance.now() < until;) {
    const started = performance.now()
    let done = 0
    while (performance.now() - started < WINDOW) done += work(index++)
    best = Math.max(best, (done / (performance.now() - started)) * 1000)
  }
  return best
}
