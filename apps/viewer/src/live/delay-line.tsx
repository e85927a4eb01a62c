'use client'

import Link from 'next/link'
import type { Table } from '../api/schema.ts'
import { clock } from '../format.ts'
import { Notes } from '../stage/notes.tsx'
import { tableName } from '../table-name.ts'
import { useLanguage, useWords } from '../words/context.tsx'
import { shownDeal, shownFrame, type LiveState } from './state.ts'
import type { Following } from './use-live-table.ts'

interface Props {
  readonly table: Table
  readonly state: LiveState
  readonly following: Following
  /** What to tell who came by a link that asks for more than there is. */
  readonly notes: readonly string[]
}

/** The line above the board: how far behind, and why; whether the connection holds; the way to the replays. */
export function DelayLine({ table, state, following, notes }: Props) {
  const words = useWords()
  const { number } = shownDeal(state)
  const tableIs = tableName(table.name, useLanguage())
  const name = number === null ? tableIs : `${tableIs} · ${words.replay.dealNumber(number)}`
  return (
    <div className="stage-line">
      <h1 className="font-semibold truncate">{name}</h1>
      <p className="connection" role="status" data-following={following}>
        {words.connection[following]}
      </p>
      <nav className="stage-neighbours" aria-label={words.replay.neighbours}>
        <ReplayLink state={state} />
      </nav>
      <p className="stage-why">
        <strong className="tabular-nums">
          {table.delaySeconds === 0 ? words.table.noDelay : words.table.behind(clock(table.delaySeconds))}
        </strong>
        {table.delaySeconds > 0 && <span className="text-muted"> {words.table.why[table.policy]}</span>}
        {state.held?.past != null && <span> {words.table.past(number)}</span>}
      </p>
      <Notes notes={notes} />
    </div>
  )
}

/** The replay of the deal on screen once it is over, else of the one before it. */
function ReplayLink({ state }: { readonly state: LiveState }) {
  const words = useWords()
  const shown = shownDeal(state)
  const over = shownFrame(state)?.state.phase.name === 'ended' || state.held?.past != null
  if (over && shown.id !== null) {
    return (
      <Link className="link font-semibold" prefetch={false} href={`/deals/${shown.id}`}>
        {words.table.replay}
      </Link>
    )
  }
  if (state.previous === null) return null
  return (
    <Link className="link" prefetch={false} href={`/deals/${state.previous.id}`}>
      {words.table.previous(state.previous.number)}
    </Link>
  )
}
