import type { EventStore, NewEvent, RecordedEvent, SubscribeToAllOptions } from '@paipu/event-store'

/** A subscription, and the ids of events that it must still be told, or was told before their append was answered. */
interface Follower {
  readonly follows: (stream: string, type: string) => boolean
  readonly owed: Set<string>
  readonly early: Set<string>
}

/** A store elsewhere answers when it likes: here is counted what it still owes this process. */
let calls = 0
const followers = new Set<Follower>()

/** Whether everything asked of tracked stores is answered, and everything they took was told to their subscribers. */
export function settled(): boolean {
  return calls === 0 && ![...followers].some(({ owed }) => owed.size > 0)
}

/** Lets {@link settled} know of everything that goes on at a store. */
export function tracked(store: EventStore): EventStore {
  const own = new Set<Follower>()

  function subscribeToAll(options: SubscribeToAllOptions) {
    const follower = followerOf(options)
    own.add(follower)
    followers.add(follower)
    return store.subscribeToAll({
      ...options,
      async onEvent(event) {
        await options.onEvent(event)
        if (!follower.owed.delete(event.id)) follower.early.add(event.id)
      },
      onDropped(reason) {
        own.delete(follower)
        followers.delete(follower)
        options.onDropped?.(reason)
      },
    })
  }

  async function append(...args: Parameters<EventStore['append']>): ReturnType<EventStore['append']> {
    const [stream, , events] = args
    const result = await counted(store.append(...args))
    for (const follower of own) owe(follower, stream, events)
    return result
  }

  return {
    ...store,
    append,
    readStream: (...args) => iterated(store.readStream(...args)),
    readAll: (...args) => iterated(store.readAll(...args)),
    subscribeToAll,
  }
}

function followerOf({ streamPrefix = '', exceptTypes = [] }: SubscribeToAllOptions): Follower {
  const prefixes = [streamPrefix].flat()
  const follows = (stream: string, type: string): boolean =>
    prefixes.some((prefix) => stream.startsWith(prefix)) && !exceptTypes.includes(type)
  return { follows, owed: new Set(), early: new Set() }
}

function owe({ follows, owed, early }: Follower, stream: string, events: readonly NewEvent[]): void {
  for (const { id, type } of events) if (follows(stream, type) && !early.delete(id)) owed.add(id)
}

async function counted<T>(work: Promise<T>): Promise<T> {
  calls++
  try {
    return await work
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
