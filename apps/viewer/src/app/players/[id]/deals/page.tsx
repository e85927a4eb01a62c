import type { Metadata } from 'next'
import { ask } from '../../../../api/server-side.ts'
import { askedRuleSet } from '../../../../asked-rule-set.ts'
import { decoded } from '../../../../decoded.ts'
import type { Search } from '../../../../search.ts'
import { BehindPage } from '../../../../statistics/behind-page.tsx'
import { NoPlayer } from '../../../../statistics/no-player.tsx'
import { PLAYER_NAME } from '../../../../statistics/queries.ts'
import { readerWords } from '../../../../words/server.ts'

interface Props {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Search>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await readerWords()).statistics.deals, robots: { index: false } }
}

/** The deals behind a number of a player's page: `?having=`, under one rule set with `?rules=`. */
export default async function PlayerDealsPage({ params, searchParams }: Props) {
  const [{ id }, search] = await Promise.all([params, searchParams])
  const player = await ask(PLAYER_NAME, { id: decoded(id) })
  if (!player.ok) return <NoPlayer error={player.error} words={await readerWords()} />
  return (
    <BehindPage
      subject={{ kind: 'player', id: player.data.player.id, ruleSet: askedRuleSet(search) }}
      name={player.data.player.name}
      search={search}
    />
  )
}
