import { Link } from '../link.tsx'
import type { DealPage } from '../api/schema.ts'
import { DealRowCard } from '../lobby/deal-row.tsx'
import type { WrittenMessages } from '../words/catalogue.ts'
import { dealsAddress, statisticsAddress, type Subject } from './links.ts'

interface Props {
  readonly subject: Subject
  readonly title: string
  readonly having: string | null
  /** Whether this is not the first page. */
  readonly older: boolean
  readonly page: DealPage
  /** The server's clock, milliseconds since 1970. */
  readonly now: number
  /** Whether how a deal came out is told only when asked for. */
  readonly untold: boolean
  readonly words: WrittenMessages
}

/** The deals that a number of the statistics counts, newest first, a page at a time. */
export function DealsBehind({ subject, title, having, older, page, now, untold, words }: Props) {
  const { behind } = words.statistics
  return (
    <main id="content" className="page">
      <h1 className="text-lg font-semibold">{title}</h1>
      <Link className="link" href={statisticsAddress(subject)}>
        {behind.back}
      </Link>
      {page.deals.length === 0 && page.next === null && <p className="empty">{behind.none}</p>}
      <ol className="deals">
        {page.deals.map((deal) => (
          <li key={deal.id}>
            <DealRowCard deal={deal} now={now} untold={untold} level={2} />
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-3 mt-4">
        {older && (
          <Link className="action" prefetch={false} href={dealsAddress(subject, having)}>
            {behind.newest}
          </Link>
        )}
        {page.next !== null && (
          <Link className="action" prefetch={false} href={dealsAddress(subject, having, page.next)}>
            {behind.older}
          </Link>
        )}
      </p>
    </main>
  )
}
