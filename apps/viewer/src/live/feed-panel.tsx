'use client'

import { memo, useMemo } from 'react'
import { seatsFrom, type Seat } from '@paipu/engine'
import { fanName, type Frame, type Language } from '@paipu/views'
import { signed } from '../board/format.ts'
import { SeatLetter } from '../seat-letter.tsx'
import { Icon } from '../stage/icons.tsx'
import { Phrases } from '../stage/phrases.tsx'
import type { Messages } from '../words/catalogue.ts'
import { useLanguage, useWords } from '../words/context.tsx'
import { feedOf, type FeedLine } from './feed.ts'
import { useReadToEnd } from './use-read-to-end.ts'

interface Props {
  readonly frames: readonly Frame[]
  readonly ply: number
  readonly onSeek: (ply: number) => void
}

/**
 * Calls, wins and payments in words, as they come. Who has read to the end stays at the end, on whatever screen; who has scrolled up
 * stays where they are and is told how many lines have come since. It is not spoken by itself: the announcer says each line.
 */
export function FeedPanel({ frames, ply, onSeek }: Props) {
  const words = useWords()
  const lines = useMemo(() => feedOf(frames), [frames])
  const { list, newer, toEnd } = useReadToEnd(lines)
  return (
    <div className="feed">
      {lines.length === 0 && <p className="p-4 text-muted">{words.live.feed.none}</p>}
      <ol ref={list} className="feed-lines" aria-label={words.live.feed.label}>
        {lines.map((line) => (
          <Line
            key={line.frame.ply}
            line={line}
            current={line.frame.ply === ply}
            later={line.frame.ply > ply}
            onSeek={onSeek}
          />
        ))}
      </ol>
      <button type="button" className="feed-newer" hidden={newer === 0} onClick={toEnd}>
        <Icon name="down" />
        {words.live.feed.newer(newer)}
      </button>
    </div>
  )
}

interface LineProps {
  readonly line: FeedLine
  readonly current: boolean
  /** Still to come at the moment on screen. */
  readonly later: boolean
  readonly onSeek: (ply: number) => void
}

/** A new line must not draw all the others anew. */
const Line = memo(
  function Line({ line: { frame, payment }, current, later, onSeek }: LineProps) {
    const words = useWords()
    const language = useLanguage()
    const { ply, event, state } = frame
    return (
      <li data-later={later}>
        <button
          type="button"
          className="event"
          data-type={event.type}
          aria-current={current ? 'step' : undefined}
          onClick={() => onSeek(ply)}
        >
          <span className="event-ply">{ply}</span>
          <span className="event-words">
            <Phrases frame={frame} size={18} />
            {payment !== null && (
              <span className="feed-why">
                {words.live.feed.why}
                {whyInWords(payment, words, language)}
                {words.live.feed.stop}
                <Totals totals={payment.row.totals} dealer={state.started?.dealer ?? 0} />
              </span>
            )}
          </span>
        </button>
      </li>
    )
  },
  (a, b) => a.line.frame === b.line.frame && a.current === b.current && a.later === b.later && a.onSeek === b.onSeek,
)

/** What each seat has after a payment. */
function Totals({ totals, dealer }: { readonly totals: readonly number[]; readonly dealer: Seat }) {
  return (
    <span className="feed-totals">
      {seatsFrom(dealer).map((seat) => (
        <span key={seat}>
          <SeatLetter seat={seat} dealer={dealer} /> {signed(totals[seat]!)}
        </span>
      ))}
    </span>
  )
}

/** Why a payment was made: what was won and how, which kong it was, or what was found at the wall's end. */
function whyInWords(
  { row, by }: NonNullable<FeedLine['payment']>,
  { live: { feed }, joins }: Messages,
  language: Language,
): string {
  const { reason, why } = row
  switch (reason) {
    case 'kong':
      return why?.kind === 'kong' ? feed.kong[why.kong] : ''
    case 'win': {
      const fans = why?.kind === 'fans' ? why.fans : []
      const value = fans.map(({ name, fan }) => `${fanName(name, language)} ${fan}`)
      if (why?.kind === 'fans' && why.hits !== null) value.push(feed.hits(why.hits))
      return `${by === null ? '' : `${feed.win[by]}${joins.semicolon}`}${value.length === 0 ? feed.noFan : value.join(joins.listComma)}`
    }
    case 'kong-transfer':
    case 'flower-pig':
    case 'not-ready':
    case 'kong-refund':
      return feed.reasons[reason]
  }
}
