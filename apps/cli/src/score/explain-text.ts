import type { EventReading } from '@paipu/contracts'
import { ruleTextOf, type RuleSet, type Score } from '@paipu/engine'
import { formatTiles, RED, tilesOf, type Tile } from '@paipu/tiles'
import { fanName, type Language } from '@paipu/views'
import { columnsOf } from '../support/columns.ts'
import { meldTiles } from '../support/meld-tiles.ts'
import { scoreAsked } from './answer.ts'
import type { AskedHand, WinLine } from './asked.ts'
import { explanationOf, setTiles, type Explanation } from './explanation.ts'
import { explainWords, filled, type ExplainWords } from './words.ts'

type Row = readonly [name: string, text: string]

/** A won hand for a person, explained in a language: reading, wilds, each fan, cap, base, points and who pays. */
export function explainedText(hand: AskedHand, win: WinLine, language: Language): string {
  const words = explainWords(language)
  const scored = scoreAsked(hand, win)
  const rows: readonly Row[] = scored.win
    ? [[words.result, filled(words.win[win.by], win.tile)], ...winRows(hand, win, scored, words, language)]
    : [[words.result, filled(words.noWin, words.reasons[scored.reason])]]
  const width = Math.max(...LABELS.map((label) => columnsOf(words[label]))) + 2
  const title = `${formatTiles(tilesOf(hand.concealed))}  ${hand.rules.name[language]}`
  return `${[title, ...rows.map(([name, text]) => `  ${name}${' '.repeat(width - columnsOf(name))}${text}`)].join('\n')}\n`
}

const LABELS = ['result', 'reading', 'wilds', 'fan', 'base', 'points', 'payment'] as const

function winRows(hand: AskedHand, win: WinLine, score: Score, words: ExplainWords, language: Language): Row[] {
  const explanation = explanationOf(hand, win, score)
  const { wildsFor } = explanation
  return [
    ...column(words.reading, [...readingLines(score.reading, words), ...meldLines(hand, words)]),
    ...column(words.wilds, wildsFor.length === 0 ? [] : [filled(words.wildsFor, wildsFor.join(' '))]),
    ...column(words.fan, fanLines(score, explanation, words, language)),
    ...column(words.base, [
      filled(words.baseIs, explanation.base),
      ...(hasHouseValues(hand.rules) ? [words.houseValues] : []),
    ]),
    ...column(words.points, [pointsLine(score.points, explanation, words)]),
    ...column(words.payment, [filled(words.payers[explanation.payer], score.points, explanation.together)]),
  ]
}

/** Whether the rule set's values are the house's (rules.md W8). */
function hasHouseValues(rules: RuleSet): boolean {
  return ruleTextOf(rules).sections.some(({ sentences }) => sentences.some(({ houseValue }) => houseValue))
}

/** Lines under one name, which stands beside the first. */
function column(name: string, lines: readonly string[]): Row[] {
  return lines.map((line, at) => [at === 0 ? name : '', line])
}

function readingLines(reading: EventReading, words: ExplainWords): string[] {
  switch (reading.kind) {
    case 'standard':
      return [
        ...reading.sets.map((set) => part(setTiles(set), setName(set, words), set.wilds, words)),
        part([reading.pair, reading.pair], words.pair, reading.pairWilds, words),
      ]
    case 'seven-pairs': {
      const pairs = reading.pairs.map((tile) => formatTiles([tile, tile])).join(' ')
      return [`${pairs}  ${words.sevenPairs}${wildsText(reading.wilds, words)}`]
    }
    case 'four-reds':
      return [`RRRR  ${words.fourReds}`]
  }
}

function setName(
  { kind, tile }: { readonly kind: 'sequence' | 'triplet'; readonly tile: Tile },
  words: ExplainWords,
): string {
  return tile === RED ? words.redSet : words[kind]
}

function part(tiles: readonly Tile[], name: string, wilds: number, words: ExplainWords): string {
  return `${formatTiles(tiles).padEnd(6)}${name}${wildsText(wilds, words)}`
}

function wildsText(wilds: number, words: ExplainWords): string {
  return wilds === 0 ? '' : ` (${filled(words.withWilds, wilds)})`
}

function meldLines({ melds }: AskedHand, words: ExplainWords): string[] {
  return melds.map((meld) => part(meldTiles(meld), words.melds[meld.kind], 0, words))
}

function fanLines(
  { fans, fan }: Score,
  { cap, counted }: Explanation,
  words: ExplainWords,
  language: Language,
): string[] {
  if (fans.length === 0) return [words.noFan]
  const sum = cap === null ? filled(words.noCap, fan) : filled(counted < fan ? words.counted : words.sum, fan, counted)
  return [...fans.map(({ name, fan: each }) => `${fanName(name, language)} ${each}`), sum]
}

function pointsLine(points: number, { value, counted, extras }: Explanation, words: ExplainWords): string {
  const parts = [
    filled(words.valueIs, value, counted),
    ...extras.map((extra) => filled(words.extras[extra.for], signed(extra.points))),
  ]
  return parts.length === 1 ? parts[0]! : `${parts.join(' ')} = ${points}`
}

function signed(points: number): string {
  return points < 0 ? `− ${-points}` : `+ ${points}`
}
