/* Where a thread of `startThread` begins. */
import { workerData } from 'node:worker_threads'
import './keep-compiled.mjs'

await import(workerData.module)
