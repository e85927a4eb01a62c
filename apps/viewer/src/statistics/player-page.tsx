import { Link } from '../link.tsx'
import { exportAddress } from '../exports/asked.ts'
import { ruleSetName } from '../rule-set-name.ts'
import { Figures, type Figure } from './figures.tsx'
import { Footnote } from './footnote.tsx'
import { rangeName } from './having-words.ts'
import { dealsAddress, playerAddress } from './links.ts'
import { number, percent, signedNumber } from './numbers.ts'
import {
  behind,
  Fans,
  Happened,
  readyFigure,
  Shares,
  tallyOf,
  thinkFigure,
  winFigures,
  winsOf,
  type Shown,
} from './parts.tsx'
import type { PlayerAnswer, PlayerNumbers, PointsOfDeal } from './queries.ts'
import { RunningPoints } from './running-points.tsx'

interface Props extends Shown {
  readonly player: PlayerAnswer
  /** The numbers of the rule set that is looked at, or of all. */
  readonly numbers: PlayerNumbers
  /** The last deals among them, newest first. */
  readonly last: readonly PointsOfDeal[]
}

/** What a player's finished deals came to. */
export function PlayerPage({ player, numbers, last, ...shown }: Props) {
  const { words, language } = shown
  const { statistics } = words
  return (
    <main id="content" className="page statistics">
      <header>
        <h1 className="text-lg font-semibold">{player.name}</h1>
        <p className="text-muted">{player.kind === 'bot' ? statistics.bot : statistics.human}</p>
        <RuleSets player={player} {...shown} />
        <ExportLink player={player.id} {...shown} />
      </header>
      <Figures title={statistics.figures} figures={figuresOf(player, numbers, shown)} />
      <div className="statistics-parts">
        <RunningPoints player={player.id} deals={last} words={words} language={language} />
        <Places numbers={numbers} {...shown} />
        <Happened {...shown} deals={numbers.deals} tallies={numbers.tallies} />
        <Ranges numbers={numbers} {...shown} />
        <Fans {...shown} deals={numbers.deals} tallies={numbers.fans} />
      </div>
      <Footnote sentences={[statistics.counts, statistics.countsHere]} asOf={player.asOf} words={words} />
    </main>
  )
}

/** The way to the deals behind all of it. */
function ExportLink({ player, subject, words }: Shown & { readonly player: string }) {
  const rules = subject.kind === 'player' ? (subject.ruleSet ?? '') : ''
  return (
    <p className="statistics-ways">
      <Link className="link" href={exportAddress({ player, rules })} prefetch={false}>
        {words.exports.linkDeals}
      </Link>
    </p>
  )
}

/** The same player under each rule set. */
function RuleSets({ player, subject, words, language }: Shown & { readonly player: PlayerAnswer }) {
  const { statistics } = words
  const chosen = subject.kind === 'player' ? subject.ruleSet : null
  const choices = [
    { id: null, name: statistics.allRules(number(player.all.deals, language)) },
    ...player.byRuleSet.map(({ ruleSet, numbers }) => ({
      id: ruleSet.id,
      name: statistics.ruleSet(ruleSetName(ruleSet, language), number(numbers.deals, language)),
    })),
  ]
  return (
    <nav aria-label={statistics.rules} className="statistics-rules">
      <ul>
        {choices.map(({ id, name }) => (
          <li key={id}>
            <Link
              className="action"
              prefetch={false}
              href={playerAddress(player.id, id)}
              aria-current={id === chosen ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function figuresOf(player: PlayerAnswer, numbers: PlayerNumbers, shown: Shown): Figure[] {
  const { subject, words, language } = shown
  const { statistics } = words
  const { deals, points, places, tallies } = numbers
  const dealtIn = tallyOf(tallies, 'dealt-in')
  const placed = places.reduce((sum, count, at) => sum + count * (at + 1), 0)
  const dealtInAt = behind(subject, dealtIn.name, dealtIn.deals)
  return [
    { name: statistics.deals, value: number(deals, language), href: dealsAddress(subject, null) },
    { name: statistics.pointsPerDeal, value: signedNumber(points / deals, language, 2) },
    { name: statistics.averagePlace, value: number(placed / deals, language, 2) },
    ...winFigures(shown, { ...numbers, wins: winsOf(tallies) }),
    {
      name: statistics.dealtIn,
      value: percent(dealtIn.deals, deals, language) ?? statistics.unknown,
      ...(dealtInAt === null ? {} : { href: dealtInAt }),
    },
    readyFigure(shown, tallies),
    thinkFigure(shown, player.thinkTime),
  ]
}

interface Numbered extends Shown {
  readonly numbers: PlayerNumbers
}

function Places({ numbers: { deals, places }, ...shown }: Numbered) {
  const { title, what, rows } = shown.words.statistics.places
  const placed = places.map((count, at) => ({ having: `place-${at + 1}`, name: rows[at], deals: count }))
  return <Shares {...shown} id="places" title={title} what={what} deals={deals} rows={placed} />
}

function Ranges({ numbers: { deals, pointRanges }, ...shown }: Numbered) {
  const { title, what } = shown.words.statistics.ranges
  const ranges = pointRanges.map((range) => ({
    having: range.name,
    name: rangeName(range.name, shown.words, shown.language),
    deals: range.deals,
  }))
  return <Shares {...shown} id="ranges" title={title} what={what} deals={deals} rows={ranges} />
}
