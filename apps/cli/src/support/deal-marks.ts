import { DEAL_STREAMS, eventTypes } from '@paipu/contracts'
import type { EventStore, RecordedEvent } from '@paipu/event-store'

/** So many are read ahead of whoever takes them. */
const AHEAD = 512

const MARKS: readonly string[] = ['DealStarted', 'DealEnded']

/**
 * The first and last events of all deals that a store holds (`DealStarted`, `DealEnded`), in the order of all events. The store is
 * asked for no others, so that they are found without reading the deals; events of types that are not known here may come too.
 * Throws as the store does.
 */
export async function* dealMarks(store: EventStore): AsyncGenerator<RecordedEvent> {
  const { readable, writable } = new TransformStream<RecordedEvent, RecordedEvent>({}, {}, { highWaterMark: AHEAD })
  const writer = writable.getWriter()
  const subscription = store.subscribeToAll({
    streamPrefix: DEAL_STREAMS,
    exceptTypes: [...eventTypes().keys()].filter((type) => !MARKS.includes(type)),
    onEvent: (event) => writer.write(event),
    onCaughtUp: () => {
      subscription.unsubscribe()
      return writer.close()
    },
    onDropped(reason) {
      if (reason.kind === 'unsubscribed') return
      const failure = 'error' in reason ? reason.error : new Error('the store was closed while it was read')
      // Whoever takes the events is told; nobody may be left.
      writer.abort(failure).catch(() => {})
    },
  })
  try {
    yield* readable
  } finally {
    subscription.unsubscribe()
  }
}
