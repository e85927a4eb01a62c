'use client'

import type { DealAnalysis, WhatIf } from '@paipu/analysis'
import { ALL_HANDS, sees, type Frame, type Viewer } from '@paipu/views'
import { SeatLetter } from '../seat-letter.tsx'
import { useLanguage, useWords } from '../words/context.tsx'
import { DecisionView } from './decision-view.tsx'
import { known } from './reading.ts'
import { costAmount, costInWords } from './sentences.ts'
import type { Overlay } from './overlays.ts'
import type { Analysis, MomentDecision } from './use-analysis.ts'

interface Props {
  readonly analysis: Analysis
  /** The decision of the moment on screen, which may be known before the others are. */
  readonly decision: MomentDecision
  readonly frames: readonly Frame[]
  readonly ply: number
  readonly viewer: Viewer
  readonly costly: readonly number[]
  readonly overlays: readonly Overlay[]
  /** Whether nothing is told of what comes after the moments of `frames`. */
  readonly spoilerFree: boolean
  readonly onOverlay: (overlay: Overlay) => void
  readonly onView: (viewer: Viewer) => void
  readonly onSeek: (ply: number) => void
  /** Plays the deal on from another choice. */
  readonly onWhatIf: (whatIf: WhatIf) => void
}

/** The decision of the moment on screen, what else could have been done, and all decisions that cost something. */
export function AnalysisPanel(props: Props) {
  const { analysis, decision, frames, ply, viewer, spoilerFree, onView, onWhatIf } = props
  const words = useWords()
  const decisions = known(analysis)
  const awaited = analysis === 'failed' ? words.analysis.failed : words.analysis.running
  if (decision === 'waiting')
    return (
      <p className="p-4 text-muted" role="status">
        {awaited}
      </p>
    )
  return (
    <div className="analysis">
      <OverlaySwitches {...props} />
      {decision === null ? (
        <p className="text-muted">
          {spoilerFree && ply === frames.length - 1 ? words.spoilers.notYet : words.analysis.none}
        </p>
      ) : sees(viewer, decision.seat) ? (
        <DecisionView
          decision={decision}
          frame={frames[ply]!}
          allHands={viewer.seats.length === 4}
          onWhatIf={onWhatIf}
        />
      ) : (
        <div>
          <p className="text-muted">{words.analysis.hidden}</p>
          <button type="button" className="action mt-3" onClick={() => onView(ALL_HANDS)}>
            {words.analysis.show}
          </button>
        </div>
      )}
      {decisions === null ? (
        <p className="mt-4 text-muted" role="status">
          {awaited}
        </p>
      ) : (
        <Costly {...props} decisions={decisions} />
      )}
    </div>
  )
}

function OverlaySwitches({ overlays, onOverlay }: Props) {
  const words = useWords()
  return (
    <div className="views-row" role="group" aria-label={words.analysis.overlays}>
      {(['waits', 'danger'] as const).map((overlay) => (
        <button
          key={overlay}
          type="button"
          className="view"
          aria-pressed={overlays.includes(overlay)}
          onClick={() => onOverlay(overlay)}
        >
          {words.analysis.overlay[overlay]}
        </button>
      ))}
    </div>
  )
}

/** All decisions told of that cost something, each leading to its moment. */
function Costly({ frames, costly, onSeek, ply, decisions }: Props & { readonly decisions: DealAnalysis }) {
  const words = useWords()
  const language = useLanguage()
  return (
    <section className="mt-4">
      <h2 className="font-semibold">{words.analysis.costly(costly.length)}</h2>
      <p className="mb-2 text-sm text-muted">{words.analysis.about}</p>
      <ol className="costly">
        {costly.map((at) => {
          const { source, state } = frames[at]!
          const { seat, cost } = decisions.decisions.find((decision) => decision.source === source)!
          return (
            <li key={at}>
              <button
                type="button"
                className="event"
                aria-current={at === ply ? 'step' : undefined}
                onClick={() => onSeek(at)}
              >
                <span className="event-ply">{at}</span>
                <span>
                  <SeatLetter seat={seat} dealer={state.started?.dealer ?? 0} /> {costInWords(cost!, words, language)}{' '}
                  <span className="cost-chip">{costAmount(cost!, words)}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
