/** A thread that checks chunks, each when it comes, in their order. */
import { parentPort } from 'node:worker_threads'
import { checkChunk } from './check-chunk.ts'
import type { Chunk } from './chunks.ts'

const port = parentPort!
let last = Promise.resolve()
port.on('message', (chunk: Chunk) => {
  last = answer(chunk, last)
})

async function answer(chunk: Chunk, before: Promise<void>): Promise<void> {
  await before
  const checked = await checkChunk(chunk)
  port.postMessage(checked, checked.sound ? [checked.deals.bytes.buffer] : [])
}
