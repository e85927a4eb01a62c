import { Link } from '../link.tsx'
import { exportAddress } from '../exports/asked.ts'
import { ruleSetName } from '../rule-set-name.ts'
import { Bars } from './bars.tsx'
import { Figures, type Figure } from './figures.tsx'
import { Footnote } from './footnote.tsx'
import { dealsAddress } from './links.ts'
import { number, signedNumber } from './numbers.ts'
import { Fans, Happened, readyFigure, Shares, thinkFigure, winFigures, winsOf, type Shown } from './parts.tsx'
import type { RuleSetAnswer } from './queries.ts'

interface Props extends Shown {
  readonly answer: RuleSetAnswer
}

/** What the finished deals of a rule set came to. */
export function RuleSetPage({ answer, ...shown }: Props) {
  const { subject, words, language } = shown
  const { statistics } = words
  const { deals, elsewhere } = answer
  return (
    <main id="content" className="page statistics">
      <header>
        <h1 className="text-lg font-semibold">{statistics.ofRules(ruleSetName(answer.ruleSet, language))}</h1>
        <p className="statistics-ways">
          <Link className="link" href={`/rules/${subject.id}`}>
            {statistics.rulePage}
          </Link>
          <Link className="link" href={exportAddress({ rules: subject.id })} prefetch={false}>
            {words.exports.linkDeals}
          </Link>
        </p>
      </header>
      {deals === 0 ? (
        <p>{statistics.none.noDeals}</p>
      ) : (
        <>
          <Figures title={statistics.figures} figures={figuresOf(answer, shown)} />
          <div className="statistics-parts">
            <Results answer={answer} {...shown} />
            <Winds answer={answer} {...shown} />
            <Happened {...shown} deals={deals} tallies={answer.tallies} />
            <Fans {...shown} deals={deals} tallies={answer.fans} />
          </div>
        </>
      )}
      <Footnote
        sentences={[statistics.counts, ...(elsewhere > 0 ? [statistics.elsewhere(number(elsewhere, language))] : [])]}
        asOf={answer.asOf}
        words={words}
      />
    </main>
  )
}

function figuresOf(answer: RuleSetAnswer, shown: Shown): Figure[] {
  const { subject, words, language } = shown
  return [
    { name: words.statistics.deals, value: number(answer.deals, language), href: dealsAddress(subject, null) },
    ...winFigures(shown, { ...answer, wins: winsOf(answer.tallies) }),
    readyFigure(shown, answer.tallies),
    thinkFigure(shown, answer.thinkTime),
  ]
}

function Results({ answer: { deals, results }, ...shown }: Props) {
  const { words } = shown
  const { title, what } = words.statistics.results
  const rows = [
    { having: 'won', name: words.results.won, deals: results.won },
    { having: 'wall-end', name: words.results['wall-end'], deals: results.wallEnd },
    { having: 'time-limit', name: words.results['time-limit'], deals: results.timeLimit },
  ]
  return <Shares {...shown} id="results" title={title} what={what} deals={deals} rows={rows} />
}

/** Whether it is good to deal, and who sits best: the points of each wind, the dealer's first. */
function Winds({ answer: { deals, pointsByWind }, words, language }: Props) {
  const { statistics } = words
  const each = pointsByWind.map((points) => points / deals)
  const most = Math.max(...each.map(Math.abs)) || 1
  return (
    <Bars
      id="winds"
      title={statistics.winds.title}
      graph={statistics.graph}
      heads={[statistics.winds.what, statistics.winds.points]}
      signed
      rows={each.map((points, wind) => ({
        key: String(wind),
        name: wind === 0 ? statistics.winds.dealer(words.winds[0]!) : words.winds[wind],
        part: points / most,
        value: signedNumber(points, language, 2),
        href: null,
        more: [],
      }))}
    />
  )
}
