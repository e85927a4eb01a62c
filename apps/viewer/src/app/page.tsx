import type { Metadata } from 'next'
import { LOBBY } from '../api/queries.ts'
import { ask } from '../api/server-side.ts'
import { askedRuleSet } from '../asked-rule-set.ts'
import { Failed } from '../chrome/failed.tsx'
import { LONGEST_NAME, nameAsked } from '../lobby/matching.ts'
import { Lobby } from '../lobby/lobby.tsx'
import { PAGE_SIZE } from '../lobby/page-size.ts'
import { once, type Search } from '../search.ts'
import { readerWantsNoSpoilers } from '../spoilers/server.ts'
import { pagePreview } from '../share/preview.ts'
import { readerLanguage, readerWords } from '../words/server.ts'

interface Props {
  readonly searchParams: Promise<Search>
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
  const search = await searchParams
  const ruleSet = askedRuleSet(search)
  const name = (once(search, 'player') ?? '').slice(0, LONGEST_NAME)
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
