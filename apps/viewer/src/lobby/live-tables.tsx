'use client'

import { Link } from '../link.tsx'
import { useMemo } from 'react'
import { wallStands } from '@paipu/views'
import type { ListedTable } from '../api/schema.ts'
import { MiniBoard, signed } from '../board/index.ts'
import { clock } from '../format.ts'
import { boardState } from './board-state.ts'
import { Empty } from './empty.tsx'
import { Filters } from './filters.tsx'
import { matches, type Narrowed } from './matching.ts'
import type { LobbyState } from './use-lobby.ts'
import { ruleSetName } from '../rule-set-name.ts'
import { tableName } from '../table-name.ts'
import type { Seat } from '@paipu/engine'
import { useLanguage, useWords } from '../words/context.tsx'

interface Props {
  readonly lobby: LobbyState
  readonly narrowed: Narrowed
  readonly onPlayer: (player: string) => void
  readonly now: number
}

/** The tables that are running, and what to look for in the lobby. */
export function LiveTables({ lobby, narrowed, onPlayer, now }: Props) {
  const words = useWords()
  const all = lobby.data.tables
  const tables = all.filter((table) => matches(table, narrowed))
  return (
    <section aria-labelledby="live-tables">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h1 id="live-tables" className="text-lg font-semibold">
          {words.lobby.title}
        </h1>
        <Filters ruleSets={lobby.data.ruleSets} narrowed={narrowed} onPlayer={onPlayer} />
      </div>
      {tables.length === 0 ? (
        <Empty
          what={all.length === 0 ? words.lobby.none : words.lobby.noneMatches}
          help={all.length === 0 ? words.lobby.noneHelp : null}
        />
      ) : (
        <ul className="cards">
          {tables.map((table) => (
            <li key={table.id}>
              <TableCard table={table} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function TableCard({ table, now }: { readonly table: ListedTable; readonly now: number }) {
  const words = useWords()
  const language = useLanguage()
  const state = useMemo(() => boardState(table), [table])
  const wait = (Date.parse(table.visibleFrom) - now) / 1000
  const { dealNumber } = table
  return (
    <article className="card">
      <div className="card-board">
        {state === null ? <Waiting seconds={wait} /> : <MiniBoard state={state} language={language} />}
      </div>
      <div className="card-text">
        <h2 className="flex flex-wrap justify-between gap-x-2">
          <Link href={`/tables/${table.id}`} prefetch={false} className="stretched truncate font-semibold">
            {tableName(table.name, language)}
          </Link>
          <span className="tabular-nums whitespace-nowrap">
            {dealNumber === null ? '' : words.lobby.deal(dealNumber)}
          </span>
        </h2>
        <p className="leading-tight">{ruleSetName(table.ruleSet, language)}</p>
        <ul className="card-seats">
          {table.seats.map((player, seat) => (
            <li key={player.id}>
              <span className="truncate" dir="auto">
                {player.name}
              </span>
              <span className="tabular-nums">{signed(table.board?.seats[seat as Seat].points ?? 0)}</span>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap justify-between gap-x-2 text-sm text-muted">
          <span className="tabular-nums">{words.lobby.delay(clock(table.delaySeconds))}</span>
          <span className="tabular-nums">
            {state !== null && wallStands(state) ? words.lobby.wall(state.wallLeft) : ''}
          </span>
          <span className="basis-full flex flex-wrap justify-between gap-x-2">
            <span title={table.watching[language]}>{words.policy[table.policy]}</span>
            <span className="tabular-nums">{words.lobby.spectators(table.spectators)}</span>
          </span>
        </p>
      </div>
    </article>
  )
}

/** In the place of the board: how long until there is something to see. */
function Waiting({ seconds }: { readonly seconds: number }) {
  const words = useWords()
  return (
    <p className="card-wait text-muted tabular-nums">
      {seconds > 0 ? words.lobby.opensIn(clock(seconds)) : words.connection.connecting}
    </p>
  )
}
