import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect } from 'vitest'
import { type EventStore, isStoreError, type NewEvent, type RecordedEvent } from '../../src/index.ts'

/** Opens a store of the kind under test. Several may be open at once; they need not be empty, nor share events. */
export type OpenStore = () => Promise<EventStore>

/** Opens one store for a group of tests; answers what gives it inside them. */
export function shared(open: OpenStore): () => EventStore {
  let store: EventStore | undefined
  beforeAll(async () => {
    store = await open()
  })
  afterAll(async () => store?.close())
  return () => store!
}

/** A prefix of stream names that no other test uses. */
export function freshPrefix(): string {
  return `t${randomUUID()}-`
}

export function freshStream(): string {
  return `${freshPrefix()}1`
}

/** A new event with its own id; `data` makes it recognisable. */
export function someEvent(data = '{}', metadata = '{}'): NewEvent {
  return { id: randomUUID(), type: 'Happened', data, metadata }
}

/** So many new events, numbered from 0 in their data. */
export function someEvents(count: number): NewEvent[] {
  return Array.from({ length: count }, (_, number) => someEvent(JSON.stringify({ number })))
}

export async function collect(events: AsyncIterable<RecordedEvent>): Promise<RecordedEvent[]> {
  const all: RecordedEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

export function idsOf(events: readonly { readonly id: string }[]): string[] {
  return events.map((event) => event.id)
}

export function revisionsOf(events: readonly RecordedEvent[]): bigint[] {
  return events.map((event) => event.revision)
}

/** Waits for a failure of a store; answers its code, and the actual revision where it says one. */
export async function failure(call: Promise<unknown>): Promise<{ code: string; actual?: bigint | 'no-stream' }> {
  const error: unknown = await call.then(
    () => expect.fail('this should have failed'),
    (reason: unknown) => reason,
  )
  if (!isStoreError(error)) throw error
  return error.code === 'wrong-expected-revision' ? { code: error.code, actual: error.actual } : { code: error.code }
}

/** As {@link failure}, of a call that may throw before there is a promise. */
export function failureOf(call: () => unknown): ReturnType<typeof failure> {
  return failure(Promise.resolve().then(call))
}

/** The state a stream can be in before a call. */
export type StreamKind = 'new' | 'existing' | 'soft-deleted' | 'tombstoned'

/** Makes a stream of a kind: all but a new one got the events 0, 1 and 2. */
export async function streamOf(store: EventStore, kind: StreamKind): Promise<string> {
  const stream = freshStream()
  if (kind === 'new') return stream
  await store.append(stream, 'no-stream', someEvents(3))
  if (kind !== 'existing') await store.deleteStream(stream, 2n, { hard: kind === 'tombstoned' })
  return stream
}
