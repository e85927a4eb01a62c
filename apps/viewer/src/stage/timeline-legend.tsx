'use client'

import { memo, useMemo } from 'react'
import { seatsFrom } from '@paipu/engine'
import { timelineMarks, type Frame, type MarkKind } from '@paipu/views'
import { SeatLetter } from '../seat-letter.tsx'
import { useWords } from '../words/context.tsx'

/** The kinds that are drawn alike and share a line of the legend, by the one that stands for them. */
const SAME_SIGN: Readonly<Partial<Record<MarkKind, MarkKind>>> = { void: 'swap', 'wall-end': 'swap', end: 'swap' }

interface Props {
  readonly frames: readonly Frame[]
  /** Whether decisions that cost something are marked too. */
  readonly costly?: boolean
  /** Whether it is marked when seats became ready. */
  readonly ready?: boolean
}

/** What the signs on the timeline mean: those that this deal has, the seats' colours, and the wall. */
export const TimelineLegend = memo(function TimelineLegend({ frames, costly = false, ready = false }: Props) {
  const words = useWords()
  const kinds = useMemo(() => [...new Set(timelineMarks(frames).map(({ kind }) => SAME_SIGN[kind] ?? kind))], [frames])
  const dealer = frames[0]?.state.started?.dealer ?? 0
  return (
    <ul className="legend" aria-label={words.legend.label}>
      <li>
        <span className="legend-wall" aria-hidden="true" />
        {words.legend.wall}
      </li>
      {kinds.map((kind) => (
        <Sign key={kind} kind={kind} />
      ))}
      {ready && !kinds.includes('ready') && <Sign kind="ready" />}
      {costly && (
        <li>
          <span className="legend-sign" aria-hidden="true">
            <span className="mark" data-kind="cost" />
          </span>
          {words.legend.cost}
        </li>
      )}
      <li>
        {seatsFrom(dealer).map((seat) => (
          <SeatLetter key={seat} seat={seat} dealer={dealer} />
        ))}
        {words.legend.seats}
      </li>
    </ul>
  )
})

function Sign({ kind }: { readonly kind: MarkKind }) {
  const words = useWords()
  return (
    <li>
      <span className="legend-sign" aria-hidden="true">
        <span className="mark" data-kind={kind} />
      </span>
      {words.legend.kinds[kind]}
    </li>
  )
}
