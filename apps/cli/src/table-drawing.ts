import { seatsFrom, windOf, type Meld, type Seat } from '@paipu/engine'
import { formatTiles, HIDDEN, type Tile, type ViewTile } from '@paipu/tiles'
import { actingSeat, wallStands, type ViewSeat, type ViewState } from '@paipu/views'
import { meldTiles } from './support/meld-tiles.ts'

/** What the signs of a drawn table mean, for the help of the commands that draw one. */
export const DRAWING_SIGNS =
  "In a table > marks whose turn it is, 555p<S a meld whose tile South gave, 9p' a tile discarded as it was drawn."

/**
 * A moment of a deal as a block of text, seat by seat from the dealer:
 *
 *     wall 31 left · Player 3 to play
 *     > E Player 1    +3  void p
 *         hand  123m456m78m99s  drew 5m
 *         melds 555p<S 1111s
 *         river 1p 9p' 3s
 *
 * What its signs mean is told by {@link DRAWING_SIGNS}.
 */
export function drawTable(state: ViewState): string {
  const dealer = state.started?.dealer ?? 0
  return [wallLine(state), ...seatsFrom(dealer).flatMap((seat) => seatLines(state, seat, dealer))]
    .map((line) => `${line}\n`)
    .join('')
}

const WINDS = ['E', 'S', 'W', 'N'] as const

function windLetter(seat: Seat, dealer: Seat): string {
  return WINDS[windOf(seat, dealer)]
}

function wallLine(state: ViewState): string {
  const { wallLeft, birds, swap } = state
  const parts = [wallStands(state) ? `wall ${wallLeft} left` : 'no wall yet']
  if (birds.length > 0) parts.push(`birds ${tilesText(birds)}`)
  if (swap !== null) parts.push(`swapped ${swap.direction}`)
  return parts.join(' · ')
}

function seatLines(state: ViewState, seat: Seat, dealer: Seat): string[] {
  const view = state.seats[seat]
  const mark = actingSeat(state) === seat ? '>' : ' '
  const name = state.started?.seats[seat].name ?? `Seat ${seat}`
  const drew = view.drawn === null ? '' : `  drew ${view.drawn}`
  return [
    `${mark} ${windLetter(seat, dealer)} ${name}  ${[signed(view.points), ...standing(view)].join('  ')}`,
    `    hand  ${tilesText(view.hand)}${drew}`,
    ...(view.melds.length > 0 ? [`    melds ${view.melds.map((meld) => meldText(meld, dealer)).join(' ')}`] : []),
    ...(view.river.length > 0
      ? [`    river ${view.river.map(({ tile, drawn }) => (drawn ? `${tile}'` : tile)).join(' ')}`]
      : []),
  ]
}

function standing(view: ViewSeat): string[] {
  const parts: string[] = []
  if (view.voidSuit !== null) parts.push(`void ${view.voidSuit}`)
  if (view.announced) parts.push('announced ready')
  if (view.wins.length > 0) parts.push(`won on ${view.wins.map((win) => win.tile).join(' ')}`)
  if (view.standing === 'locked') parts.push(`locked, waits ${view.lockedWaits.join(' ')}`)
  if (view.removed.length > 0) parts.push(`removed ${tilesText(view.removed)}`)
  return parts
}

function meldText(meld: Meld, dealer: Seat): string {
  const { from } = meld
  return `${formatTiles(meldTiles(meld))}${from === null ? '' : `<${windLetter(from, dealer)}`}`
}

/** Tiles in the compact notation; hidden ones as so many `?`. */
function tilesText(tiles: readonly ViewTile[]): string {
  const known = tiles.filter((tile): tile is Tile => tile !== HIDDEN)
  return `${formatTiles(known)}${HIDDEN.repeat(tiles.length - known.length)}`
}

function signed(points: number): string {
  if (points === 0) return '0'
  return points < 0 ? `−${-points}` : `+${points}`
}
