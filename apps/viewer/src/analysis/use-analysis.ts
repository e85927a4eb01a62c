'use client'

import { startTransition, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { DealAnalysis, Decision } from '@paipu/analysis'
import type { TimedEvent } from '@paipu/views'
import type { Readable } from '../stage/store.ts'
import { whenFree } from '../when-free.ts'
import { askWorker, type Asked } from './ask-worker.ts'
import { decisionOf } from './decision-at.ts'
import type { Looked } from './worker.ts'

/** The decisions of a deal, once they have been looked at; `failed` where they cannot be. */
export type Analysis = DealAnalysis | 'running' | 'failed'

/** The decision that a moment is about, `null` where nobody decides; `waiting` until it has been looked at. */
export type MomentDecision = Decision | null | 'waiting'

/** What has been looked at before the rest of a deal: one moment, by the place of its event. */
type LookedMoment = Extract<Looked, { kind: 'moment' }>

/**
 * Looks at all decisions of a deal in a worker: where a moment's is `shown`, at once, else when the page has come to rest. While that
 * takes, the moment on screen (the place of its event) is looked at before all others. Answers what is known of the deal, and how
 * to find a moment's decision in what has been looked at.
 */
export function useAnalysis(
  events: readonly TimedEvent[],
  source: Readable<number>,
  shown: boolean,
): readonly [Analysis, (source: number) => MomentDecision] {
  const [analysis, setAnalysis] = useState<Analysis>('running')
  const [moment, setMoment] = useState<LookedMoment | null>(null)
  const worker = useRef<Asked>(null)
  const begin = useEffectEvent((events: readonly TimedEvent[]) =>
    askWorker<Looked>(
      { kind: 'deal', events: events.map(({ event }) => event), source: shown ? source.get() : 0 },
      (looked) => {
        if (looked.kind === 'moment') return setMoment(looked)
        worker.current?.stop()
        worker.current = null
        // All that shows something of it is drawn anew: a piece at a time, so that nothing that is done meanwhile waits.
        startTransition(() => setAnalysis(looked.analysis))
      },
      () => setAnalysis('failed'),
    ),
  )
  const isShown = useEffectEvent(() => shown)
  useEffect(() => {
    const start = () => {
      worker.current = begin(events)
    }
    let letBe = () => {}
    if (isShown()) start()
    else letBe = whenFree(start)
    return () => {
      letBe()
      worker.current?.stop()
      worker.current = null
    }
  }, [events])
  // Told before all that draws the moment (a layout effect): it is asked about first, and drawn while the worker looks.
  useLayoutEffect(() => {
    // Who steps on several times at once asks about the last of these moments alone.
    let asking = false
    const ask = () => {
      asking = false
      worker.current?.ask({ kind: 'moment', source: source.get() })
    }
    return source.subscribe(() => {
      if (asking || !isShown()) return
      asking = true
      queueMicrotask(ask)
    })
  }, [source])
  useEffect(() => {
    if (shown) worker.current?.ask({ kind: 'moment', source: source.get() })
  }, [source, shown])
  const find = useCallback(
    (source: number): MomentDecision => {
      if (typeof analysis !== 'string') return decisionOf(analysis.decisions, source)
      return moment?.source === source ? moment.decision : 'waiting'
    },
    [analysis, moment],
  )
  return [analysis, find]
}
