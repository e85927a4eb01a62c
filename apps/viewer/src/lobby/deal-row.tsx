'use client'

import { Link } from '../link.tsx'
import { useState } from 'react'
import { SEATS } from '@paipu/engine'
import type { DealRow } from '../api/schema.ts'
import { signed } from '../board/format.ts'
import { ruleSetName } from '../rule-set-name.ts'
import { SeatLetter } from '../seat-letter.tsx'
import { PlayerName } from '../statistics/player-name.tsx'
import { isUndated, Time } from '../time.tsx'
import type { Messages } from '../words/catalogue.ts'
import { useLanguage, useWords } from '../words/context.tsx'
import { CourseLines } from './course.tsx'

interface Props {
  readonly deal: DealRow
  readonly now: number
  /** Whether how it came out is told only when asked for. */
  readonly untold: boolean
  /** The level of its heading. */
  readonly level: 2 | 3
}

/** A finished deal as a row of a list: its replay, who played, what it came to. */
export function DealRowCard({ deal, now, untold, level }: Props) {
  const words = useWords()
  const [opened, setOpened] = useState(false)
  const told = opened || !untold
  const language = useLanguage()
  const rules = ruleSetName(deal.ruleSet, language)
  const Heading = `h${level}` as const
  return (
    <article className="deal">
      <Heading className="deal-rules">
        <Link href={`/deals/${deal.id}`} prefetch={false} className="stretched">
          {words.lobby.replay(rules, deal.dealNumber)}
        </Link>
      </Heading>
      <ul className="deal-seats">
        {SEATS.map((seat) => (
          <li key={seat} className="deal-seat">
            <SeatLetter seat={seat} dealer={deal.dealer} />
            <PlayerName player={deal.seats[seat]!} elsewhere={deal.source !== null} />
            {told && (
              <span className={`tabular-nums text-right ${deal.totals[seat]! > 0 ? 'font-semibold' : ''}`}>
                {signed(deal.totals[seat]!)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {told && <CourseLines course={deal.course} dealer={deal.dealer} />}
      <p className="deal-end">
        {told ? (
          <span>{resultOf(deal, words)}</span>
        ) : (
          <button
            type="button"
            className="deal-open"
            aria-label={words.spoilers.resultOf(rules, deal.dealNumber)}
            onClick={() => setOpened(true)}
          >
            {words.spoilers.result}
          </button>
        )}
        <span className="text-muted">
          <Time time={deal.endedAt} now={now} />
          {isUndated(deal.endedAt) && <span title={deal.id}>{words.lobby.idEnd(deal.id.slice(-4))}</span>}
        </span>
      </p>
      {deal.source !== null && <p className="deal-source text-sm text-muted">{words.lobby.source(deal.source)}</p>}
    </article>
  )
}

/** How it ended and how many wins there were; that a deal was won need not be said beside its wins. */
function resultOf({ result, wins }: DealRow, words: Messages): string {
  if (result === 'won') return words.wins(wins)
  return wins === 0 ? words.results[result] : `${words.results[result]} · ${words.wins(wins)}`
}
