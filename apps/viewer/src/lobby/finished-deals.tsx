'use client'

import Link from 'next/link'
import { useState } from 'react'
import type { DealRow } from '../api/schema.ts'
import { signed } from '../board/format.ts'
import { ruleSetName } from '../rule-set-name.ts'
import { SEATS } from '@paipu/engine'
import { useHiddenSpoilers } from '../spoilers/use-hidden-spoilers.ts'
import { SeatLetter } from '../seat-letter.tsx'
import { Time } from '../time.tsx'
import type { Messages } from '../words/catalogue.ts'
import { useLanguage, useWords } from '../words/context.tsx'
import { Empty } from './empty.tsx'
import { matches, type Narrowed } from './matching.ts'
import type { LobbyState } from './use-lobby.ts'

interface Props {
  readonly lobby: LobbyState
  readonly narrowed: Narrowed
  readonly now: number
  /** Whether the reader wants no results told. */
  readonly spoilerFree: boolean
}

/** The deals that are over, newest first. */
export function FinishedDeals({ lobby, narrowed, now, spoilerFree }: Props) {
  const words = useWords()
  const [untold, setUntold] = useHiddenSpoilers(spoilerFree)
  const { next } = lobby.data.deals
  const deals = lobby.data.deals.deals.filter((deal) => matches(deal, narrowed))
  return (
    <section aria-labelledby="finished-deals" className="mt-10">
      <div className="deals-head">
        <h2 id="finished-deals" className="text-lg font-semibold">
          {words.lobby.finished}
        </h2>
        <button type="button" className="action" aria-pressed={untold} onClick={() => setUntold(!untold)}>
          {words.spoilers.hideResults}
        </button>
      </div>
      {deals.length === 0 && (
        <Empty what={noDeals(narrowed, words)} help={narrowed.player === '' ? words.lobby.noDealsHelp : null} />
      )}
      <ol className="deals">
        {deals.map((deal) => (
          <li key={deal.id}>
            <Deal deal={deal} now={now} untold={untold} />
          </li>
        ))}
      </ol>
      {lobby.older === 'failed' && (
        <p role="alert" className="mt-2">
          {words.lobby.olderFailed}
        </p>
      )}
      {next !== null && (
        <button type="button" className="action mt-4" disabled={lobby.older === 'loading'} onClick={lobby.showOlder}>
          {lobby.older === 'loading' ? words.lobby.loading : words.lobby.older}
        </button>
      )}
    </section>
  )
}

function noDeals({ ruleSet, player }: Narrowed, { lobby }: Messages): string {
  if (player !== '') return lobby.noDealsOfPlayer(player)
  return ruleSet === null ? lobby.noDeals : lobby.noDealsOfRules
}

interface DealProps {
  readonly deal: DealRow
  readonly now: number
  /** Whether how it came out is told only when asked for. */
  readonly untold: boolean
}

function Deal({ deal, now, untold }: DealProps) {
  const words = useWords()
  const [opened, setOpened] = useState(false)
  const told = opened || !untold
  const language = useLanguage()
  const rules = ruleSetName(deal.ruleSet, language)
  return (
    <article className="deal">
      <h3 className="deal-rules">
        <Link href={`/deals/${deal.id}`} prefetch={false} className="stretched">
          {words.lobby.replay(rules, deal.dealNumber)}
        </Link>
      </h3>
      <ul className="deal-seats">
        {SEATS.map((seat) => (
          <li key={seat} className="deal-seat">
            <SeatLetter seat={seat} dealer={deal.dealer} />
            <span className="truncate">{deal.seats[seat]!.name}</span>
            {told && (
              <span className={`tabular-nums text-right ${deal.totals[seat]! > 0 ? 'font-semibold' : ''}`}>
                {signed(deal.totals[seat]!)}
              </span>
            )}
          </li>
        ))}
      </ul>
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
