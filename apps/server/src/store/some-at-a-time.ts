/**
 * How many tables are read at a time when the server starts. Each read has a deadline of its own: on a slow store those of
 * all tables at once would wait for each other until it has passed, and the server could not start.
 */
const AT_A_TIME = 8

/** Does something with each, some at a time. */
export async function someAtATime<T>(items: readonly T[], use: (item: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_A_TIME) {
    await Promise.all(items.slice(at, at + AT_A_TIME).map(use))
  }
}
