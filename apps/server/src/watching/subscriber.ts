import type { TableUpdate } from './update.ts'

/** The most updates that wait for a slow watcher. */
export const MAX_WAITING = 256

/** One watcher of a table. */
export interface Subscriber {
  push(update: TableUpdate): void
  /** No update follows; those that wait are still given out. */
  complete(): void
  readonly updates: AsyncIterableIterator<TableUpdate>
}

/**
 * Makes a watcher that gets `first`, then whatever is pushed. One that is too slow loses what waits and gets one
 * `snapshot` of the moment when it takes it. `onEnd` is called once, when it goes or is complete.
 */
export function makeSubscriber(first: TableUpdate, snapshot: () => TableUpdate, onEnd: () => void): Subscriber {
  let waiting: TableUpdate[] = [first]
  let lost = false
  let over = false
  let ended = false
  let wanted: ((result: IteratorResult<TableUpdate>) => void) | null = null

  function take(): TableUpdate | undefined {
    if (!lost) return waiting.shift()
    lost = false
    return snapshot()
  }

  function end(): void {
    over = true
    if (ended) return
    ended = true
    onEnd()
  }

  function answer(): void {
    if (wanted === null) return
    const update = take()
    if (update === undefined && !over) return
    const give = wanted
    wanted = null
    give(update === undefined ? DONE : { done: false, value: update })
  }

  const updates: AsyncIterableIterator<TableUpdate> = {
    [Symbol.asyncIterator]: () => updates,
    next: () =>
      new Promise((resolve) => {
        wanted = resolve
        answer()
      }),
    async return() {
      waiting = []
      lost = false
      end()
      answer()
      return DONE
    },
  }

  return {
    updates,
    push(update) {
      if (over || lost) return
      waiting.push(update)
      if (waiting.length > MAX_WAITING) {
        waiting = []
        lost = true
      }
      answer()
    },
    complete() {
      end()
      answer()
    },
  }
}

const DONE = { done: true, value: undefined } as const
