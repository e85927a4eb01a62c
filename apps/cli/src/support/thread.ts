import { Worker, workerData } from 'node:worker_threads'

/** What a thread is started with. */
interface Started {
  readonly module: string
  readonly data: unknown
}

/** Starts a thread that runs a module of ours, and gives it some data: see {@link threadData}. */
export function startThread(module: URL, data: unknown = null): Worker {
  return new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: { module: module.href, data } satisfies Started,
  })
}

/** What the thread was given that runs this. */
export function threadData(): unknown {
  return (workerData as Started).data
}
