import type { Metadata } from 'next'
import { cache } from 'react'
import { wireFrames } from '@paipu/views'
import { DEAL_PAGE } from '../../../../api/queries.ts'
import { ask } from '../../../../api/server-side.ts'
import type { ApiError } from '../../../../api/request.ts'
import { statusOf } from '../../../../api/status.ts'
import { setStatus } from '../../../../page-scope.ts'
import type { Search } from '../../../../search.ts'
import { readAddress } from '../../../../stage/address.ts'
import { openDeal } from '../../../../stage/open-deal.ts'
import { EarlyKeys } from '../../../../stage/early-keys-script.tsx'
import { ruleSetName } from '../../../../rule-set-name.ts'
import { anonymous } from '../../../../share/anonymous.ts'
import { EmbeddedDeal, type SentDeal } from '../../../../share/embed/embedded-deal.tsx'
import type { Messages } from '../../../../words/catalogue.ts'
import { readerLanguage, readerWords } from '../../../../words/server.ts'

interface Props {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Search>
}

/** What is told of a deal that can't be shown: there may well be one where the server only had no answer. */
function problemOf(
  error: ApiError,
  { problem, unreachable }: Messages,
): { readonly title: string; readonly help: string | null } {
  if (error.code === 'DEAL_RUNNING') return { title: problem.running, help: problem.runningHelp }
  return statusOf(error) < 429
    ? { title: problem.noDeal, help: problem.noDealHelp }
    : { title: unreachable.title, help: null }
}

const dealPage = cache((id: string) => ask(DEAL_PAGE, { id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const words = await readerWords()
  const answer = await dealPage((await params).id)
  if (!answer.ok) return { title: problemOf(answer.error, words).title, robots: { index: false } }
  const { ruleSet, dealNumber, id } = answer.data.deal
  return {
    title: words.replay.title(ruleSetName(ruleSet, await readerLanguage()), dealNumber),
    alternates: { canonical: `/deals/${id}` },
    robots: { index: false },
  }
}

/**
 * A finished deal for another site's frame. It gets the moments of its link's view, unless something is to be laid over the
 * table, and reads and keeps nothing of the browser's, so that it works in a frame that is allowed nothing but scripts.
 */
export default async function EmbeddedDealPage({ params, searchParams }: Props) {
  const words = await readerWords()
  const { id } = await params
  const answer = await dealPage(id)
  if (!answer.ok) {
    setStatus(statusOf(answer.error))
    const { title, help } = problemOf(answer.error, words)
    return (
      <main id="content" className="problem">
        <h1 className="text-lg font-semibold">{title}</h1>
        {help !== null && <p className="mt-2 text-muted">{help}</p>}
      </main>
    )
  }
  const address = readAddress(await searchParams)
  const open = openDeal(answer.data.deal)
  const { row, events } = address.nameless ? anonymous(open, words.winds) : open
  const title = words.replay.title(ruleSetName(row.ruleSet, await readerLanguage()), row.dealNumber)
  const sent: SentDeal =
    address.overlays.length > 0
      ? { kind: 'whole', events }
      : { kind: 'moments', moments: wireFrames(events, address.viewer) }
  return (
    <>
      <EarlyKeys />
      <EmbeddedDeal id={row.id} title={title} deal={sent} address={address} />
    </>
  )
}
