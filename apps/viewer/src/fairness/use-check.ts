'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'
import type { CheckedParts } from '@paipu/records/check'

/** How the check of a deal stands. `unloaded`: its log, or the check itself, could not be loaded. */
export type Check =
  | { readonly state: 'idle' | 'running' | 'unloaded' }
  | { readonly state: 'done'; readonly checked: CheckedParts }

/** The check of a deal in the browser: the stored log is loaded anew, and looked at in a worker. */
export function useCheck(deal: string): readonly [Check, () => void] {
  const [check, setCheck] = useState<Check>({ state: 'idle' })
  const running = useRef<Worker>(null)
  useEffect(() => () => end(running), [])
  const start = async () => {
    // Pressed again while it runs: the check that runs is the one that is meant.
    if (running.current !== null) return
    setCheck({ state: 'running' })
    try {
      running.current = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      setCheck({ state: 'done', checked: await answerOf(running.current, await logOf(deal)) })
    } catch {
      setCheck({ state: 'unloaded' })
    } finally {
      end(running)
    }
  }
  return [check, () => void start()]
}

function end(running: RefObject<Worker | null>): void {
  running.current?.terminate()
  running.current = null
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
