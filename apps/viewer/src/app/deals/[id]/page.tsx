import type { Metadata } from 'next'
import { cache } from 'react'
import { DEAL_PAGE } from '../../../api/queries.ts'
import { ask } from '../../../api/server-side.ts'
import { NoDeal } from '../../../replay/no-deal.tsx'
import { BoardAhead } from '../../../replay/ahead/board-ahead.tsx'
import { StageAhead } from '../../../replay/ahead/stage-ahead.tsx'
import { ViewsAhead } from '../../../replay/ahead/views-ahead.tsx'
import type { Search } from '../../../search.ts'
import { readAddress } from '../../../stage/address.ts'
import { openDeal } from '../../../stage/open-deal.ts'
import { EarlyKeys } from '../../../stage/early-keys-script.tsx'
import { readerWantsNoSpoilers } from '../../../spoilers/server.ts'
import { anonymous } from '../../../share/anonymous.ts'
import { KeptReplay } from '../../../share/offline/kept-replay.tsx'
import { dealPreview } from '../../../share/deal-preview.ts'
import { previewed } from '../../../share/preview.ts'
import { readerLanguage, readerWords } from '../../../words/server.ts'

interface Props {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Search>
}

/** One question to the server for the page and its head together. */
const dealPage = cache((id: string) => ask(DEAL_PAGE, { id }))

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const words = await readerWords()
  const answer = await dealPage((await params).id)
  if (!answer.ok) return { title: words.problem.noDeal, robots: { index: false } }
  const address = readAddress(await searchParams, await readerWantsNoSpoilers())
  return previewed(dealPreview(openDeal(answer.data.deal), address, await readerLanguage(), words), words)
}

/** A finished deal; `?ply=`, `?view=` and `?bottom=` are the picture to open. */
export default async function DealPage({ params, searchParams }: Props) {
  const { id } = await params
  const answer = await dealPage(id)
  if (!answer.ok) return <NoDeal id={id} error={answer.error} />
  const address = readAddress(await searchParams, await readerWantsNoSpoilers())
  const deal = openDeal(answer.data.deal)
  const shown = address.nameless ? anonymous(deal, (await readerWords()).winds) : deal
  return (
    <>
      <EarlyKeys />
      <ViewsAhead />
      <BoardAhead />
      <StageAhead />
      <KeptReplay key={id} deal={shown} address={address} />
    </>
  )
}
