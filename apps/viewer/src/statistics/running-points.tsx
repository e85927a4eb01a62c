import { Link } from '../link.tsx'
import { ruleSetName } from '../rule-set-name.ts'
import { Time } from '../time.tsx'
import type { WrittenMessages } from '../words/catalogue.ts'
import type { Language } from '../words/language.ts'
import { number, signedNumber } from './numbers.ts'
import type { PointsOfDeal } from './queries.ts'

interface Props {
  readonly player: string
  /** Newest first. */
  readonly deals: readonly PointsOfDeal[]
  readonly words: WrittenMessages
  readonly language: Language
}

const HEIGHT = 100

/** The points of the last deals added up: a line, what it comes to in words, and every deal of it as a table. */
export function RunningPoints({ player, deals, words, language }: Props) {
  const { running } = words.statistics
  const rows = summed(player, deals)
  if (rows.length === 0) return null
  const sums = rows.map(({ sum }) => sum)
  const [most, least] = [Math.max(0, ...sums), Math.min(0, ...sums)]
  const shown = (points: number) => signedNumber(points, language)
  const count = number(rows.length, language)
  const y = (points: number) => ((most - points) / Math.max(1, most - least)) * HEIGHT
  return (
    <section className="statistics-part" aria-labelledby="running">
      <h2 id="running" className="font-semibold">
        {running.title(count)}
      </h2>
      <div className="running">
        <svg
          viewBox={`0 0 ${rows.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={running.label(count, shown(sums.at(-1)!), shown(most), shown(least))}
        >
          <path className="running-zero" d={`M0 ${y(0)}H${rows.length}`} vectorEffect="non-scaling-stroke" />
          <path
            className="running-line"
            d={`M0 ${y(0)}${sums.map((sum, at) => `L${at + 1} ${y(sum)}`).join('')}`}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span className="running-most" aria-hidden="true">
          {shown(most)}
        </span>
        <span className="running-least" aria-hidden="true">
          {shown(least)}
        </span>
      </div>
      <details>
        <summary>{running.table}</summary>
        <table className="bars bars-deals" aria-labelledby="running">
          <thead>
            <tr>
              <th scope="col">{running.deal}</th>
              <th scope="col">{running.ended}</th>
              <th scope="col" className="bars-number">
                {running.points}
              </th>
              <th scope="col" className="bars-number">
                {running.sum}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ deal, points, sum }) => (
              <tr key={deal.id}>
                <th scope="row">
                  <Link className="link" prefetch={false} href={`/deals/${deal.id}`}>
                    {words.lobby.replay(ruleSetName(deal.ruleSet, language), deal.dealNumber)}
                  </Link>
                </th>
                <td>
                  <Time time={deal.endedAt} />
                </td>
                <td className="bars-number">{shown(points)}</td>
                <td className="bars-number">{shown(sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

/** The deals, the oldest first, with the player's points and what they have come to by then. */
function summed(player: string, deals: readonly PointsOfDeal[]) {
  let sum = 0
  return deals.toReversed().map((deal) => {
    const points = deal.totals[deal.seats.findIndex(({ id }) => id === player)] ?? 0
    sum += points
    return { deal, points, sum }
  })
}
