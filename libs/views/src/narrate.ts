import { ruleFactsOf, type Seat } from '@paipu/engine'
import type { EventReading } from '@paipu/contracts'
import { HIDDEN, kindOf, tileAt, type Suit, type Tile, type ViewTile } from '@paipu/tiles'
import type { Frame } from './frames.ts'
import { WORDS, type Language, type Words } from './words.ts'
import type { ViewEvent, ViewEventOf } from './view-event.ts'
import type { ViewState } from './view-state.ts'

/** A piece of a sentence: words, tiles to draw, or a seat whose name is written. */
export type Phrase =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tiles'; readonly tiles: readonly ViewTile[] }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly name: string }

/** What happened in a frame, in words, as pieces that a screen can draw. */
export function narrateParts(frame: Frame, language: Language): Phrase[] {
  return sentence(frame.event, frame.state, WORDS[language])
}

/** What happened in a frame, in one line of words. */
export function narrate(frame: Frame, language: Language): string {
  return narrateParts(frame, language)
    .map((phrase) => phraseText(phrase, WORDS[language]))
    .join('')
}

function phraseText(phrase: Phrase, words: Words): string {
  switch (phrase.kind) {
    case 'text':
      return phrase.text
    case 'seat':
      return phrase.name
    case 'tiles':
      return tilesText(phrase.tiles, words)
  }
}

/** Tiles that are hidden are hidden all: then their number says what there is to say. */
function tilesText(tiles: readonly ViewTile[], words: Words): string {
  const areHidden = tiles.length > 1 && tiles.every((tile) => tile === HIDDEN)
  return areHidden ? words.hiddenTiles(tiles.length) : tiles.map((tile) => words.tile(tile)).join(words.listComma)
}

/** Builds a sentence from a template: `{0}`, `{1}` … stand for the pieces. */
function fill(template: string, ...pieces: readonly (Phrase | readonly Phrase[] | string | number)[]): Phrase[] {
  // What was caught by the split, every other part, is the number of a piece.
  return template.split(/\{(\d)\}/).flatMap((part, at): Phrase | readonly Phrase[] => {
    const piece = at % 2 === 0 ? part : pieces[Number(part)]!
    if (typeof piece === 'object') return piece
    return piece === '' ? [] : text(String(piece))
  })
}

function text(text: string): Phrase {
  return { kind: 'text', text }
}

/** Pieces of several sentences or lists one after the other, with words between them. */
function joined(rows: readonly (readonly Phrase[])[], between: string): Phrase[] {
  return rows.flatMap((row, at) => (at === 0 ? row : [text(between), ...row]))
}

function sentence(event: ViewEvent, state: ViewState, words: Words): Phrase[] {
  const seat = (at: Seat): Phrase => ({ kind: 'seat', seat: at, name: state.started?.seats[at].name ?? words.seat(at) })
  const tiles = (...list: readonly ViewTile[]): Phrase => ({ kind: 'tiles', tiles: list })
  switch (event.type) {
    case 'DealStarted': {
      const rules = ruleFactsOf(event.data.ruleSet)
      return fill(
        words.dealStarted,
        event.data.dealNumber,
        rules === null ? event.data.ruleSet.id : words.pick(rules.name),
        seat(event.data.dealer),
      )
    }
    case 'WallBuilt':
      return fill(words.wallBuilt, event.data.wall.length + event.data.birds.length)
    case 'HandsDealt':
      return fill(words.handsDealt)
    case 'SwapChosen':
      return fill(words.swapChosen, seat(event.data.seat), tiles(...event.data.tiles))
    case 'SwapDirectionDrawn':
      return event.data.die === null
        ? fill(words.direction, words.directions[event.data.direction])
        : fill(words.directionByDie, words.directions[event.data.direction], event.data.die)
    case 'TilesSwapped':
      return fill(words.tilesSwapped)
    case 'TilesRemoved':
      return fill(words.tilesRemoved, seat(event.data.seat), tiles(...event.data.tiles))
    case 'VoidSuitChosen':
      return event.data.suit === HIDDEN
        ? fill(words.voidChosenHidden, seat(event.data.seat))
        : fill(words.voidChosen, seat(event.data.seat), words.suits[event.data.suit])
    case 'VoidSuitsDeclared':
      return voidSuits(event.data.suits, seat, words)
    case 'TileDrawn':
      return fill(
        event.data.replacement ? words.drawnReplacement : words.drawn,
        seat(event.data.seat),
        tiles(event.data.tile),
      )
    case 'TileDiscarded':
      return fill(words.discarded, seat(event.data.seat), tiles(event.data.tile))
    case 'ReadyAnnounced':
      return fill(words.announced, seat(event.data.seat))
    case 'ClaimAnswered':
      return fill(
        words.answered,
        seat(event.data.seat),
        words.answers[event.data.answer],
        event.data.offers.map((offer) => words.answers[offer]).join(words.listComma),
      )
    case 'PungClaimed':
      return fill(words.pung, seat(event.data.seat), tiles(event.data.tile), seat(event.data.from))
    case 'KongMade':
      return event.data.from === null
        ? fill(words.kongs[event.data.kind], seat(event.data.seat), tiles(event.data.tile))
        : fill(words.kongs[event.data.kind], seat(event.data.seat), tiles(event.data.tile), seat(event.data.from))
    case 'KongRobbed':
      return fill(words.robbed, seat(event.data.seat), tiles(event.data.tile))
    case 'WinDeclared':
      return win(event, seat, tiles, words)
    case 'HandLocked':
      return fill(words.locked, seat(event.data.seat), tiles(...event.data.waits))
    case 'BirdsTurned':
      return fill(words.birds, tiles(...event.data.birds), event.data.hits)
    case 'PointsPaid':
      return payments(event, seat, words)
    case 'TurnTimedOut':
      return fill(event.data.by === 'bot' ? words.timedOutBot : words.timedOutRule, seat(event.data.seat))
    case 'DealEnded':
      return fill(words.results[event.data.result])
  }
}

function voidSuits(suits: readonly Suit[], seat: (at: Seat) => Phrase, words: Words): Phrase[] {
  const rows = suits.map((suit, at) => fill(words.voidOf, seat(at as Seat), words.suits[suit]))
  return [...fill(words.voidSuits), ...joined(rows, words.comma), text(words.stop)]
}

function win(
  { data }: ViewEventOf<'WinDeclared'>,
  seat: (at: Seat) => Phrase,
  tiles: (...list: readonly ViewTile[]) => Phrase,
  words: Words,
): Phrase[] {
  const fans = data.fans.map((fan) => words.fan(fan.name, fan.fan)).join(words.listComma)
  const how =
    data.from === null
      ? fill(words.wonSelfDraw, seat(data.seat), tiles(data.tile))
      : fill(data.by === 'rob' ? words.wonRob : words.wonDiscard, seat(data.seat), tiles(data.tile), seat(data.from))
  const value = fill(fans === '' ? words.winValuePlain : words.winValue, fans, data.points)
  return [...how, ...value, ...reading(data.reading, words)]
}

/** The hand as it was read, a group of tiles for each set and the pair; nothing where that is hidden or no sets are read. */
function reading(read: ViewEventOf<'WinDeclared'>['data']['reading'], words: Words): Phrase[] {
  const groups = read === HIDDEN ? [] : readGroups(read)
  if (groups.length === 0) return []
  const shown = groups.map((tiles): Phrase[] => [{ kind: 'tiles', tiles }])
  return fill(words.reading, joined(shown, ' · '))
}

/** What each group of a reading stands for; declared melds lie on the table and are not repeated. */
function readGroups(read: EventReading): readonly (readonly Tile[])[] {
  switch (read.kind) {
    case 'standard':
      return [...read.sets.map(setTiles), [read.pair, read.pair]]
    case 'seven-pairs':
      return read.pairs.map((tile) => [tile, tile])
    case 'four-reds':
      return []
  }
}

function setTiles({ kind, tile }: { readonly kind: 'sequence' | 'triplet'; readonly tile: Tile }): readonly Tile[] {
  if (kind === 'triplet') return [tile, tile, tile]
  const first = kindOf(tile)
  return [tile, tileAt(first + 1), tileAt(first + 2)]
}

function payments({ data }: ViewEventOf<'PointsPaid'>, seat: (at: Seat) => Phrase, words: Words): Phrase[] {
  const rows = data.payments.map(({ from, to, points }) => fill(words.payment, seat(from), seat(to), points))
  return [...fill(words.reasons[data.reason]), ...joined(rows, words.comma), text(words.stop)]
}
