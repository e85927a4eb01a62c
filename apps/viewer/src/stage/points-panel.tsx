'use client'

import { useMemo } from 'react'
import { seatsFrom, type Seat } from '@paipu/engine'
import type { Frame } from '@paipu/views'
import { signed } from '../board/format.ts'
import { SeatLetter } from '../seat-letter.tsx'
import { TileFace } from '../tiles/index.ts'
import { useLanguage, useWords } from '../words/context.tsx'
import { ledgerOf, type LedgerRow } from './ledger.ts'

interface Props {
  readonly frames: readonly Frame[]
  readonly ply: number
  readonly onSeek: (ply: number) => void
}

/** Every payment of the deal as a row, with what each seat gained or lost, and the totals at the moment on screen. */
export function PointsPanel({ frames, ply, onSeek }: Props) {
  const words = useWords()
  const started = frames[0]?.state.started ?? null
  const dealer = started?.dealer ?? 0
  const rows = useMemo(() => ledgerOf(frames), [frames])
  const totals = rows.findLast((row) => row.ply <= ply)?.totals ?? [0, 0, 0, 0]
  if (rows.length === 0) return <p className="p-4 text-muted">{words.points.none}</p>
  return (
    <table className="ledger">
      <caption className="sr-only">{words.points.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.points.moment}</th>
          <th scope="col">{words.points.cause}</th>
          {seatsFrom(dealer).map((seat) => (
            <th key={seat} scope="col" title={started?.seats[seat].name}>
              <SeatLetter seat={seat} dealer={dealer} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.ply} row={row} dealer={dealer} later={row.ply > ply} onSeek={onSeek} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {words.points.total}
          </th>
          {seatsFrom(dealer).map((seat) => (
            <td key={seat}>{signed(totals[seat])}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

interface RowProps {
  readonly row: LedgerRow
  readonly dealer: Seat
  /** Still to come at the moment on screen. */
  readonly later: boolean
  readonly onSeek: (ply: number) => void
}

function Row({ row, dealer, later, onSeek }: RowProps) {
  const words = useWords()
  const language = useLanguage()
  return (
    <tr data-later={later}>
      <td>
        <button type="button" className="link tabular-nums" onClick={() => onSeek(row.ply)}>
          {row.ply}
        </button>
      </td>
      <td>
        <span className="ledger-cause">
          {row.tile !== null && <TileFace tile={row.tile} size={20} language={language} />}
          {words.points.reasons[row.reason]}
        </span>
      </td>
      {seatsFrom(dealer).map((seat) => (
        <td key={seat} data-sign={Math.sign(row.change[seat])}>
          {row.change[seat] === 0 ? '' : signed(row.change[seat])}
        </td>
      ))}
    </tr>
  )
}
