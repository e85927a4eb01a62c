'use client'

import { memo, type KeyboardEvent, type MouseEvent } from 'react'
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
 * The four totals over the deal as lines; a press leads to that moment, and so do the arrows, from one movement of points to
 * the next.
 */
export function PointsGraph({ rows, last, ply, dealer, onSeek }: Props) {
  const words = useWords()
  const all = rows.flatMap(({ totals }) => totals)
  const [most, least] = [Math.max(0, ...all), Math.min(0, ...all)]
  const press = (press: MouseEvent<HTMLElement>) => {
    const { left, width } = press.currentTarget.getBoundingClientRect()
    onSeek(Math.round(((press.clientX - left) / width) * last))
  }
  const walk = (event: KeyboardEvent) => {
    const to = event.ctrlKey || event.metaKey || event.altKey ? null : nextStop(event.key, rows, ply, last)
    if (to === null) return
    event.preventDefault()
    onSeek(to)
  }
  return (
    <div
      className="graph"
      role="slider"
      tabIndex={0}
      aria-label={words.points.graph}
      title={words.points.graph}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={ply}
      aria-valuetext={totalsInWords()}
      onClick={press}
      onKeyDown={walk}
    >
      <Lines rows={rows} last={last} dealer={dealer} most={most} least={least} />
      <span className="graph-now" style={{ left: `${(ply / Math.max(1, last)) * 100}%` }} />
      <span className="graph-most" aria-hidden="true">
        {signed(most)}
      </span>
      <span className="graph-least" aria-hidden="true">
        {signed(least)}
      </span>
    </div>
  )

  function totalsInWords(): string {
    const totals = rows.findLast((row) => row.ply <= ply)?.totals ?? [0, 0, 0, 0]
    const parts = seatsFrom(dealer).map((seat) => `${words.winds[windOf(seat, dealer)]} ${signed(totals[seat])}`)
    return `${words.spoilers.moment(ply)}${words.rules.colon}${parts.join(words.rules.comma)}`
  }
}

/** The moment that a key leads to on the graph: the next movement of points, or an end; `null` for another key. */
function nextStop(key: string, rows: readonly LedgerRow[], ply: number, last: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return rows.find((row) => row.ply > ply)?.ply ?? last
    case 'ArrowLeft':
    case 'ArrowDown':
      return rows.findLast((row) => row.ply < ply)?.ply ?? 0
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
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
