/** A thread that checks chunks, each when it comes, in their order. */
import { parentPort } from 'node:worker_threads'
import { checkChunk } from './check-chunk.ts'
import type { Chunk } from './chunks.ts'

const port = parentPort!
port.on('message', (chunk: Chunk) => {
  const checked = checkChunk(chunk)
  port.postMessage(checked, checked.sound ? [checked.deals.bytes.buffer] : [])
})
