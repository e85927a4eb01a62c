import type { Metadata } from 'next'
import { cache } from 'react'
import { DEAL_PAGE } from '../../../api/queries.ts'
import type { ApiError } from '../../../api/request.ts'
import { ask } from '../../../api/server-side.ts'
import { Failed } from '../../../chrome/failed.tsx'
import { Problem, WayOn } from '../../../chrome/problem.tsx'
import { setStatus } from '../../../page-scope.ts'
import { readAddress, type Search } from '../../../replay/address.ts'
import { openDeal } from '../../../replay/open-deal.ts'
import { ReplayPage } from '../../../replay/replay.tsx'
import { readerWantsNoSpoilers } from '../../../spoilers/server.ts'
import { ruleSetName } from '../../../rule-set-name.ts'
import { readerLanguage, readerWords } from '../../../words/server.ts'

interface Props {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Search>
}

/** One question to the server for the page and its head together. */
const dealPage = cache((id: string) => ask(DEAL_PAGE, { id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const words = await readerWords()
  const answer = await dealPage((await params).id)
  if (!answer.ok) return { title: words.problem.noDeal, robots: { index: false } }
  const { ruleSet, dealNumber } = answer.data.deal
  return { title: words.replay.title(ruleSetName(ruleSet, await readerLanguage()), dealNumber) }
}

/** A finished deal; `?ply=`, `?view=` and `?bottom=` are the picture to open. */
export default async function DealPage({ params, searchParams }: Props) {
  const { id } = await params
  const answer = await dealPage(id)
  if (!answer.ok) return <NoDeal id={id} error={answer.error} />
  const address = readAddress(await searchParams, await readerWantsNoSpoilers())
  return <ReplayPage key={id} deal={openDeal(answer.data.deal)} address={address} />
}

/** Why there is nothing to replay; a deal that is still being played leads to its table. */
async function NoDeal({ id, error }: { readonly id: string; readonly error: ApiError }) {
  const { problem, ...words } = await readerWords()
  switch (error.code) {
    case 'DEAL_RUNNING':
      setStatus(409)
      return (
        <Problem title={problem.running} help={problem.runningHelp}>
          <WayOn href={`/tables/${String(error.details.table)}`}>{problem.watch}</WayOn>
          <WayOn href="/">{problem.lobby}</WayOn>
        </Problem>
      )
    case 'DEAL_UNREADABLE':
      setStatus(422)
      return (
        <Problem title={problem.unreadable} help={problem.unreadableHelp(Number(error.details.at))}>
          <WayOn href="/">{problem.lobby}</WayOn>
        </Problem>
      )
    case 'DEAL_NOT_FOUND':
    case 'BAD_ID':
      setStatus(404)
      return (
        <Problem
          title={error.code === 'BAD_ID' ? problem.badDeal : problem.noDeal}
          help={error.code === 'BAD_ID' ? problem.badHelp(decodeURIComponent(id)) : problem.noDealHelp}
        >
          <WayOn href="/">{problem.lobby}</WayOn>
        </Problem>
      )
    default:
      return <Failed error={error} words={{ problem, ...words }} />
  }
}
