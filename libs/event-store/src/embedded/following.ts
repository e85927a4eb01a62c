import { checkRevision, checkStream, prefixList } from '../arguments.ts'
import { type EventStore, type Subscription, type SubscriptionHandlers } from '../port.ts'
import { type Follower, follow, type Source } from './follow.ts'
import { parsePosition } from './position.ts'
import { type Reads } from './reads.ts'
import { allSource, streamSource } from './sources.ts'
import { type Commit } from './writer.ts'

/** The subscriptions of a store. */
export interface Following extends Pick<EventStore, 'subscribeToStream' | 'subscribeToAll'> {
  /** Tells all of them of a commit; `undefined` when it is not known what it holds. */
  notify(commit: Commit | undefined): void
  /** Ends all of them because the store closes. */
  close(): void
}

/** The subscriptions of the port. `onSome` and `onNone` tell when there is a first and no longer any. */
export function makeFollowing(path: string, reads: Reads, onSome: () => void, onNone: () => void): Following {
  const followers = new Set<Follower>()

  function add(source: Source, handlers: SubscriptionHandlers): Subscription {
    const follower = follow(path, source, handlers, () => {
      followers.delete(follower)
      if (followers.size === 0) onNone()
    })
    if (followers.size === 0) onSome()
    followers.add(follower)
    return { unsubscribe: follower.unsubscribe }
  }

  return {
    subscribeToStream(stream, options) {
      const { after } = options
      checkStream(stream)
      if (typeof after === 'bigint') checkRevision('revision', after)
      const last = after === 'end' ? (reads.stream(stream)?.last ?? -1n) : (after ?? -1n)
      return add(streamSource(reads, stream, last + 1n), options)
    },
    subscribeToAll(options) {
      const { after, streamPrefix, exceptTypes = [] } = options
      const filter = { prefixes: prefixList(streamPrefix) ?? [], exceptTypes: [...exceptTypes] }
      return add(allSource(reads, startOf(after, reads), filter), options)
    },
    notify: (commit) => followers.forEach((follower) => follower.notify(commit)),
    close() {
      followers.forEach((follower) => follower.drop({ kind: 'closed' }))
      // Followers end once their handlers are done, and by then the store is closed: nobody may look at its file any more.
      onNone()
    },
  }
}

function startOf(after: string | undefined, reads: Reads): bigint {
  if (after === 'end') return reads.head()
  return after === undefined ? 0n : parsePosition(after)
}
