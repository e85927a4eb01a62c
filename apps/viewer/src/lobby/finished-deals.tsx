'use client'

import { Link } from '../link.tsx'
import { useHiddenSpoilers } from '../spoilers/use-hidden-spoilers.ts'
import type { Messages } from '../words/catalogue.ts'
import { useWords } from '../words/context.tsx'
import { DealRowCard } from './deal-row.tsx'
import { exportAddress } from '../exports/asked.ts'
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
        <Link className="link" href={exportAddress({ rules: narrowed.ruleSet ?? '' })} prefetch={false}>
          {words.exports.linkDeals}
        </Link>
        <button type="button" className="action" aria-pressed={untold} onClick={() => setUntold(!untold)}>
          {words.spoilers.hideResults}
        </button>
      </div>
      {deals.length === 0 && (next === null || lobby.searching) && (
        <Empty
          what={lobby.searching ? words.lobby.loading : noDeals(narrowed, words)}
          help={narrowed.player === '' ? words.lobby.noDealsHelp : null}
        />
      )}
      <ol className="deals">
        {deals.map((deal) => (
          <li key={deal.id}>
            <DealRowCard deal={deal} now={now} untold={untold} level={3} />
          </li>
        ))}
      </ol>
      {lobby.older === 'failed' && (
        <p role="alert" className="mt-2">
          {words.lobby.olderFailed}
        </p>
      )}
      {next !== null && !lobby.searching && (
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
