/** The most updates that wait for a slow reader. */
export const MAX_WAITING = 256

/**
 * What one reader gets, in order. It is read in one of two ways: as an iterator, or with {@link Feed.take} whenever
 * {@link Feed.listen} tells that there may be something.
 */
export interface Feed<T> extends AsyncIterableIterator<T> {
  /** What comes next; `undefined` where nothing waits. */
  take(): T | undefined
  /** Whether nothing comes behind what waits. */
  over(): boolean
  /** `news` is called whenever something waits or it is over. */
  listen(news: () => void): void
  /** The reader goes. */
  return(): Promise<IteratorResult<T>>
}

/** The other end of a feed. */
export interface Source<T> {
  push(update: T): void
  /** No update follows; those that wait are still given out. */
  complete(): void
  readonly feed: Feed<T>
}

/**
 * Makes a feed that begins with `first`, then has whatever is pushed. A reader that is too slow loses what waits and gets
 * one `snapshot` of the moment when it takes it; `onDrop` is called when that happens. `onEnd` is called once, when the
 * reader goes or the feed is complete.
 */
export function makeSource<T extends object>(
  first: T,
  snapshot: () => T,
  onEnd: () => void,
  onDrop: () => void = () => {},
): Source<T> {
  let waiting: T[] = [first]
  let lost = false
  let over = false
  let news = (): void => {}

  function take(): T | undefined {
    if (!lost) return waiting.shift()
    lost = false
    return snapshot()
  }

  function end(): void {
    if (over) return
    over = true
    onEnd()
  }

  const feed: Feed<T> = {
    take,
    over: () => over,
    listen(listener) {
      news = listener
    },
    [Symbol.asyncIterator]: () => feed,
    next: () =>
      new Promise((resolve) => {
        news = () => {
          const update = take()
          if (update === undefined && !over) return
          news = () => {}
          resolve(update === undefined ? DONE : { done: false, value: update })
        }
        news()
      }),
    async return() {
      waiting = []
      lost = false
      end()
      news()
      return DONE
    },
  }
  feeds.add(feed)

  return {
    feed,
    push(update) {
      if (over || lost) return
      waiting.push(update)
      if (waiting.length > MAX_WAITING) {
        waiting = []
        lost = true
        onDrop()
      }
      news()
    },
    complete() {
      end()
      news()
    },
  }
}

const DONE = { done: true, value: undefined } as const

/** All feeds there are, to tell one from any other iterator. */
const feeds = new WeakSet<object>()

/** Whether an iterator is a feed. */
export function isFeed(iterator: object): iterator is Feed<object> {
  return feeds.has(iterator)
}
