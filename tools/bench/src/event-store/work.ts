import type { EventStore } from '@paipu/event-store'
import { dealEvent, quantile } from './measure.ts'

/** How many writers append at once. */
export const WRITERS = 64

/** Appends one batch after the other to a new stream. */
export async function appendEach(store: EventStore, stream: string, count: number, size = 1): Promise<void> {
  let expected: bigint | 'no-stream' = 'no-stream'
  for (let number = 0; number < count; number++) {
    const events = Array.from({ length: size }, dealEvent)
    expected = (await store.append(stream, expected, events)).revision
  }
}

/** Each writer appends so many events, one after the other, to a stream of its own. */
export async function appendAtOnce(store: EventStore, prefix: string, count: number): Promise<void> {
  const writers = Array.from({ length: WRITERS }, (_, writer) => appendEach(store, `${prefix}-${writer}`, count))
  await Promise.all(writers)
}

/** Reads so many events from the beginning. */
export async function readAll(store: EventStore, limit: number): Promise<void> {
  let seen = 0
  for await (const event of store.readAll({ limit })) if (event.revision >= 0n) seen++
  if (seen !== limit) throw new Error(`read ${seen} events of ${limit}`)
}

/** Milliseconds that half of the calls took at most, and 99 of 100. */
export interface Times {
  readonly p50: number
  readonly p99: number
}

export function timesOf(values: Float64Array): Times {
  return { p50: quantile(values, 0.5), p99: quantile(values, 0.99) }
}

/** How long one writer waits for each acknowledgement, and a subscriber for each event from its append on. */
export async function delaysOfOne(
  store: EventStore,
  stream: string,
  count: number,
  before: () => void = () => undefined,
): Promise<{ acknowledged: Times; arrived: Times }> {
  const [acknowledged, arrived] = [new Float64Array(count), new Float64Array(count)]
  const caughtUp = Promise.withResolvers<void>()
  let arrival = Promise.withResolvers<void>()
  const subscription = store.subscribeToStream(stream, {
    onCaughtUp: caughtUp.resolve,
    onEvent: () => arrival.resolve(),
  })
  await caughtUp.promise
  for (let at = 0; at < count; at++) {
    before()
    arrival = Promise.withResolvers()
    const start = performance.now()
    const since = () => performance.now() - start
    const append = store.append(stream, 'any', [dealEvent()]).then(() => (acknowledged[at] = since()))
    await Promise.all([append, arrival.promise.then(() => (arrived[at] = since()))])
  }
  subscription.unsubscribe()
  return { acknowledged: timesOf(acknowledged), arrived: timesOf(arrived) }
}

/** How long each of 64 writers waits for each of its acknowledgements. */
export async function delaysOfMany(store: EventStore, prefix: string, turns: number): Promise<Times> {
  const taken = new Float64Array(turns * WRITERS)
  const writing = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let turn = 0; turn < turns; turn++) {
      const start = performance.now()
      await store.append(`${prefix}-${writer}`, 'any', [dealEvent()])
      taken[writer * turns + turn] = performance.now() - start
    }
  })
  await Promise.all(writing)
  return timesOf(taken)
}
