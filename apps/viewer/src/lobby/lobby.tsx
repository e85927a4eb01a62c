'use client'

import { Link } from '../link.tsx'
import { useState } from 'react'
import type { LobbyData } from '../api/queries.ts'
import { useNow } from '../time.tsx'
import { UnreachableNotice } from '../chrome/unreachable-notice.tsx'
import { useWords } from '../words/context.tsx'
import { FinishedDeals } from './finished-deals.tsx'
import { LiveTables } from './live-tables.tsx'
import type { Narrowed } from './matching.ts'
import { useLobby } from './use-lobby.ts'

interface Props {
  readonly initial: LobbyData
  /** What the address asks for. */
  readonly asked: Narrowed
  /** Whether the reader wants no results told. */
  readonly spoilerFree: boolean
}

/** Live tables as cards, finished deals as rows. */
export function Lobby({ initial, asked, spoilerFree }: Props) {
  const words = useWords()
  const { ruleSet } = asked
  const [player, setPlayer] = useState(asked.player)
  const narrowed = { ruleSet, player }
  const lobby = useLobby(initial, asked, narrowed)
  const now = useNow(Date.parse(initial.serverTime), lobby.skew)
  return (
    <main id="content" className="page">
      <LiveTables lobby={lobby} narrowed={narrowed} onPlayer={setPlayer} now={now} />
      <FinishedDeals lobby={lobby} narrowed={narrowed} now={now} spoilerFree={spoilerFree} />
      <p className="mt-6">
        <Link className="link" href="/status">
          {words.status.link}
        </Link>
      </p>
      {lobby.stale && (
        <UnreachableNotice stale>
          <button type="button" className="action" onClick={lobby.retry}>
            {words.unreachable.retry}
          </button>
        </UnreachableNotice>
      )}
    </main>
  )
}
