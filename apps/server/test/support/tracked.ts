import type { EventStore, RecordedEvent, SubscribeToAllOptions } from '@paipu/event-store'

/** A subscription: what it must still be told, and what it was told. */
interface Followed {
  readonly prefixes: readonly string[]
  due: string | null
  seen: string | null
}

/** A store elsewhere answers when it likes: here is counted what it still owes this process. */
let calls = 0
const owed = new Set<() => boolean>()

/** Whether everything asked of tracked stores is answered, and everything they took was told to their subscribers. */
export function settled(): boolean {
  return calls === 0 && ![...owed].some((isOwed) => isOwed())
}

/** Lets {@link settled} know of everything that goes on at a store. */
export function tracked(store: EventStore): EventStore {
  const followers = new Set<Followed>()
  const isBehind = ({ due, seen }: Followed): boolean =>
    due !== null && (seen === null || store.comparePositions(seen, due) < 0)
  const anyBehind = (): boolean => [...followers].some(isBehind)
  owed.add(anyBehind)

  function subscribeToAll(options: SubscribeToAllOptions) {
    const follower: Followed = { prefixes: [options.streamPrefix ?? ''].flat(), due: null, seen: null }
    followers.add(follower)
    return store.subscribeToAll({
      ...options,
      async onEvent(event) {
        await options.onEvent(event)
        follower.seen = event.position
      },
      onDropped(reason) {
        followers.delete(follower)
        options.onDropped?.(reason)
      },
    })
  }

  return {
    ...store,
    append: (stream, ...rest) =>
      counted(async () => {
        const result = await store.append(stream, ...rest)
        for (const follower of followers)
          if (follower.prefixes.some((prefix) => stream.startsWith(prefix))) follower.due = result.position
        return result
      }),
    readStream: (...args) => iterated(store.readStream(...args)),
    readAll: (...args) => iterated(store.readAll(...args)),
    subscribeToAll,
    async close() {
      owed.delete(anyBehind)
      await store.close()
    },
  }
}

async function counted<T>(work: () => Promise<T>): Promise<T> {
  calls++
  try {
    return await work()
  } finally {
    calls--
  }
}

async function* iterated(events: AsyncIterable<RecordedEvent>): AsyncIterable<RecordedEvent> {
  calls++
  try {
    yield* events
  } finally {
    calls--
  }
}
