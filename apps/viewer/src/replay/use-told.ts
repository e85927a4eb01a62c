import { useCallback, useMemo } from 'react'
import type { TimedEvent } from '@paipu/views'
import { costlyPlies, costsOf, known, readyMarks } from '../analysis/reading.ts'
import { useAnalysis } from '../analysis/use-analysis.ts'
import { toldDecision, toldUpTo } from './told.ts'
import type { Replay } from './use-replay.ts'

/**
 * What is told of a deal beside its moments: its analysis and its events, where nothing is to be spoiled up to the moment that has
 * been reached. `shown` says whether what is said of the moment on screen is in sight.
 */
export function useTold(events: readonly TimedEvent[], replay: Replay, shown: boolean) {
  const { frames, viewer, source, told, reached } = replay
  const [looked, lookedAt] = useAnalysis(events, source, shown)
  const decisionOf = useCallback((source: number) => toldDecision(lookedAt(source), reached), [lookedAt, reached])
  const analysis = useMemo(
    () => (told || typeof looked === 'string' ? looked : toldUpTo(looked, reached)),
    [looked, told, reached],
  )
  const toldEvents = useMemo(() => (told ? events : events.slice(0, reached + 1)), [events, told, reached])
  const costs = useMemo(() => costsOf(known(analysis), viewer), [analysis, viewer])
  const costly = useMemo(() => costlyPlies(frames, costs), [frames, costs])
  const ready = useMemo(() => readyMarks(known(analysis), viewer, frames), [analysis, viewer, frames])
  return { analysis, decisionOf, toldEvents, costs, costly, ready }
}
