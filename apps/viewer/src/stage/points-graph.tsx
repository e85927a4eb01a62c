'use client'

import { memo, type MouseEvent } from 'react'
import { seatsFrom, windOf, type Seat } from '@paipu/engine'
import { signed } from '../board/format.ts'
import { WIND_COLOURS } from '../wind-colours.ts'
import { useWords } from '../words/context.tsx'
import type { LedgerRow } from './ledger.ts'

interface Props {
  readonly rows: readonly LedgerRow[]
  /** The deal's last moment. */
  readonly last: number
  readonly ply: number
  readonly dealer: Seat
  readonly onSeek: (ply: number) => void
}

const HEIGHT = 100

/**
 * The four totals over the deal as lines; a press leads to that moment. The rows of the ledger say the same and are there for
 * the keyboard.
 */
export function PointsGraph({ rows, last, ply, dealer, onSeek }: Props) {
  const words = useWords()
  const all = rows.flatMap(({ totals }) => totals)
  const [most, least] = [Math.max(0, ...all), Math.min(0, ...all)]
  const seek = (press: MouseEvent<HTMLElement>) => {
    const { left, width } = press.currentTarget.getBoundingClientRect()
    onSeek(Math.round(((press.clientX - left) / width) * last))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div className="graph" aria-hidden="true" title={words.points.graph} onClick={seek}>
      <Lines rows={rows} last={last} dealer={dealer} most={most} least={least} />
      <span className="graph-now" style={{ left: `${(ply / Math.max(1, last)) * 100}%` }} />
      <span className="graph-most">{signed(most)}</span>
      <span className="graph-least">{signed(least)}</span>
    </div>
  )
}

interface LinesProps {
  readonly rows: readonly LedgerRow[]
  readonly last: number
  readonly dealer: Seat
  readonly most: number
  readonly least: number
}

/** The lines stand while the moment changes. */
const Lines = memo(function Lines({ rows, last, dealer, most, least }: LinesProps) {
  const y = (points: number) => ((most - points) / Math.max(1, most - least)) * HEIGHT
  return (
    <svg viewBox={`0 0 ${Math.max(1, last)} ${HEIGHT}`} preserveAspectRatio="none">
      <path className="graph-zero" d={`M0 ${y(0)}H${last}`} vectorEffect="non-scaling-stroke" />
      {seatsFrom(dealer).map((seat) => (
        <path
          key={seat}
          stroke={WIND_COLOURS[windOf(seat, dealer)]}
          strokeDasharray={DASHES[windOf(seat, dealer)]}
          vectorEffect="non-scaling-stroke"
          d={`M0 ${y(0)}${rows.map(({ ply, totals }) => `H${ply}V${y(totals[seat])}`).join('')}H${last}`}
        />
      ))}
    </svg>
  )
})

/** The lines differ in more than their colour. */
const DASHES = [undefined, '7 3', '2 3', '10 3 2 3'] as const
