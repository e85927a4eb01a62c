import type { Feed } from './feed.ts'

/**
 * Gives what a feed has to a sink, one update at a time: the next is taken only when the sink calls `taken` for the one
 * before, so that whatever a slow reader makes wait, waits in the feed and under its bound. `over` is called once, when
 * nothing follows.
 */
export function deliver<T>(feed: Feed<T>, give: (update: T, taken: () => void) => void, over: () => void): void {
  let giving = false
  let going = false
  let ended = false

  /** Goes on as long as the sink takes at once; a loop, so that many updates are no deep recursion. */
  function goOn(): void {
    if (going) return
    going = true
    while (!giving && !ended) {
      const update = feed.take()
      if (update !== undefined) {
        giving = true
        give(update, taken)
      } else if (feed.over()) {
        ended = true
        over()
      } else break
    }
    going = false
  }

  function taken(): void {
    giving = false
    goOn()
  }

  feed.listen(goOn)
  goOn()
}
