'use client'

import { useId, useMemo, useState } from 'react'
import { seatsFrom, type Seat } from '@paipu/engine'
import { fanName, type Frame } from '@paipu/views'
import { signed } from '../board/format.ts'
import { SeatLetter } from '../seat-letter.tsx'
import { TileFace } from '../tiles/index.ts'
import { useLanguage, useWords } from '../words/context.tsx'
import { ledgerOf, madeOf, type LedgerRow, type LedgerWhy } from './ledger.ts'
import { PointsGraph } from './points-graph.tsx'

interface Props {
  readonly frames: readonly Frame[]
  readonly ply: number
  readonly onSeek: (ply: number) => void
}

/**
 * Every movement of points as a row: for what, and what each seat gained or lost, with its running total below. At the foot
 * the totals at the moment on screen, each of which says what it is made of; above, all four over the deal.
 */
export function PointsPanel({ frames, ply, onSeek }: Props) {
  const words = useWords()
  const started = frames[0]?.state.started ?? null
  const dealer = started?.dealer ?? 0
  const rows = useMemo(() => ledgerOf(frames), [frames])
  const [asked, setAsked] = useState<Seat | null>(null)
  const made = useId()
  const past = rows.filter((row) => row.ply <= ply)
  const totals = past.at(-1)?.totals ?? [0, 0, 0, 0]
  if (rows.length === 0) return <p className="p-4 text-muted">{words.points.none}</p>
  return (
    <>
      <PointsGraph rows={rows} last={frames.length - 1} ply={ply} dealer={dealer} onSeek={onSeek} />
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
              {words.points.soFar}{' '}
              <span className="ledger-sum">{words.points.sum(totals.reduce((sum, points) => sum + points, 0))}</span>
            </th>
            {seatsFrom(dealer).map((seat) => (
              <td key={seat}>
                <button
                  type="button"
                  className="ledger-total"
                  aria-describedby={asked === seat ? made : undefined}
                  onClick={() => setAsked(seat)}
                  onFocus={() => setAsked(seat)}
                  onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setAsked(seat)}
                >
                  {signed(totals[seat])}
                </button>
              </td>
            ))}
          </tr>
          {asked !== null && (
            <tr>
              <td colSpan={6} id={made} className="ledger-made">
                <SeatLetter seat={asked} dealer={dealer} /> <bdi>{started?.seats[asked].name}</bdi>
                {words.joins.colon}
                {madeOfInWords(past, asked)}
              </td>
            </tr>
          )}
        </tfoot>
      </table>
    </>
  )

  function madeOfInWords(rows: readonly LedgerRow[], seat: Seat): string {
    const parts = madeOf(rows, seat).map(({ reason, points }) => `${words.points.reasons[reason]} ${signed(points)}`)
    return parts.length === 0 ? words.points.nothing : parts.join(words.joins.comma)
  }
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
        <Why why={row.why} />
        <Paid row={row} dealer={dealer} />
      </td>
      {seatsFrom(dealer).map((seat) => (
        <td key={seat} data-sign={Math.sign(row.change[seat])}>
          {row.change[seat] === 0 ? '' : signed(row.change[seat])}
          <span className="ledger-running">{signed(row.totals[seat])}</span>
        </td>
      ))}
    </tr>
  )
}

/** Who paid whom how much, a payment each. */
function Paid({ row: { payments }, dealer }: Pick<RowProps, 'row' | 'dealer'>) {
  const words = useWords()
  return (
    <ul className="ledger-paid" aria-label={words.points.payments}>
      {payments.map(({ from, to, points }, index) => (
        <li key={`${from}${to}${index}`}>
          <SeatLetter seat={from} dealer={dealer} />
          <span aria-hidden="true">→</span>
          <span className="sr-only">{words.points.pays}</span>
          <SeatLetter seat={to} dealer={dealer} />
          {points}
        </li>
      ))}
    </ul>
  )
}

/** The fan of the win and the birds that hit, or the kind of the kong. */
function Why({ why }: { readonly why: LedgerWhy | null }) {
  const words = useWords()
  const language = useLanguage()
  if (why === null) return null
  if (why.kind === 'kong') return <span className="ledger-why">{words.rules.kinds[`${why.kong}-kong`]}</span>
  const parts = why.fans.map(({ name, fan }) => `${fanName(name, language)} ${fan}`)
  if (why.hits !== null) parts.push(`${words.rules.points.birds} ${why.hits}`)
  return parts.length === 0 ? null : <span className="ledger-why">{parts.join(words.joins.listComma)}</span>
}
