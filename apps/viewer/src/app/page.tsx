import type { Metadata } from 'next'
import { newestRuleSet } from '@paipu/engine'
import { LOBBY } from '../api/queries.ts'
import { ask } from '../api/server-side.ts'
import { Failed } from '../chrome/failed.tsx'
import { LONGEST_NAME, nameAsked } from '../lobby/matching.ts'
import { Lobby } from '../lobby/lobby.tsx'
import { PAGE_SIZE } from '../lobby/page-size.ts'
import { readerWantsNoSpoilers } from '../spoilers/server.ts'
import { pagePreview } from '../share/preview.ts'
import { readerLanguage, readerWords } from '../words/server.ts'

interface Props {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export async function generateMetadata(): Promise<Metadata> {
  const words = await readerWords()
  const { title, description } = words.site
  return {
    ...(await pagePreview({ title, description, path: '/' }, await readerLanguage(), words)),
    title: { absolute: title },
  }
}

/** The lobby; `?rules=` narrows it to one rule set, if there is one of that name, `?player=` to a player. */
export default async function LobbyPage({ searchParams }: Props) {
  const { rules, player } = await searchParams
  const ruleSet = typeof rules === 'string' && newestRuleSet(rules) !== null ? rules : null
  const name = typeof player === 'string' ? player.slice(0, LONGEST_NAME) : ''
  const answer = await ask(LOBBY, { ruleSet, name: nameAsked(name), first: PAGE_SIZE })
  if (answer.ok)
    return (
      <Lobby
        key={ruleSet}
        initial={answer.data}
        spoilerFree={await readerWantsNoSpoilers()}
        asked={{ ruleSet, player: name }}
      />
    )
  return <Failed error={answer.error} words={await readerWords()} />
}
