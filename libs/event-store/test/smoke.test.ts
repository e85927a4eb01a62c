import { expect, test } from 'vitest'
import { openEmbeddedStore, type RecordedEvent } from '../src/index.ts'

test('append, read, subscribe', async () => {
  const store = await openEmbeddedStore({ path: ':memory:' })
  const seen: RecordedEvent[] = []
  const caughtUp = Promise.withResolvers<void>()
  const live = Promise.withResolvers<void>()
  const dropped = Promise.withResolvers<unknown>()
  const event = () => ({ id: crypto.randomUUID(), type: 'T', data: '{}', metadata: '' })
  await store.append('s', 'no-stream', [event(), event()])
  store.subscribeToAll({
    onEvent(e) {
      seen.push(e)
      if (seen.length === 3) live.resolve()
    },
    onCaughtUp: caughtUp.resolve,
    onDropped: dropped.resolve,
  })
  await caughtUp.promise
  const result = await store.append('s', 1n, [event()])
  await live.promise
  const read = await Array.fromAsync(store.readStream('s'))
  expect(read).toEqual(seen)
  expect(read.at(-1)).toMatchObject(result)
  await store.close()
  expect(await dropped.promise).toEqual({ kind: 'closed' })
})
