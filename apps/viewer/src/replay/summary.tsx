'use client'

import { useMemo } from 'react'
import type { DealStartedV1 } from '@paipu/contracts'
import { seatsFrom } from '@paipu/engine'
import type { TimedEvent } from '@paipu/views'
import { known } from '../analysis/reading.ts'
import type { Analysis } from '../analysis/use-analysis.ts'
import { signed } from '../board/format.ts'
import { SeatLetter } from '../seat-letter.tsx'
import { PlayerName } from '../statistics/player-name.tsx'
import { useWords } from '../words/context.tsx'
import { summaryOf } from './summary.ts'

interface Props {
  readonly events: readonly TimedEvent[]
  readonly started: DealStartedV1
  readonly analysis: Analysis
  /** Whether the names lead to the players’ pages: not where they are hidden, or nobody here is meant. */
  readonly linked: boolean
}

/** The deal by seat: points, wins, kongs, how good the opening hand was, how long it thought. */
export function Summary({ events, started, analysis, linked }: Props) {
  const words = useWords()
  const rows = useMemo(() => summaryOf(events, known(analysis)), [events, analysis])
  return (
    <table className="summary">
      <caption className="sr-only">{words.summary.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.summary.seat}</th>
          <th scope="col">{words.points.total}</th>
          <th scope="col">{words.summary.wins}</th>
          <th scope="col">{words.summary.kongs}</th>
          <th scope="col" title={words.summary.openingHelp}>
            {words.summary.opening}
          </th>
          <th scope="col" title={words.summary.thinkHelp}>
            {words.summary.think}
          </th>
        </tr>
      </thead>
      <tbody>
        {seatsFrom(started.dealer).map((seat) => {
          const { points, opening, wins, kongs, think } = rows[seat]
          return (
            <tr key={seat}>
              <th scope="row">
                <span className="summary-name">
                  <SeatLetter seat={seat} dealer={started.dealer} />
                  <PlayerName
                    player={{ id: started.seats[seat].player, name: started.seats[seat].name }}
                    elsewhere={!linked}
                  />
                </span>
              </th>
              <td>{signed(points)}</td>
              <td>{wins}</td>
              <td>{kongs}</td>
              <td>{opening === null ? words.summary.unknown : words.analysis.fromReady(opening)}</td>
              <td>{think === null ? words.summary.unknown : words.summary.seconds((think / 1000).toFixed(1))}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
