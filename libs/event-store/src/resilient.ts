import { type EventStoreError, isStoreError } from './errors.ts'
import {
  type DropReason,
  type EventStore,
  type RecordedEvent,
  type Subscription,
  type SubscriptionHandlers,
} from './port.ts'

/** What to follow, and after what to begin, as the subscriptions of {@link EventStore} have it. */
export type Followed =
  | { readonly stream: string; readonly after?: bigint | 'end' | undefined }
  | {
      readonly stream?: undefined
      readonly streamPrefix?: string | readonly string[] | undefined
      readonly exceptTypes?: readonly string[] | undefined
      readonly after?: string | 'end' | undefined
    }

/** How to try again. */
export interface Retry {
  /** The longest first wait in milliseconds; it doubles with each failure in a row. Default 100. */
  readonly firstMs?: number
  /** The longest wait of all. Default 10 000. */
  readonly mostMs?: number
  /** From 0 to below 1: the wait is between half and the whole of the longest. Default `Math.random`. */
  readonly random?: () => number
  /** Runs something after so many milliseconds; answers what calls it off. Default `setTimeout`. */
  readonly schedule?: (run: () => void, ms: number) => () => void
  /** Told of every failure that is tried again, and after how long. */
  readonly onRetry?: (error: EventStoreError, waitMs: number) => void
}

/**
 * A subscription that survives the store being away: when it is dropped with `unavailable` or `timed-out`, it begins
 * again after the last event (or checkpoint) that was handled, waiting longer after each failure in a row. Any other
 * end is passed on, once, and so are bad arguments. `onCaughtUp` comes again after each new beginning. The end of
 * `'end'` is where the store is when it first answers.
 */
export function resilientSubscription(
  store: EventStore,
  followed: Followed,
  handlers: SubscriptionHandlers,
  retry: Retry = {},
): Subscription {
  const { firstMs = 100, mostMs = 10_000, random = Math.random, schedule = afterTimeout, onRetry } = retry
  let place: Followed = followed
  let failures = 0
  let current: Subscription | undefined
  let callOff: (() => void) | undefined
  let over = false

  function handled(at: bigint | string): void {
    place = { ...place, after: at } as Followed
    failures = 0
  }

  const inner: SubscriptionHandlers = {
    onEvent(event) {
      const handling = handlers.onEvent(event)
      const at = place.stream === undefined ? event.position : event.revision
      if (handling === undefined) handled(at)
      else return Promise.resolve(handling).then(() => handled(at))
    },
    async onCheckpoint(position) {
      await handlers.onCheckpoint?.(position)
      handled(position)
    },
    async onCaughtUp() {
      failures = 0
      await handlers.onCaughtUp?.()
    },
    onDropped(reason) {
      current = undefined
      if (reason.kind !== 'store-failed' || !isPassing(reason.error)) end(reason)
      else failed(reason.error)
    },
  }

  /** The store was away: another try, unless nobody waits for it any more. */
  function failed(error: EventStoreError): void {
    if (over) return end({ kind: 'unsubscribed' })
    const waitMs = Math.min(mostMs, firstMs * 2 ** failures++) * (0.5 + random() / 2)
    onRetry?.(error, waitMs)
    callOff = schedule(() => void begin(), waitMs)
  }

  function end(reason: DropReason): void {
    over = true
    handlers.onDropped?.(reason)
  }

  async function begin(): Promise<void> {
    callOff = undefined
    try {
      place = await settled(store, place)
      if (over) return end({ kind: 'unsubscribed' })
      current = subscribe(store, place, inner)
    } catch (error) {
      if (!isStoreError(error)) throw error
      if (isPassing(error)) failed(error)
      else end(error.code === 'closed' ? { kind: 'closed' } : { kind: 'store-failed', error })
    }
  }

  function unsubscribe(): void {
    if (over) return
    over = true
    current?.unsubscribe()
    if (callOff === undefined) return
    callOff()
    queueMicrotask(() => end({ kind: 'unsubscribed' }))
  }

  void begin()
  return { unsubscribe }
}

function subscribe(store: EventStore, followed: Followed, handlers: SubscriptionHandlers): Subscription {
  if (followed.stream === undefined) return store.subscribeToAll({ ...followed, ...handlers })
  return store.subscribeToStream(followed.stream, { ...followed, ...handlers })
}

/** Turns "from the end" into a place, so that nothing is missed when the first subscription drops before its first event. */
async function settled(store: EventStore, followed: Followed): Promise<Followed> {
  if (followed.after !== 'end') return followed
  const last = { direction: 'backwards', limit: 1 } as const
  if (followed.stream === undefined) return { ...followed, after: (await first(store.readAll(last)))?.position }
  const event = await first(store.readStream(followed.stream, last)).catch(noStream)
  return { ...followed, after: event?.revision }
}

async function first(events: AsyncIterable<RecordedEvent>): Promise<RecordedEvent | undefined> {
  for await (const event of events) return event
  return undefined
}

function noStream(error: unknown): undefined {
  if (!isStoreError(error, 'stream-not-found')) throw error
}

function isPassing({ code }: EventStoreError): boolean {
  return code === 'unavailable' || code === 'timed-out'
}

function afterTimeout(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
