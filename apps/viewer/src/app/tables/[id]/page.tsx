import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { SPECTATOR, viewerName } from '@paipu/views'
import { TABLE_PAGE, type TablePageData } from '../../../api/queries.ts'
import type { ApiError } from '../../../api/request.ts'
import { ask, type Result } from '../../../api/server-side.ts'
import { Failed } from '../../../chrome/failed.tsx'
import { Problem, WayOn } from '../../../chrome/problem.tsx'
import { decoded } from '../../../decoded.ts'
import { readDeal, replayAddress } from '../../../live/address.ts'
import { LiveTablePage } from '../../../live/live-table.tsx'
import { namelessTable, namelessUpdate } from '../../../live/nameless.ts'
import { setStatus } from '../../../page-scope.ts'
import type { Search } from '../../../search.ts'
import { readAddress } from '../../../stage/address.ts'
import { EarlyKeys } from '../../../stage/early-keys-script.tsx'
import { previewed } from '../../../share/preview.ts'
import { tablePreview } from '../../../share/table-preview.ts'
import { readerLanguage, readerWords } from '../../../words/server.ts'

interface Props {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Search>
}

/** One question to the server for the page and its head together. */
const tablePage = cache((id: string, viewer: string) => ask(TABLE_PAGE, { id, viewer }))

/** The table in the view asked for, or in the spectator's where its policy allows no other. */
async function shownTable(id: string, search: Search) {
  const asked = readAddress(search).viewer
  const first = await tablePage(id, viewerName(asked))
  const viewRefused = !first.ok && first.error.code === 'VIEWER_NOT_ALLOWED'
  const viewer = viewRefused ? SPECTATOR : asked
  return { viewRefused, viewer, answer: viewRefused ? await tablePage(id, viewerName(viewer)) : first }
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const words = await readerWords()
  const { answer } = await shownTable((await params).id, await searchParams)
  return answer.ok
    ? previewed(tablePreview(answer.data.table, await readerLanguage(), words), words)
    : { title: words.problem.noTable, robots: { index: false } }
}

/**
 * A live table; `?view=` is its viewer, where the table's policy allows more than the spectator's, `?deal=` and `?ply=` a moment
 * to stay at, `?names=hidden` calls players by their winds. The moment of a deal that is no longer there is in its replay.
 */
export default async function TablePage({ params, searchParams }: Props) {
  const { id } = await params
  const search = await searchParams
  const [asked, deal] = [readAddress(search), readDeal(search)]
  const { viewRefused, viewer, answer } = await shownTable(id, search)
  if (deal !== null && isElsewhere(deal, answer)) redirect(replayAddress(deal, { ...asked, ply: asked.ply ?? 0 }))
  if (!answer.ok) return <NoTable id={id} error={answer.error} />
  const { table, tableUpdate } = answer.data
  const address = { ...asked, viewer, ply: deal === null ? null : asked.ply }
  const shown = asked.nameless
    ? { table: namelessTable(table), update: namelessUpdate(tableUpdate, (await readerWords()).winds) }
    : { table, update: tableUpdate }
  return (
    <>
      <EarlyKeys />
      <LiveTablePage key={table.id} {...shown} address={address} viewRefused={viewRefused} />
    </>
  )
}

/** Whether a deal is not the one at the table's edge: it is over, or the table itself is. */
function isElsewhere(deal: string, answer: Result<TablePageData>): boolean {
  return answer.ok ? answer.data.tableUpdate.deal !== deal : answer.error.code === 'TABLE_NOT_FOUND'
}

async function NoTable({ id, error }: { readonly id: string; readonly error: ApiError }) {
  const words = await readerWords()
  if (error.code !== 'TABLE_NOT_FOUND' && error.code !== 'BAD_ID') return <Failed error={error} words={words} />
  setStatus(404)
  const [title, help] =
    error.code === 'BAD_ID'
      ? [words.problem.badTable, words.problem.badHelp(decoded(id))]
      : [words.problem.noTable, words.problem.noTableHelp]
  return (
    <Problem title={title} help={help}>
      <WayOn href="/">{words.problem.lobby}</WayOn>
    </Problem>
  )
}
