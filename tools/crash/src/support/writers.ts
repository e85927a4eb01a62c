/**
 * `node writers.ts STORE`: sixteen writers on a store, each in batches of one to four events to a stream of its own or to
 * one that they share, without end. Says of each acknowledged append `stream revision position id…` in a line.
 */
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { openStore, type EventStore } from '@paipu/event-store'

const WRITERS = 16

async function writeOn(store: EventStore, stream: string, writer: number): Promise<never> {
  for (let number = 0; ; number++) {
    const size = 1 + ((writer + number) % 4)
    const ids = Array.from({ length: size }, () => randomUUID())
    const events = ids.map((id) => ({ id, type: 'Written', data: JSON.stringify({ size }), metadata: '{}' }))
    // oxlint-disable-next-line no-await-in-loop -- the next append waits for the acknowledgement
    const { revision, position } = await store.append(stream, 'any', events)
    writeSync(1, `${[stream, revision, position, ...ids].join(' ')}\n`)
  }
}

const store = await openStore(process.argv[2]!)
const run = randomUUID()
for (let writer = 0; writer < WRITERS; writer++) {
  void writeOn(store, writer % 2 === 0 ? 'shared' : `own-${run}-${writer}`, writer)
}
