'use client'

import { useEffect, useState } from 'react'
import type { DealAnalysis } from '@paipu/analysis'
import type { TimedEvent } from '@paipu/views'
import { askWorker } from './ask-worker.ts'

/** The decisions of a deal, once they have been looked at; `failed` where they cannot be. */
export type Analysis = DealAnalysis | 'running' | 'failed'

/** Looks at all decisions of a deal in a worker, as soon as the page stands. */
export function useAnalysis(events: readonly TimedEvent[]): Analysis {
  const [analysis, setAnalysis] = useState<Analysis>('running')
  useEffect(
    () =>
      askWorker<DealAnalysis>({ events: events.map(({ event }) => event) }, setAnalysis, () => setAnalysis('failed')),
    [events],
  )
  return analysis
}
