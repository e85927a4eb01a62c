/**
 * Appends until the disk is full, then reads everything back, and says `appends acknowledged`, `code of the refusal` and
 * `events read`.
 */
import { randomUUID } from 'node:crypto'
import { isStoreError, openEmbeddedStore } from '../../src/index.ts'

const store = await openEmbeddedStore({ path: process.argv[2]! })
const data = 'x'.repeat(100_000)
let acknowledged = 0

async function fill(): Promise<string> {
  try {
    for (;;) {
      await store.append('s', 'any', [{ id: randomUUID(), type: 'Filled', data, metadata: '' }])
      acknowledged++
    }
  } catch (error) {
    return isStoreError(error) ? error.code : String(error)
  }
}

const code = await fill()
let read = 0
for await (const _ of store.readStream('s')) read++
console.log(`${acknowledged} ${code} ${read}`)
