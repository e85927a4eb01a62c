import { setImmediate as nextTurn } from 'node:timers/promises'

/** How many tasks may be under way: in all, and of those that one asks for. */
export interface Room {
  readonly inAll: number
  readonly ofOne: number
}

/** Lets only so many tasks be under way at once; the others wait. */
export interface Turns {
  /**
   * Fulfilled when it is the turn of a task of somebody, in a turn of the event loop of its own: whatever else waits goes
   * between. Answers what is called when the task is over; once more does nothing.
   */
  take(whose: string): Promise<() => void>
  run<T>(whose: string, task: () => Promise<T>): Promise<T>
}

interface Waiting {
  readonly whose: string
  readonly begin: () => void
}

/** Makes turns: whoever waits longest comes first, unless it has all the room that one may have. */
export function makeTurns({ inAll, ofOne }: Room): Turns {
  const waiting: Waiting[] = []
  const running = new Map<string, number>()
  let all = 0

  function change(whose: string, by: 1 | -1): void {
    const count = (running.get(whose) ?? 0) + by
    all += by
    if (count === 0) running.delete(whose)
    else running.set(whose, count)
  }

  function goOn(): void {
    while (all < inAll) {
      const at = waiting.findIndex(({ whose }) => (running.get(whose) ?? 0) < ofOne)
      if (at < 0) return
      const [next] = waiting.splice(at, 1) as [Waiting]
      change(next.whose, 1)
      next.begin()
    }
  }

  async function take(whose: string): Promise<() => void> {
    await new Promise<void>((begin) => {
      waiting.push({ whose, begin })
      goOn()
    })
    await nextTurn()
    let over = false
    return () => {
      if (over) return
      over = true
      change(whose, -1)
      goOn()
    }
  }

  return {
    take,
    async run(whose, task) {
      const leave = await take(whose)
      try {
        return await task()
      } finally {
        leave()
      }
    },
  }
}
