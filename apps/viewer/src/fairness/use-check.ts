'use client'

import { useEffect, useRef, useState } from 'react'
import type { CheckedParts } from '@paipu/records/check'

/** How the check of a deal stands. `unloaded`: its log, or the check itself, could not be loaded. */
export type Check =
  | { readonly state: 'idle' | 'running' | 'unloaded' }
  | { readonly state: 'done'; readonly checked: CheckedParts }

/** The check of a deal in the browser: the stored log is loaded anew, and looked at in a worker. */
export function useCheck(deal: string): readonly [Check, () => void] {
  const [check, setCheck] = useState<Check>({ state: 'idle' })
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const start = async () => {
    setCheck({ state: 'running' })
    try {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      stop.current = () => worker.terminate()
      setCheck({ state: 'done', checked: await answerOf(worker, await logOf(deal)) })
    } catch {
      setCheck({ state: 'unloaded' })
    } finally {
      stop.current()
    }
  }
  return [check, () => void start()]
}

async function logOf(deal: string): Promise<string> {
  const response = await fetch(`/deals/${deal}/events.jsonl`, { cache: 'no-store' })
  if (!response.ok) throw new Error(`HTTP status ${response.status}`)
  return response.text()
}

function answerOf(worker: Worker, log: string): Promise<CheckedParts> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<CheckedParts>) => resolve(event.data))
    worker.addEventListener('error', (event) => reject(new Error(event.message)))
    worker.postMessage(log, [])
  })
}
