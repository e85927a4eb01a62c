import type { EventReading, ScoredFan } from '@paipu/contracts'
import type { Score } from '@paipu/engine'
import { formatTiles, RED, suitOf, tilesOf, type Tile } from '@paipu/tiles'
import { FAN_NAMES } from '@paipu/views'
import type { AskedHand, AskedMeld, WinLine } from './asked.ts'
import { scoreAsked, waitAnswer } from './answer.ts'
import { meldTiles } from '../support/meld-tiles.ts'
import { setTiles } from './explanation.ts'
import { explainWords } from './words.ts'

/** A hand and its answer for a person: a short block of lines. */
export function answerText(hand: AskedHand): string {
  const rows = hand.win === null ? waitRows(hand) : winRows(hand, hand.win)
  const melds = hand.melds.map((meld) => `  ${meldText(meld)}`).join('')
  const title = `${formatTiles(tilesOf(hand.concealed))}${melds}  ${hand.rules.name.en} ${hand.rules.name.zh}`
  return [title, ...rows.map(([name, text]) => `  ${name.padEnd(8)}${text}`)].join('\n') + '\n'
}

type Row = readonly [name: string, text: string]

function winRows(hand: AskedHand, win: WinLine): Row[] {
  const scored = scoreAsked(hand, win)
  if (!scored.win)
    return [['result', `no win ${HOW[win.by]} ${win.tile}: ${explainWords('en').reasons[scored.reason]}`]]
  return [
    ['result', `win ${HOW[win.by]} ${win.tile}`],
    ['reading', readingText(scored.reading)],
    ['fan', fanText(scored, hand.options.fanCap)],
    ['points', `${scored.points} ${PAYER[win.by]}`],
  ]
}

const HOW = { discard: 'on the discard', 'self-draw': 'by self-draw of', rob: 'by robbing the kong of' } as const
const PAYER = {
  discard: 'from the discarder',
  'self-draw': 'from each other active seat',
  rob: 'from the seat that added the kong',
} as const

function readingText(reading: EventReading): string {
  switch (reading.kind) {
    case 'standard':
      return [
        ...reading.sets.map((set) => setText(set.kind, set.tile, set.wilds)),
        withWilds(`${rankSign(reading.pair)}${reading.pair}`, reading.pairWilds),
      ].join(' ')
    case 'seven-pairs':
      return withWilds(
        `seven pairs ${reading.pairs.map((tile) => `${rankSign(tile)}${tile}`).join(' ')}`,
        reading.wilds,
      )
    case 'four-reds':
      return 'four red dragons'
  }
}

function setText(kind: 'sequence' | 'triplet', tile: Tile, wilds: number): string {
  return withWilds(tile === RED ? 'RRR' : formatTiles(setTiles({ kind, tile })), wilds)
}

/** The rank of a suited tile; the red dragon itself for `R`. */
function rankSign(tile: Tile): string {
  return tile[0]!
}

function withWilds(text: string, wilds: number): string {
  return wilds === 0 ? text : `${text} (${wilds} R)`
}

function fanText({ fans, fan }: Score, cap: number | null): string {
  if (fans.length === 0) return '0'
  const capped = cap !== null && fan > cap ? `, capped at ${cap}` : ''
  return `${fan}${capped}: ${fans.map(oneFan).join(' + ')}`
}

function oneFan({ name, fan }: ScoredFan): string {
  const names = FAN_NAMES[name]
  return `${names === undefined ? name : `${names.en} ${names.zh}`} ${fan}`
}

/** A declared meld, its tiles written out. */
export function meldText(meld: AskedMeld): string {
  return `${meld.kind} ${formatTiles(meldTiles(meld))}`
}

function waitRows(hand: AskedHand): Row[] {
  const { ready, waits, shanten, best } = waitAnswer(hand)
  if (!ready)
    return [
      ['result', `not ready: ${shanten} ${shanten === 1 ? 'tile' : 'tiles'} away (shanten ${shanten})`],
      ...voidRow(hand),
    ]
  return [
    ['result', 'ready'],
    ['waits', waits.join(' ')],
    ['best', `${best} points from each payer (shape and roots alone)`],
  ]
}

/** Says where void tiles stand in the way: they must go first (rules.md V2). */
function voidRow({ concealed, voidSuit }: AskedHand): Row[] {
  const held = voidSuit === null ? 0 : tilesOf(concealed).filter((tile) => suitOf(tile) === voidSuit).length
  return held === 0 ? [] : [['void', `${held} of the void suit ${voidSuit} to discard first`]]
}
