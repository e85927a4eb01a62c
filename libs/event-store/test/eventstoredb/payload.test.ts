import { fc } from '@fast-check/vitest'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEventStoreDb } from '../../src/eventstoredb/index.ts'
import { type EventStore, type NewEvent } from '../../src/index.ts'
import { collect, freshStream, someEvent } from '../contract/harness.ts'
import { type NodeProcess, startNodeProcess } from './node-process.ts'

let node: NodeProcess
let store: EventStore

beforeAll(async () => {
  node = await startNodeProcess(':memory:')
  store = await openEventStoreDb({ connectionString: node.address, callMs: 30_000 })
})
afterAll(async () => {
  await store.close()
  await node.signal('SIGTERM')
})

const text = fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.constantFrom('', '\ufeff{}', 'a\0b', '{"a":1.0}'))
const bytes = fc.uint8Array({ maxLength: 300 })
const event: fc.Arbitrary<NewEvent> = fc
  .oneof(
    fc.record({ type: fc.string({ minLength: 1, unit: 'binary' }), data: text, metadata: text }),
    fc.record({ type: fc.constant('Bytes'), data: bytes, metadata: bytes }),
  )
  .map((rest) => ({ ...rest, id: randomUUID() }))

function plain({ id, type, data, metadata }: NewEvent): unknown[] {
  return [id, type, ...[data, metadata].map((payload) => (typeof payload === 'string' ? payload : [...payload]))]
}

test('every text and every byte comes back as it was', () =>
  fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 20 }), async (events) => {
      const stream = freshStream()
      await store.append(stream, 'no-stream', events)
      const back = await collect(store.readStream(stream))
      expect(back.map(plain)).toEqual(events.map(plain))
    }),
    { numRuns: 40 },
  ))

test('large events come in pages that do not fill the memory', async () => {
  const stream = freshStream()
  const large = 'x'.repeat(900_000)
  for (let number = 0; number < 12; number++) await store.append(stream, 'any', [someEvent(`${number} ${large}`)])
  const numbers = Array.from({ length: 12 }, (_, number) => number)
  const forwards = await collect(store.readStream(stream))
  expect(forwards.map(({ data }) => Number.parseInt(data as string, 10))).toEqual(numbers)
  const backwards = await collect(store.readAll({ streamPrefix: stream, direction: 'backwards' }))
  expect(backwards.map(({ data }) => Number.parseInt(data as string, 10))).toEqual(numbers.toReversed())
})

test('a read that is under way gives nothing that came after its beginning', async () => {
  const stream = freshStream()
  const append = () =>
    store.append(
      stream,
      'any',
      Array.from({ length: 600 }, () => someEvent()),
    )
  await append()
  for (const read of [() => store.readStream(stream), () => store.readAll({ streamPrefix: stream })]) {
    const before = (await append()).revision
    let count = 0n
    for await (const _ of read()) if (++count === 1n) await append()
    expect(count).toBe(before + 1n)
  }
})
