import { eventTypes, inNewestVersion, readStored } from '@paipu/contracts'
import { resilientSubscription, type DropReason, type EventStore, type RecordedEvent } from '@paipu/event-store'
import type { Checkpoint, ReadModel, StoppedStream } from './read-model.ts'

/** Read models that follow a store together. */
export interface RunningModels<States extends readonly unknown[]> {
  /** The states, in the order of the models, as far as they have come; they change in place. */
  readonly states: States
  /** Fulfilled once everything that the store held at the start is folded in; rejects if that fails. */
  readonly caughtUp: Promise<void>
  checkpoints(): Checkpoint[]
  /** The streams that hold an event which can't be read here, by name. */
  stopped(): ReadonlyMap<string, StoppedStream>
  stop(): void
}

/** What running models tell of themselves. */
export interface ModelListener {
  readonly onStopped?: (stopped: StoppedStream) => void
  /** The models will not go on: the store was closed, or failed. */
  readonly onDropped?: (reason: DropReason) => void
}

/** The models of some states. */
export type ModelsOf<States extends readonly unknown[]> = { readonly [Index in keyof States]: ReadModel<States[Index]> }

/**
 * Builds read models from the beginning of a store, in one pass over its events, and keeps them up to date. An event of an
 * unknown type or version, or one that its schema refuses, stops its own stream there and nothing else. Models get
 * events in their newest versions.
 */
export function runReadModels<const States extends readonly unknown[]>(
  store: EventStore,
  models: ModelsOf<States>,
  listener: ModelListener = {},
): RunningModels<States> {
  const states = models.map((model) => model.empty()) as unknown as States
  const foldOf = foldsByType(models, states)
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
    const folds = foldOf.get(event.type)
    if (folds === undefined) return
    const read = readStored(event)
    if (typeof read === 'string') return stopStream(event, read)
    const record = inNewestVersion(read)
    for (const apply of folds) apply(record)
  }

  const subscription = resilientSubscription(
    store,
    { streamPrefix: prefixesOf(models), exceptTypes: [...eventTypes().keys()].filter((type) => !foldOf.has(type)) },
    {
      onEvent(event) {
        fold(event)
        position = event.position
      },
      onCheckpoint: (passed) => void (position = passed),
      onCaughtUp: () => caughtUp.resolve(),
      onDropped(reason) {
        const names = models.map(({ name }) => name).join(', ')
        caughtUp.reject(new Error(`read models ${names}: the subscription ended: ${reason.kind}`))
        listener.onDropped?.(reason)
      },
    },
  )
  return {
    states,
    caughtUp: caughtUp.promise,
    checkpoints: () => models.map(({ name, version }) => ({ model: name, version, position })),
    stopped: () => stopped,
    stop: subscription.unsubscribe,
  }
}

type Fold = (record: Parameters<ReadModel<unknown>['apply']>[1]) => void

/** What is done with an event of each type: those that no model takes are not there. */
function foldsByType(models: readonly ReadModel<unknown>[], states: readonly unknown[]): ReadonlyMap<string, Fold[]> {
  const folds = new Map<string, Fold[]>()
  for (const [index, model] of models.entries()) {
    const apply: Fold = (record) => {
      if (model.streamPrefixes.some((prefix) => record.stream.startsWith(prefix))) model.apply(states[index], record)
    }
    for (const type of model.types) folds.set(type, [...(folds.get(type) ?? []), apply])
  }
  return folds
}

function prefixesOf(models: readonly ReadModel<unknown>[]): string[] {
  return [...new Set(models.flatMap(({ streamPrefixes }) => streamPrefixes))]
}
