'use client'

import { useMemo } from 'react'
import type { Seat } from '@paipu/engine'
import { dangerBefore, known, waitsAt } from '../analysis/reading.ts'
import type { Analysis, MomentDecision } from '../analysis/use-analysis.ts'
import { MomentBoard } from '../stage/moment-board.tsx'
import { useRead } from '../stage/store.ts'
import type { Replay } from './use-replay.ts'

interface Props {
  readonly replay: Replay
  readonly bottom: Seat
  readonly motion: boolean
  readonly analysis: Analysis
  /** The decision of a moment, by the place of its event. */
  readonly decisionOf: (source: number) => MomentDecision
  readonly onStep: (by: number) => void
}

/** The table at the moment on screen, with what is to be laid over it. */
export function ReplayBoard({ replay, bottom, motion, analysis, decisionOf, onStep }: Props) {
  const { frames, at, viewer, overlays } = replay
  const ply = useRead(at, (ply) => ply)
  const { source } = frames[ply]!
  const decision = overlays.includes('danger') ? decisionOf(source) : null
  const dangerous = decision === 'waiting' ? null : decision
  const danger = useMemo(() => dangerBefore(dangerous, viewer, source), [dangerous, viewer, source])
  return (
    <MomentBoard
      frames={frames}
      ply={ply}
      bottom={bottom}
      motion={motion}
      numerals={overlays.includes('numerals')}
      onStep={onStep}
      waits={overlays.includes('waits') ? waitsAt(known(analysis), viewer, source) : null}
      danger={danger}
      wordsBehind
    />
  )
}
