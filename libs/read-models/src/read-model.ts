import type { EventRecord } from '@paipu/contracts'

/**
 * A projection of the store: a fold over the events of some streams, in the order of all events. It knows no clock and
 * no chance, so that the same events always give the same state, to the byte of {@link ReadModel.encode}.
 */
export interface ReadModel<State> {
  readonly name: string
  /** Goes up when the same events would give another state. */
  readonly version: number
  /** The model reads the streams whose names begin with one of these. */
  readonly streamPrefixes: readonly string[]
  /** The event types that change the state; others are passed over unread. */
  readonly types: ReadonlySet<string>
  /** The state before the first event. */
  empty(): State
  /** Folds one event, whose data and metadata are valid, into the state in place. */
  apply(state: State, record: EventRecord): void
  /** The state as text, the same for the same state whatever the way to it was. */
  encode(state: State): string
}

/** Where a read model stands. */
export interface Checkpoint {
  readonly model: string
  readonly version: number
  /** The position of the last event it has seen or passed over; `null` before the first. */
  readonly position: string | null
}

/** A stream that a read model can't follow any further; all others go on. */
export interface StoppedStream {
  readonly stream: string
  readonly revision: number
  readonly position: string
  readonly reason: string
}
