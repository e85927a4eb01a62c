import { type EventStore, isStoreError, type RecordedEvent } from '@paipu/event-store'

/** An event as it is read: by itself, or through a link to it. */
export interface Resolved {
  /** `undefined` when a link leads nowhere. */
  readonly event: RecordedEvent | undefined
  readonly link?: RecordedEvent
}

/** Follows an event of type `$>`, whose data is `revision@stream`. */
export async function resolveLink(store: EventStore, event: RecordedEvent): Promise<Resolved> {
  if (event.type !== '$>') return { event }
  const [, revision, stream] = /^(\d{1,18})@(.+)$/s.exec(Buffer.from(event.data as string).toString()) ?? []
  if (revision === undefined || stream === undefined) return { event: undefined, link: event }
  return { event: await eventAt(store, stream, BigInt(revision)), link: event }
}

async function eventAt(store: EventStore, stream: string, revision: bigint): Promise<RecordedEvent | undefined> {
  try {
    for await (const event of store.readStream(stream, { from: revision, limit: 1 })) {
      return event.revision === revision ? event : undefined
    }
  } catch (error) {
    if (!isStoreError(error, 'stream-not-found') && !isStoreError(error, 'stream-deleted')) throw error
  }
  return undefined
}
