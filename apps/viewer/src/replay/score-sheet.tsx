'use client'

import type { DealStartedV1 } from '@paipu/contracts'
import { narrate, type Frame, type TimedEvent } from '@paipu/views'
import type { Analysis } from '../analysis/use-analysis.ts'
import { PointsPanel } from '../stage/points-panel.tsx'
import { Time } from '../time.tsx'
import { useLanguage, useWords } from '../words/context.tsx'
import type { OpenDeal } from '../stage/open-deal.ts'
import { Summary } from './summary.tsx'

interface Props {
  readonly deal: OpenDeal
  readonly events: readonly TimedEvent[]
  /** Whether it is told how the deal came out. */
  readonly told: boolean
  readonly started: DealStartedV1
  readonly frames: readonly Frame[]
  readonly analysis: Analysis
}

/** A deal on paper, below its board: how it came out, every payment, and every moment in words. */
export function ScoreSheet({ deal, events, told, started, frames, analysis }: Props) {
  const words = useWords()
  const language = useLanguage()
  return (
    <div className="score-sheet">
      {told && (
        <>
          <p>
            {words.results[deal.row.result]} · <Time time={deal.row.endedAt} />
          </p>
          <Summary events={events} started={started} analysis={analysis} linked={false} />
        </>
      )}
      <PointsPanel frames={frames} ply={frames.length - 1} onSeek={() => {}} />
      <ol className="score-moments">
        {frames.map((frame) => (
          <li key={frame.ply} value={frame.ply}>
            {narrate(frame, language)}
          </li>
        ))}
      </ol>
    </div>
  )
}
