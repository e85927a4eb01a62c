'use client'

import { useEffect, useState } from 'react'
import type { DealAnalysis } from '@paipu/analysis'
import type { TimedEvent } from '@paipu/views'

/** The decisions of a deal, once they have been looked at; `failed` where they cannot be. */
export type Analysis = DealAnalysis | 'running' | 'failed'

/** Looks at all decisions of a deal in a worker, as soon as the page stands. */
export function useAnalysis(events: readonly TimedEvent[]): Analysis {
  const [analysis, setAnalysis] = useState<Analysis>('running')
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', (message: MessageEvent<DealAnalysis>) => {
      setAnalysis(message.data)
      worker.terminate()
    })
    worker.addEventListener('error', () => setAnalysis('failed'))
    worker.postMessage(
      events.map(({ event }) => event),
      [],
    )
    return () => worker.terminate()
  }, [events])
  return analysis
}
