'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DealAnalysis, Decision } from '@paipu/analysis'
import type { TimedEvent } from '@paipu/views'
import { whenFree } from '../when-free.ts'
import { askWorker, type Asked } from './ask-worker.ts'
import { decisionOf } from './decision-at.ts'
import type { Looked } from './worker.ts'

/** The decisions of a deal, once they have been looked at; `failed` where they cannot be. */
export type Analysis = DealAnalysis | 'running' | 'failed'

/** The decision that a moment is about, `null` where nobody decides; `waiting` until it has been looked at. */
export type MomentDecision = Decision | null | 'waiting'

/**
 * Looks at all decisions of a deal in a worker: where a moment's is asked for at once, else when the page has come to rest. While that takes, the moment that is asked for (the
 * place of its event, `null` for none) is looked at before all others.
 */
export function useAnalysis(events: readonly TimedEvent[], source: number | null): readonly [Analysis, MomentDecision] {
  const [analysis, setAnalysis] = useState<Analysis>('running')
  const [moment, setMoment] = useState<Extract<Looked, { kind: 'moment' }> | null>(null)
  const worker = useRef<Asked>(null)
  const begin = useEffectEvent((events: readonly TimedEvent[]) =>
    askWorker<Looked>(
      { kind: 'deal', events: events.map(({ event }) => event), source: source ?? 0 },
      (looked) => {
        if (looked.kind === 'moment') return setMoment(looked)
        worker.current?.stop()
        worker.current = null
        setAnalysis(looked.analysis)
      },
      () => setAnalysis('failed'),
    ),
  )
  const isAskedFor = useEffectEvent(() => source !== null)
  useEffect(() => {
    const start = () => {
      worker.current = begin(events)
    }
    let letBe = () => {}
    if (isAskedFor()) start()
    else letBe = whenFree(start)
    return () => {
      letBe()
      worker.current?.stop()
      worker.current = null
    }
  }, [events])
  useEffect(() => {
    if (source !== null) worker.current?.ask({ kind: 'moment', source })
  }, [source])
  if (typeof analysis !== 'string') return [analysis, source === null ? null : decisionOf(analysis.decisions, source)]
  return [analysis, moment?.source === source ? moment.decision : 'waiting']
}
