/**
 * Writers without end: each appends batches to a stream of its own and to a shared one, and says what was acknowledged,
 * `stream revision position id…`, one line an append.
 */
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { openStore, type EventStore } from '../../src/index.ts'

const WRITERS = 16

async function writeOn(store: EventStore, stream: string, writer: number): Promise<never> {
  for (let number = 0; ; number++) {
    const size = 1 + ((writer + number) % 4)
    const ids = Array.from({ length: size }, () => randomUUID())
    const events = ids.map((id) => ({ id, type: 'Written', data: JSON.stringify({ size }), metadata: '{}' }))
    const { revision, position } = await store.append(stream, 'any', events)
    writeSync(1, `${[stream, revision, position, ...ids].join(' ')}\n`)
  }
}

const store = await openStore(process.argv[2]!)
const run = randomUUID()
for (let writer = 0; writer < WRITERS; writer++) {
  void writeOn(store, writer % 2 === 0 ? 'shared' : `own-${run}-${writer}`, writer)
}
