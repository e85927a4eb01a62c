'use client'

import { useRouter } from 'next/navigation'
import type { RuleSetName } from '../api/schema.ts'
import { RuleSetOptions } from '../rule-set-options.tsx'
import { useIsMounted } from '../use-is-mounted.ts'
import { useWords } from '../words/context.tsx'
import { LONGEST_NAME, type Narrowed } from './matching.ts'

interface Props {
  readonly ruleSets: readonly RuleSetName[]
  readonly narrowed: Narrowed
  readonly onPlayer: (player: string) => void
}

/** What to look for among tables and deals: a rule set, a player. */
export function Filters({ ruleSets, narrowed, onPlayer }: Props) {
  const words = useWords()
  const router = useRouter()
  // A choice made before the page listens would be lost.
  const isListening = useIsMounted()
  const choose = (ruleSet: string) =>
    router.replace(lobbyAddress({ ...narrowed, ruleSet: ruleSet === '' ? null : ruleSet }), { scroll: false })
  return (
    <form className="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <label>
        <span className="text-muted">{words.lobby.filter}</span>
        <select
          className="select"
          value={narrowed.ruleSet ?? ''}
          disabled={!isListening}
          onChange={(event) => choose(event.target.value)}
        >
          <RuleSetOptions ruleSets={ruleSets} all={words.lobby.all} />
        </select>
      </label>
      <label>
        <span className="text-muted">{words.lobby.player}</span>
        <input
          type="search"
          className="select"
          value={narrowed.player}
          maxLength={LONGEST_NAME}
          disabled={!isListening}
          autoComplete="off"
          onChange={(event) => {
            onPlayer(event.target.value)
            history.replaceState(null, '', lobbyAddress({ ...narrowed, player: event.target.value }))
          }}
        />
      </label>
    </form>
  )
}

/** The address of the lobby narrowed so. */
export function lobbyAddress({ ruleSet, player }: Narrowed): string {
  const search = new URLSearchParams({
    ...(ruleSet === null ? {} : { rules: ruleSet }),
    ...(player === '' ? {} : { player }),
  }).toString()
  return search === '' ? '/' : `/?${search}`
}
