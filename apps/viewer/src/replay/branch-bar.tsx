'use client'

import type { DealStartedV1 } from '@paipu/contracts'
import { seatsFrom } from '@paipu/engine'
import type { TimedEvent } from '@paipu/views'
import { signed } from '../board/format.ts'
import { SeatLetter } from '../seat-letter.tsx'
import { useWords } from '../words/context.tsx'

interface Props {
  readonly events: readonly TimedEvent[]
  readonly started: DealStartedV1
  /** The totals of the deal as it was played; `null` where they are not told. */
  readonly played: readonly number[] | null
  readonly onBack: () => void
}

/** That this is a deal that might have been, what came of it beside what did, and the way back. */
export function BranchBar({ events, started, played, onBack }: Props) {
  const words = useWords()
  const ended = events.at(-1)?.event
  const totals = ended?.type === 'DealEnded' ? ended.data.totals : null
  return (
    <section className="branch" aria-label={words.branch.title}>
      <p>
        <strong>{words.branch.title}</strong> <span className="text-muted">{words.branch.about}</span>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.points.total}</th>
            {seatsFrom(started.dealer).map((seat) => (
              <th key={seat} scope="col">
                <SeatLetter seat={seat} dealer={started.dealer} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(
            [
              [words.branch.played, played],
              [words.branch.now, totals],
            ] as const
          ).map(([name, points]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {seatsFrom(started.dealer).map((seat) => (
                <td key={seat}>{points === null ? '' : signed(points[seat]!)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="action" onClick={onBack}>
        {words.branch.back}
      </button>
    </section>
  )
}
