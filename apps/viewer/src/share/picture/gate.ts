/** Lets only so many be done at once, and only so many wait; `null` for what there is no room for. */
export function gate(atOnce: number, waiting: number): <Result>(work: () => Promise<Result>) => Promise<Result | null> {
  let running = 0
  const queue: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) return null
      await new Promise<void>((next) => queue.push(next))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
