import { type EventStoreError } from './errors.ts'

/**
 * What an event carries: JSON text (a string) or binary (bytes). Both come back as they went in, byte for byte. Give
 * `data` and `metadata` of one event in the same form: EventStoreDB keeps one content type for both.
 */
export type Payload = string | Uint8Array

/** An event about to be appended. */
export interface NewEvent {
  /** A UUID. A retry of an append uses the same ids. Stores give it back in lower case. */
  readonly id: string
  readonly type: string
  readonly data: Payload
  readonly metadata: Payload
}

/** An event as the store holds it. */
export interface RecordedEvent extends NewEvent {
  readonly stream: string
  /** The event's number in its stream: the first is 0, and there are no gaps. */
  readonly revision: bigint
  /** The event's place among all events of the store. Opaque: compare two with {@link EventStore.comparePositions}. */
  readonly position: string
  /** When the store recorded it, by the store's own clock. Only positions tell the order. */
  readonly created: Date
}

/** What a stream must look like for an append or a deletion to be accepted; a number is its last event's revision. */
export type ExpectedRevision = bigint | 'no-stream' | 'stream-exists' | 'any'

/** Where the last event of an append stands. */
export interface AppendResult {
  readonly revision: bigint
  readonly position: string
}

/** How long a call may take, and how to give it up. */
export interface CallOptions {
  /** Milliseconds from the call; after that it fails with `timed-out`. */
  readonly deadlineMs?: number | undefined
  /** Gives the call up: it fails with `aborted`. */
  readonly signal?: AbortSignal | undefined
}

export type Direction = 'forwards' | 'backwards'

export interface ReadStreamOptions extends CallOptions {
  /** The first revision to read, inclusive both ways. Default: the start forwards, the end backwards. */
  readonly from?: bigint | undefined
  readonly direction?: Direction | undefined
  /** At most so many events, 1 or more. */
  readonly limit?: number | undefined
}

export interface ReadAllOptions extends CallOptions {
  /** Where to begin: forwards with the event at that position, backwards with the one before it. */
  readonly from?: string | undefined
  readonly direction?: Direction | undefined
  /** At most so many events, 1 or more. */
  readonly limit?: number | undefined
  /** Only events of streams whose name begins with this, or with one of these. */
  readonly streamPrefix?: string | readonly string[] | undefined
}

/** Why a subscription is over. */
export type DropReason =
  | { readonly kind: 'unsubscribed' }
  /** The store was closed. */
  | { readonly kind: 'closed' }
  /** A handler threw or rejected with `error`. */
  | { readonly kind: 'handler-failed'; readonly error: unknown }
  /** The store could not go on; `stream-deleted` when the stream has a tombstone. */
  | { readonly kind: 'store-failed'; readonly error: EventStoreError }

/** Called one at a time: the next call waits for the promise of the one before, which is how a slow reader holds back. */
export interface SubscriptionHandlers {
  readonly onEvent: (event: RecordedEvent) => void | Promise<void>
  /** Everything there was has been handed over; again whenever the subscription had fallen behind. */
  readonly onCaughtUp?: (() => void | Promise<void>) | undefined
  /** A filtered subscription to all has passed this position without an event for it: a point to resume after. */
  readonly onCheckpoint?: ((position: string) => void | Promise<void>) | undefined
  /** Exactly once, after the last of the other calls has ended. */
  readonly onDropped?: ((reason: DropReason) => void) | undefined
}

export interface SubscribeToStreamOptions extends SubscriptionHandlers {
  /** Begins after this revision; `'end'` gives only what comes from now on. Default: from the beginning. */
  readonly after?: bigint | 'end' | undefined
}

export interface SubscribeToAllOptions extends SubscriptionHandlers {
  /** Begins after this position; `'end'` gives only what comes from now on. Default: from the beginning. */
  readonly after?: string | 'end' | undefined
  /** Only events of streams whose name begins with this, or with one of these. */
  readonly streamPrefix?: string | readonly string[] | undefined
  /**
   * Leaves out events of these types: who follows few of many events need not be given the others. All but these, and not
   * only some, because a type that nobody knows yet must not be passed over in silence.
   */
  readonly exceptTypes?: readonly string[] | undefined
}

export interface Subscription {
  /** Ends the subscription: no handler but `onDropped` begins after this. May be called in a handler, and again. */
  unsubscribe(): void
}

export interface DeleteOptions extends CallOptions {
  /** With a tombstone: the name can never be used again. Default: soft, the stream may go on at its next revision. */
  readonly hard?: boolean | undefined
}

/**
 * A store of immutable events in streams. Failures are {@link EventStoreError}s: promises reject with them, iterables
 * throw them, and `subscribeTo…` throws them for bad arguments and a closed store only. After
 * {@link EventStore.close} everything fails with `closed`.
 */
export interface EventStore {
  /**
   * Appends events to a stream, all or none, contiguous in the order of all events; resolves once they are durable.
   * Appending the same ids at the same expected revision again answers the original result; ids of which only a part
   * is there are a wrong expected revision.
   *
   * Errors: `wrong-expected-revision`, `stream-deleted` (tombstone; or `'stream-exists'` on a soft-deleted stream),
   * `too-large`, `bad-argument`, and `unavailable` or `timed-out`, after which the events may or may not be there.
   */
  append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
    options?: CallOptions,
  ): Promise<AppendResult>
  /**
   * The events a stream has when the iteration begins. Errors: `stream-not-found` (also soft-deleted),
   * `stream-deleted` (tombstone), `bad-argument`, `unavailable`, `timed-out`, `aborted`, `store-corrupt`.
   */
  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<RecordedEvent>
  /**
   * The events of all streams when the iteration begins, by position; events of deleted streams stay. Errors:
   * `bad-argument`, `unavailable`, `timed-out`, `aborted`, `store-corrupt`.
   */
  readAll(options?: ReadAllOptions): AsyncIterable<RecordedEvent>
  /** Follows one stream, which need not exist yet: what is there, then what comes, without gap or double. */
  subscribeToStream(stream: string, options: SubscribeToStreamOptions): Subscription
  /** Follows all streams, or those with a prefix: what is there, then what comes, without gap or double. */
  subscribeToAll(options: SubscribeToAllOptions): Subscription
  /**
   * Deletes a stream: it reads as not found (soft) or deleted (hard). Its events stay among all events. Errors as
   * {@link EventStore.append}.
   */
  deleteStream(stream: string, expected: ExpectedRevision, options?: DeleteOptions): Promise<void>
  /** Below, at or above 0 as position `a` comes before, is, or comes after `b`. Errors: `bad-argument`. */
  comparePositions(a: string, b: string): number
  /** Finishes the appends under way, drops the subscriptions and lets go of the store. May be called again. */
  close(): Promise<void>
}
