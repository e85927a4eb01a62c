import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { ask } from '../../../api/server-side.ts'
import { askedRuleSet } from '../../../asked-rule-set.ts'
import { decoded } from '../../../decoded.ts'
import type { Search } from '../../../search.ts'
import { pagePreview } from '../../../share/preview.ts'
import { playerAddress } from '../../../statistics/links.ts'
import { NoPlayer } from '../../../statistics/no-player.tsx'
import { PlayerPage } from '../../../statistics/player-page.tsx'
import { PLAYER } from '../../../statistics/queries.ts'
import { readerLanguage, readerWords } from '../../../words/server.ts'

interface Props {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Search>
}

/** One question to the server for the page and its head together. */
const playerPage = cache((id: string, ruleSet: string | null) => ask(PLAYER, { id, ruleSet }))

async function asked({ params, searchParams }: Props) {
  const [{ id }, search] = await Promise.all([params, searchParams])
  return { id: decoded(id), ruleSet: askedRuleSet(search) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, ruleSet } = await asked(props)
  const words = await readerWords()
  const answer = await playerPage(id, ruleSet)
  if (!answer.ok) return { title: words.statistics.none.player, robots: { index: false } }
  const { name } = answer.data.player
  const [title, description] = [words.statistics.ofPlayer(name), words.share.player(name)]
  return pagePreview({ title, description, path: playerAddress(id, ruleSet) }, await readerLanguage(), words)
}

/** What a player's finished deals came to; `?rules=` looks at one rule set, if the player has a deal of it. */
export default async function Page(props: Props) {
  const { id, ruleSet } = await asked(props)
  const words = await readerWords()
  const answer = await playerPage(id, ruleSet)
  if (!answer.ok) return <NoPlayer error={answer.error} words={words} />
  const { player, deals } = answer.data
  const under = player.byRuleSet.find((one) => one.ruleSet.id === ruleSet)
  if (ruleSet !== null && under === undefined) redirect(playerAddress(id))
  return (
    <PlayerPage
      subject={{ kind: 'player', id, ruleSet }}
      words={words}
      language={await readerLanguage()}
      player={player}
      numbers={under?.numbers ?? player.all}
      last={deals.deals}
    />
  )
}
