import { type EventStore, type Subscription, type SubscriptionHandlers } from '../../src/index.ts'
import { storeError } from '../../src/errors.ts'

/** A store behind a line that can be cut. */
export interface Unreliable extends EventStore {
  /** Drops every subscription, as a lost connection does. */
  cut(): void
  /** Lets so many of the next subscriptions and reads fail at once. */
  refuse(times: number): void
}

/** Puts a line that can be cut before a real store. */
export function unreliable(store: EventStore): Unreliable {
  const lines = new Set<() => void>()
  let refusals = 0

  function reach(): void {
    if (refusals === 0) return
    refusals--
    throw storeError('unavailable', 'the line is down')
  }

  function connect(
    handlers: SubscriptionHandlers,
    start: (handlers: SubscriptionHandlers) => Subscription,
  ): Subscription {
    reach()
    let isCut = false
    const subscription = start({
      ...handlers,
      onDropped(reason) {
        lines.delete(cut)
        const error = storeError('unavailable', 'the line was cut')
        handlers.onDropped?.(isCut ? { kind: 'store-failed', error } : reason)
      },
    })
    function cut(): void {
      isCut = true
      subscription.unsubscribe()
    }
    lines.add(cut)
    return subscription
  }

  return {
    ...store,
    readStream(...args) {
      reach()
      return store.readStream(...args)
    },
    readAll(...args) {
      reach()
      return store.readAll(...args)
    },
    subscribeToStream: (stream, options) =>
      connect(options, (handlers) => store.subscribeToStream(stream, { ...options, ...handlers })),
    subscribeToAll: (options) => connect(options, (handlers) => store.subscribeToAll({ ...options, ...handlers })),
    cut: () => lines.forEach((cut) => cut()),
    refuse: (times) => (refusals = times),
  }
}
