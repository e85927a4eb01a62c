import { eventTypes, readStored } from '@paipu/contracts'
import { resilientSubscription, type DropReason, type EventStore, type RecordedEvent } from '@paipu/event-store'
import type { Checkpoint, ReadModel, StoppedStream } from './read-model.ts'

/** A read model that follows a store. */
export interface RunningModel<State> {
  /** The state as far as the model has come; it changes in place. */
  readonly state: State
  /** Fulfilled once everything that the store held at the start is folded in; rejects if that fails. */
  readonly caughtUp: Promise<void>
  checkpoint(): Checkpoint
  /** The streams that hold an event which can't be read here, by name. */
  stopped(): ReadonlyMap<string, StoppedStream>
  stop(): void
}

/** What a running model tells of itself. */
export interface ModelListener {
  readonly onStopped?: (stopped: StoppedStream) => void
  /** The model will not go on: the store was closed, or failed. */
  readonly onDropped?: (reason: DropReason) => void
}

/**
 * Builds a read model from the beginning of a store and keeps it up to date. An event of an unknown type or version, or
 * one that its schema refuses, stops its own stream there and nothing else.
 */
export function runReadModel<State>(
  store: EventStore,
  model: ReadModel<State>,
  listener: ModelListener = {},
): RunningModel<State> {
  const state = model.empty()
  const stopped = new Map<string, StoppedStream>()
  const caughtUp = Promise.withResolvers<void>()
  caughtUp.promise.catch(() => {})
  let position: string | null = null

  const stopStream = ({ stream, revision, position }: RecordedEvent, reason: string): void => {
    const stop = { stream, revision: Number(revision), position, reason }
    stopped.set(stream, stop)
    listener.onStopped?.(stop)
  }

  const fold = (event: RecordedEvent): void => {
    if (stopped.has(event.stream)) return
    if (!eventTypes().has(event.type)) return stopStream(event, `unknown event type ${JSON.stringify(event.type)}`)
    if (!model.types.has(event.type)) return
    const read = readStored(event)
    if (typeof read === 'string') stopStream(event, read)
    else model.apply(state, read)
  }

  const subscription = resilientSubscription(
    store,
    { streamPrefix: model.streamPrefixes },
    {
      onEvent(event) {
        fold(event)
        position = event.position
      },
      onCheckpoint: (passed) => void (position = passed),
      onCaughtUp: () => caughtUp.resolve(),
      onDropped(reason) {
        caughtUp.reject(new Error(`read model ${model.name}: the subscription ended: ${reason.kind}`))
        listener.onDropped?.(reason)
      },
    },
  )
  return {
    state,
    caughtUp: caughtUp.promise,
    checkpoint: () => ({ model: model.name, version: model.version, position }),
    stopped: () => stopped,
    stop: subscription.unsubscribe,
  }
}
