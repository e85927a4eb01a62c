'use client'

import { useEffect, useState } from 'react'
import type { DealAnalysis } from '@paipu/analysis'
import type { TimedEvent } from '@paipu/views'

/**
 * The analysis of a deal, worked out in the page itself: a frame without an origin may start no worker. `null` until it is
 * there, and where nothing is asked (`null`).
 */
export function useAnalysisHere(events: readonly TimedEvent[] | null): DealAnalysis | null {
  const [analysis, setAnalysis] = useState<DealAnalysis | null>(null)
  useEffect(() => {
    if (events === null) return
    let shown = true
    const work = async () => {
      const { analyseDeal } = await import('@paipu/analysis')
      if (shown) setAnalysis(analyseDeal(events.map(({ event }) => event)))
    }
    // Where it can't be loaded, nothing is laid over the table.
    work().catch(() => undefined)
    return () => {
      shown = false
    }
  }, [events])
  return analysis
}
