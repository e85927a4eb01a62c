'use client'

import type { Table } from '../api/schema.ts'
import { Fact } from '../facts.tsx'
import { clock } from '../format.ts'
import { ruleSetName } from '../rule-set-name.ts'
import { Time } from '../time.tsx'
import { useLanguage, useWords } from '../words/context.tsx'

/** What the table was opened with; its delay and policy never change. */
export function TablePanel({ table, now }: { readonly table: Table; readonly now: number }) {
  const words = useWords()
  const language = useLanguage()
  return (
    <div className="p-4">
      <dl className="facts">
        <Fact name={words.facts.rules}>{ruleSetName(table.ruleSet, language)}</Fact>
        <Fact name={words.facts.policy}>{words.policy[table.policy]}</Fact>
        <Fact name={words.facts.delay}>{clock(table.delaySeconds)}</Fact>
        <Fact name={words.facts.opened}>
          <Time time={table.openedAt} now={now} />
        </Fact>
      </dl>
    </div>
  )
}
