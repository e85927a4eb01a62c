import { memo } from 'react'
import { seatsFrom, windOf, type BySeat, type Seat } from '@paipu/engine'
import { WIND_COLOURS } from '../wind-colours.ts'

/** The points of the seats from a moment on. */
export interface PointsAt {
  readonly ply: number
  readonly totals: BySeat<number>
}

const HEIGHT = 100

/** The most and the least that a seat ever had; every seat begins with 0. */
export function pointsRange(rows: readonly PointsAt[]): { readonly most: number; readonly least: number } {
  const all = rows.flatMap(({ totals }) => totals)
  return { most: Math.max(0, ...all), least: Math.min(0, ...all) }
}

interface Props {
  readonly rows: readonly PointsAt[]
  /** The deal's last moment. */
  readonly last: number
  readonly dealer: Seat
}

/** The four totals over the deal as lines, which fill the room they are given. They stand while the moment changes. */
export const PointsLines = memo(function PointsLines({ rows, last, dealer }: Props) {
  const { most, least } = pointsRange(rows)
  const y = (points: number) => ((most - points) / Math.max(1, most - least)) * HEIGHT
  return (
    <svg className="points-lines" viewBox={`0 0 ${Math.max(1, last)} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <path className="points-zero" d={`M0 ${y(0)}H${last}`} vectorEffect="non-scaling-stroke" />
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
