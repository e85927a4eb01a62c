/** How many may be done at once, how many more may wait, and how many of both may be one and the same one's. */
interface Room {
  readonly atOnce: number
  readonly waiting: number
  readonly ofOne: number
}

/** Does some work for `who`; `null` where there is no room for it. */
type Gate = <Result>(who: string, work: () => Promise<Result>) => Promise<Result | null>

/**
 * Lets only so many be done at once, and only so many wait. Whoever has much done leaves room for others, and does not keep them
 * waiting: the next is the first in the row for whom nothing is being done, if there is one.
 */
export function gate({ atOnce, waiting, ofOne }: Room): Gate {
  const running: string[] = []
  const queue: { readonly who: string; readonly begin: () => void }[] = []

  function isFull(who: string): boolean {
    const held = [...running, ...queue.map((each) => each.who)].filter((each) => each === who).length
    return held >= ofOne || (running.length >= atOnce && queue.length >= waiting)
  }

  function leave(who: string): void {
    running.splice(running.indexOf(who), 1)
    const other = queue.findIndex((each) => !running.includes(each.who))
    const [next] = queue.splice(Math.max(other, 0), 1)
    if (next === undefined) return
    running.push(next.who)
    next.begin()
  }

  return async (who, work) => {
    if (isFull(who)) return null
    if (running.length >= atOnce) await new Promise<void>((begin) => queue.push({ who, begin }))
    else running.push(who)
    try {
      return await work()
    } finally {
      leave(who)
    }
  }
}
