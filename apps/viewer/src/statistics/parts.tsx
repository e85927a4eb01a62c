import { fanName } from '@paipu/views'
import type { ReactNode } from 'react'
import type { WrittenMessages } from '../words/catalogue.ts'
import type { Language } from '../words/language.ts'
import { Bars } from './bars.tsx'
import type { Figure } from './figures.tsx'
import { dealsAddress, type Subject } from './links.ts'
import { number, percent } from './numbers.ts'
import type { Tally, ThinkTime } from './queries.ts'

/** Whose numbers these are, and in which words they are shown. */
export interface Shown {
  readonly subject: Subject
  readonly words: WrittenMessages
  readonly language: Language
}

interface Tallied extends Shown {
  readonly deals: number
  readonly tallies: readonly Tally[]
}

/** The tally of a name. */
export function tallyOf(tallies: readonly Tally[], name: string): Tally {
  return tallies.find((tally) => tally.name === name) ?? { name, times: 0, deals: 0 }
}

/** How many wins there were, however they were made. */
export function winsOf(tallies: readonly Tally[]): number {
  return ['self-draw', 'discard-win', 'robbed-kong-win'].reduce((sum, name) => sum + tallyOf(tallies, name).times, 0)
}

/** The deals behind a number that is not nothing. */
export function behind(subject: Subject, having: string, deals: number): string | null {
  return deals === 0 ? null : dealsAddress(subject, having)
}

/** Wins, deals in, kongs and ready hands: how often, and in how many deals at all. */
export function Happened({ subject, words, language, deals, tallies }: Tallied) {
  const { happened, times, share, graph, deals: dealsHead } = words.statistics
  return (
    <Bars
      id="happened"
      title={happened.title}
      note={happened.note}
      graph={graph}
      heads={[happened.what, dealsHead, share, times]}
      rows={tallies.map((tally) => ({
        key: tally.name,
        name: happened.rows[tally.name as keyof typeof happened.rows] ?? tally.name,
        part: tally.deals / Math.max(1, deals),
        value: number(tally.deals, language),
        href: behind(subject, tally.name, tally.deals),
        more: [percent(tally.deals, deals, language) ?? words.statistics.unknown, number(tally.times, language)],
      }))}
    />
  )
}

interface SharesProps extends Shown {
  readonly id: string
  readonly title: string
  /** What the rows are, above their names. */
  readonly what: string
  readonly deals: number
  /** `having`: by what a list of deals is narrowed to those of the row. */
  readonly rows: readonly { readonly having: string; readonly name: ReactNode; readonly deals: number }[]
}

/** What each deal is one of: in how many deals it was which, and which part of all that is. */
export function Shares({ id, title, what, deals, rows, subject, words, language }: SharesProps) {
  const { graph, deals: dealsHead, share, unknown } = words.statistics
  return (
    <Bars
      id={id}
      title={title}
      graph={graph}
      heads={[what, dealsHead, share]}
      rows={rows.map((row) => ({
        key: row.having,
        name: row.name,
        part: row.deals / Math.max(1, deals),
        value: number(row.deals, language),
        href: behind(subject, row.having, row.deals),
        more: [percent(row.deals, deals, language) ?? unknown],
      }))}
    />
  )
}

/** The fans of all wins; a win has as many as it has. */
export function Fans({ subject, words, language, deals, tallies: fans }: Tallied) {
  const { fans: text, times, share, graph, deals: dealsHead } = words.statistics
  return (
    <Bars
      id="fans"
      title={text.title}
      {...(fans.length === 0 ? { note: text.none } : {})}
      graph={graph}
      heads={[text.what, dealsHead, share, times]}
      rows={fans.map(({ name, ...tally }) => ({
        key: name,
        name: fanName(name.slice('fan:'.length), language),
        part: tally.deals / Math.max(1, deals),
        value: number(tally.deals, language),
        href: behind(subject, name, tally.deals),
        more: [percent(tally.deals, deals, language) ?? words.statistics.unknown, number(tally.times, language)],
      }))}
    />
  )
}

/** What a win is worth. */
export function winFigures(
  { words: { statistics }, language }: Shown,
  { deals, wins, winPoints, winFan }: Readonly<Record<'deals' | 'wins' | 'winPoints' | 'winFan', number>>,
): Figure[] {
  const each = (sum: number, count: number) => (count === 0 ? statistics.unknown : number(sum / count, language, 2))
  return [
    { name: statistics.winsPerDeal, value: each(wins, deals) },
    { name: statistics.winValue, value: each(winPoints, wins) },
    { name: statistics.winFan, value: each(winFan, wins) },
  ]
}

/** How many hands waited for a tile when the wall ran out. */
export function readyFigure({ subject, words: { statistics }, language }: Shown, tallies: readonly Tally[]): Figure {
  const ready = tallyOf(tallies, 'ready-at-wall-end')
  const hands = ready.times + tallyOf(tallies, 'not-ready-at-wall-end').times
  const href = behind(subject, ready.name, ready.deals)
  return {
    name: statistics.ready,
    value: percent(ready.times, hands, language) ?? statistics.unknown,
    help: hands === 0 ? null : statistics.ofHands(number(ready.times, language), number(hands, language)),
    ...(href === null ? {} : { href }),
  }
}

/** How long a decision took. */
export function thinkFigure({ words: { statistics }, language }: Shown, think: ThinkTime): Figure {
  if (think.decisions === 0) return { name: statistics.think, value: statistics.unknown, help: statistics.thinkNone }
  return {
    name: statistics.think,
    value: statistics.seconds(number(think.milliseconds / think.decisions / 1000, language, 1)),
    help: statistics.thinkHelp(number(think.deals, language), number(think.decisions, language)),
  }
}
