'use client'

import type { KeyboardEvent, MouseEvent } from 'react'
import { seatsFrom, windOf, type Seat } from '@paipu/engine'
import { signed } from '../board/format.ts'
import { useWords } from '../words/context.tsx'
import type { LedgerRow } from './ledger.ts'
import { PointsLines, pointsRange } from './points-lines.tsx'

interface Props {
  readonly rows: readonly LedgerRow[]
  /** The deal's last moment. */
  readonly last: number
  readonly ply: number
  readonly dealer: Seat
  readonly onSeek: (ply: number) => void
}

/**
 * The four totals over the deal as lines; a press leads to that moment, and so do the arrows, from one movement of points to
 * the next.
 */
export function PointsGraph({ rows, last, ply, dealer, onSeek }: Props) {
  const words = useWords()
  const { most, least } = pointsRange(rows)
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
      <PointsLines rows={rows} last={last} dealer={dealer} />
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
    return `${words.spoilers.moment(ply)}${words.joins.colon}${parts.join(words.joins.comma)}`
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
