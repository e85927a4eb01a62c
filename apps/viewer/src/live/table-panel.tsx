'use client'

import { Link } from '../link.tsx'
import type { DealStartedV1 } from '@paipu/contracts'
import type { Table } from '../api/schema.ts'
import { exportAddress } from '../exports/asked.ts'
import { Fact } from '../facts.tsx'
import { clock } from '../format.ts'
import { ruleSetName } from '../rule-set-name.ts'
import { MotionSwitch } from '../stage/motion-switch.tsx'
import { PlayerName } from '../statistics/player-name.tsx'
import { Time } from '../time.tsx'
import { useLanguage, useWords } from '../words/context.tsx'
import type { AfterDeal } from './use-after-deal.ts'

interface Props {
  readonly table: Table
  /** How the deal on screen began; `null` while none is. */
  readonly started: DealStartedV1 | null
  readonly now: number
  /** Whether players are called by their winds. */
  readonly nameless: boolean
  readonly onNameless: (nameless: boolean) => void
  readonly afterDeal: AfterDeal
  readonly onAfterDeal: (choice: AfterDeal) => void
}

/** What the table was opened with (its delay and policy never change), and where to go when a deal ends. */
export function TablePanel({ table, started, now, nameless, onNameless, afterDeal, onAfterDeal }: Props) {
  const words = useWords()
  const language = useLanguage()
  const fanCap = started?.ruleSet.options.fanCap ?? null
  return (
    <div className="p-4">
      <dl className="facts">
        <Fact name={words.facts.rules}>{ruleSetName(table.ruleSet, language)}</Fact>
        {fanCap !== null && <Fact name={words.facts.fanCap}>{fanCap}</Fact>}
        <Fact name={words.facts.policy}>
          {words.policy[table.policy]}
          <span className="block text-muted">{table.watching[language]}</span>
        </Fact>
        <Fact name={words.facts.delay}>
          {clock(table.delaySeconds)}
          {table.delaySeconds > 0 && <span className="block text-muted">{words.table.whyDelay[table.policy]}</span>}
        </Fact>
        {!nameless && (
          <Fact name={words.facts.players}>
            <ul>
              {table.seats.map((player) => (
                <li key={player.id} className="min-w-0">
                  <PlayerName player={player} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact name={words.facts.opened}>
          <Time time={table.openedAt} now={now} />
        </Fact>
      </dl>
      <fieldset className="choices">
        <legend>{words.live.afterDeal.title}</legend>
        {(['next', 'replay'] as const).map((choice) => (
          <label key={choice}>
            <input type="radio" name="after-deal" checked={afterDeal === choice} onChange={() => onAfterDeal(choice)} />
            {words.live.afterDeal[choice]}
          </label>
        ))}
        <p className="text-muted">{words.live.afterDeal.about}</p>
      </fieldset>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className="action" aria-pressed={nameless} onClick={() => onNameless(!nameless)}>
          {words.replay.hideNames}
        </button>
        <MotionSwitch />
        <Link className="action" href={exportAddress({ atTable: table.id })} prefetch={false}>
          {words.exports.linkDeals}
        </Link>
      </div>
    </div>
  )
}
