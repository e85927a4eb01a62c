'use client'

import type { DealStartedV1 } from '@paipu/contracts'
import type { Table } from '../api/schema.ts'
import { Fact } from '../facts.tsx'
import { clock } from '../format.ts'
import { ruleSetName } from '../rule-set-name.ts'
import { PlayerName } from '../statistics/player-name.tsx'
import { Time } from '../time.tsx'
import { useLanguage, useWords } from '../words/context.tsx'

interface Props {
  readonly table: Table
  /** How the deal on screen began; `null` while none is. */
  readonly started: DealStartedV1 | null
  readonly now: number
}

/** What the table was opened with; its delay and policy never change. */
export function TablePanel({ table, started, now }: Props) {
  const words = useWords()
  const language = useLanguage()
  const fanCap = started?.ruleSet.options.fanCap ?? null
  return (
    <div className="p-4">
      <dl className="facts">
        <Fact name={words.facts.rules}>{ruleSetName(table.ruleSet, language)}</Fact>
        {fanCap !== null && <Fact name={words.facts.fanCap}>{fanCap}</Fact>}
        <Fact name={words.facts.policy}>{words.policy[table.policy]}</Fact>
        <Fact name={words.facts.delay}>{clock(table.delaySeconds)}</Fact>
        <Fact name={words.facts.players}>
          <ul>
            {table.seats.map((player) => (
              <li key={player.id} className="min-w-0">
                <PlayerName player={player} />
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name={words.facts.opened}>
          <Time time={table.openedAt} now={now} />
        </Fact>
      </dl>
    </div>
  )
}
