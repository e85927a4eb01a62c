import { memo } from 'react'
import { seatsFrom, type BySeat, type Seat } from '@paipu/engine'
import { HIDDEN, type Tile, type ViewTile } from '@paipu/tiles'
import { suitInWords, wallStands, type ViewState } from '@paipu/views'
import { tileName, type Language } from '../tiles/index.ts'
import { signed } from './format.ts'
import { plainWindow } from './plain-window.ts'
import { showsSameSeat } from './same-seat.ts'
import { seatStatus } from './seat-status.ts'
import type { BoardWords } from './board-vocabulary.ts'
import { boardWords } from './words.ts'

export interface BoardInWordsProps {
  readonly state: ViewState
  readonly bottom: Seat
  readonly language: Language
  readonly names: BySeat<string>
  readonly changes: BySeat<number>
  readonly places: BySeat<number | null>
  readonly clocks: BySeat<number | null>
  /** What the seats wait for, where that is shown. */
  readonly waits: BySeat<readonly Tile[]> | null
}

/** The whole board in words, for screen readers: one line for the table, one list for each seat. */
export function BoardInWords(props: BoardInWordsProps) {
  const { state, bottom, language, names } = props
  const words = boardWords(language)
  const { started, swap, birds } = state
  const window = plainWindow(state)
  const line = [
    started === null ? null : words.deal(started.dealNumber),
    wallStands(state) ? words.tilesLeft(state.wallLeft) : null,
    swap === null ? null : words.swap(swap.direction, swap.die),
    window === null ? null : words.windows[window],
    birds.length === 0 ? null : `${words.birds}: ${tilesInWords(birds, language)}`,
    words.phase(state.phase, (seat) => names[seat]),
  ]
  return (
    <>
      <p>{joined(line)}</p>
      <ul>
        {seatsFrom(bottom).map((seat) => (
          <li key={seat}>
            <SeatInWords {...props} seat={seat} />
          </li>
        ))}
      </ul>
    </>
  )
}

type SeatInWordsProps = BoardInWordsProps & { readonly seat: Seat }

const SeatInWords = memo(function SeatInWords(props: SeatInWordsProps) {
  const { state, seat, language } = props
  const words = boardWords(language)
  const { hand, drawn, melds, river, wins, laidAside, removed, lockedWaits } = state.seats[seat]
  const windName = (from: Seat | null) => (from === null ? null : words.windNames[seatStatus(state, from).wind])
  return (
    <>
      <p>{statusLine(props)}</p>
      <ul>
        <Row
          title={words.hand}
          items={[
            ...tileWords(hand, language),
            ...(drawn === null ? [] : [`${tileName(drawn, language)} (${words.drawn})`]),
          ]}
          none={words.none}
        />
        <Row
          title={words.melds}
          items={melds.map((meld) => words.meld(meld.kind, tileName(meld.tile, language), windName(meld.from)))}
        />
        <Row
          title={words.river}
          items={river.map(({ tile, drawn }) => tileName(tile, language) + (drawn ? ` (${words.passedOn})` : ''))}
        />
        <Row
          title={words.won}
          items={wins.map((win) => words.win(tileName(win.tile, language), win.by, windName(win.from), win.points))}
        />
        <Row title={words.laidAside} items={tileWords(laidAside, language)} />
        <Row
          title={words.waits}
          items={tileWords(lockedWaits.length > 0 ? lockedWaits : (props.waits?.[seat] ?? []), language)}
        />
        <Row title={words.removed} items={tileWords(removed, language)} />
      </ul>
    </>
  )
}, tellsSame)

/** Whether two tellings of a seat would be the same. */
function tellsSame(one: SeatInWordsProps, other: SeatInWordsProps): boolean {
  const { seat } = one
  return (
    seat === other.seat &&
    one.language === other.language &&
    one.names[seat] === other.names[seat] &&
    one.changes[seat] === other.changes[seat] &&
    one.places[seat] === other.places[seat] &&
    one.clocks[seat] === other.clocks[seat] &&
    one.waits?.[seat].join() === other.waits?.[seat].join() &&
    showsSameSeat(one.state, other.state, seat)
  )
}

/** A titled list of things; nothing where there are none and nothing stands for that. */
function Row({
  title,
  items,
  none,
}: {
  readonly title: string
  readonly items: readonly string[]
  readonly none?: string
}) {
  if (items.length === 0 && none === undefined) return null
  return (
    // One text: three beside each other would be three nodes to look after.
    <li>{`${title}: ${items.length === 0 ? none : items.join(', ')}`}</li>
  )
}

function statusLine({
  state,
  seat,
  language,
  names,
  changes,
  places,
  clocks,
}: BoardInWordsProps & { readonly seat: Seat }): string {
  const words = boardWords(language)
  const status = seatStatus(state, seat)
  const place = places[seat]
  const clock = clocks[seat]
  return joined([
    `${words.windNames[status.wind]}: ${names[seat]}`,
    status.dealer ? words.dealer : null,
    words.points(signed(status.points)),
    changes[seat] === 0 ? null : words.change(signed(changes[seat])),
    voidInWords(status.voidSuit, language, words),
    status.won ? `${words.won}${place === null ? '' : ` ${words.place(place)}`}` : null,
    status.locked ? words.locked : null,
    status.left ? words.left : null,
    status.announced ? words.ready : null,
    status.flowerPig ? words.flowerPig : null,
    clock === null ? null : words.clock(Math.ceil(clock)),
  ])
}

function voidInWords(suit: ViewState['seats'][0]['voidSuit'], language: Language, words: BoardWords): string | null {
  if (suit === null) return null
  return suit === HIDDEN ? words.voidHidden : words.voidSuit(suitInWords(suit, language))
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ')
}

/** Tiles in words, one each; hidden ones together as how many. */
function tileWords(tiles: readonly ViewTile[], language: Language): string[] {
  const open = tiles.filter((tile) => tile !== HIDDEN)
  const hidden = tiles.length - open.length
  return [
    ...open.map((tile) => tileName(tile, language)),
    ...(hidden === 0 ? [] : [boardWords(language).hidden(hidden)]),
  ]
}

function tilesInWords(tiles: readonly ViewTile[], language: Language): string {
  return tileWords(tiles, language).join(', ')
}
