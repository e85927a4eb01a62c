import { availableParallelism } from 'node:os'
import { startThread } from '../support/thread.ts'
import { checkChunk, type CheckedChunk } from './check-chunk.ts'
import type { Chunk } from './chunks.ts'

/** Checks chunks, on as many processors as there are. */
export interface Checking {
  /** Checks a chunk, whose bytes are the check's own from now on. Rejects where a thread failed. */
  check(chunk: Chunk): Promise<CheckedChunk>
  close(): Promise<void>
}

/** A thread takes some 50 MB, and one writer to a store can't keep up with more. */
const MOST_THREADS = 3
/** So many chunks wait for each thread, so that it has work while this one is at something else. */
const WAITING = 2

/** How many threads are of use beside this one. */
export function threadsOfUse(): number {
  return Math.min(MOST_THREADS, availableParallelism() - 1)
}

/** Starts so many threads. This thread takes its share of the checks where they all have enough. */
export function startChecking(threads: number): Checking {
  const workers = Array.from({ length: threads }, startChecker)
  return {
    check(chunk) {
      const [least] = workers.toSorted((a, b) => a.waiting() - b.waiting())
      return least !== undefined && least.waiting() < WAITING ? least.check(chunk) : checkChunk(chunk)
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()))
    },
  }
}

interface Thread extends Checking {
  /** How many chunks it has not answered. */
  waiting(): number
}

function startChecker(): Thread {
  const worker = startThread(new URL('./check-thread.ts', import.meta.url))
  const asked: PromiseWithResolvers<CheckedChunk>[] = []
  let failure: { readonly error: unknown } | null = null
  const fail = (error: unknown): void => {
    failure ??= { error }
    for (const { reject } of asked.splice(0)) reject(failure.error)
  }
  worker.on('message', (checked: CheckedChunk) => asked.shift()!.resolve(checked))
  worker.on('error', fail)
  worker.on('exit', (code) => fail(new Error(`a thread that checks deals ended with ${code}`)))
  return {
    waiting: () => asked.length,
    check(chunk) {
      const answer = Promise.withResolvers<CheckedChunk>()
      if (failure !== null) answer.reject(failure.error)
      else {
        asked.push(answer)
        worker.postMessage(chunk, [chunk.bytes.buffer])
      }
      return answer.promise
    },
    async close() {
      await worker.terminate()
    },
  }
}
