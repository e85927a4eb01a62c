'use client'

import { useEffect, useEffectEvent } from 'react'
import { framesOf, parseViewer, SPECTATOR, type TimedEvent } from '@paipu/views'
import { DEAL_EVENTS, NAMELESS_EVENTS } from '../api/queries.ts'
import { withoutNames } from '../stage/names.ts'
import { timedEvents } from '../stage/open-deal.ts'
import type { LiveDeal } from './live-deal.ts'
import { whenOpen } from './when-open.ts'

/**
 * Completes an earlier deal that a watcher stays in: its last moments may have passed while the connection was lost, and the
 * view may have been changed since. It is over, so that the server gives all of it. `winds` are what players are called by, `null`
 * for their names.
 */
export function usePastDeal(
  past: LiveDeal | null,
  viewer: string,
  winds: readonly string[] | null,
  take: (deal: LiveDeal) => void,
): void {
  const taken = useEffectEvent(take)
  const called = useEffectEvent((events: readonly TimedEvent[]) =>
    winds === null ? events : withoutNames(events, winds),
  )
  const whole = past === null || (past.viewer === viewer && past.frames.at(-1)?.event.type === 'DealEnded')
  const wanted = whole ? null : past.id
  const number = past?.number ?? null
  const nameless = winds !== null
  useEffect(() => {
    if (wanted === null) return
    const leave = new AbortController()
    const complete = async () => {
      const answer = await whenOpen(nameless ? NAMELESS_EVENTS : DEAL_EVENTS, { id: wanted }, leave.signal)
      if (answer === null) return
      const frames = framesOf(called(timedEvents(answer.deal)), parseViewer(viewer) ?? SPECTATOR)
      taken({ id: wanted, number, frames, viewer })
    }
    void complete()
    return () => leave.abort()
  }, [wanted, number, viewer, nameless])
}
