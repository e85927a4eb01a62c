'use client'

import type { LobbyData } from '../api/queries.ts'
import { useNow } from '../time.tsx'
import { useWords } from '../words/context.tsx'
import { FinishedDeals } from './finished-deals.tsx'
import { LiveTables } from './live-tables.tsx'
import { useLobby } from './use-lobby.ts'

/** Live tables as cards, finished deals as rows. */
export function Lobby({ initial, ruleSet }: { readonly initial: LobbyData; readonly ruleSet: string | null }) {
  const words = useWords()
  const lobby = useLobby(initial, ruleSet)
  const now = useNow(Date.parse(initial.serverTime), lobby.skew)
  return (
    <main id="content" className="page">
      {lobby.stale && (
        <div role="alert" className="notice">
          <p>
            <strong>{words.unreachable.title}.</strong> {words.unreachable.help} {words.unreachable.stale}
          </p>
          <button type="button" className="action" onClick={lobby.retry}>
            {words.unreachable.retry}
          </button>
        </div>
      )}
      <LiveTables tables={lobby.data.tables} now={now} />
      <FinishedDeals lobby={lobby} ruleSet={ruleSet} now={now} />
    </main>
  )
}
