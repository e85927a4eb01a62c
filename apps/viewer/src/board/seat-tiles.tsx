import { memo } from 'react'
import type { Seat } from '@paipu/engine'
import { HIDDEN, type ViewTile } from '@paipu/tiles'
import type { ViewSeat, ViewState } from '@paipu/views'
import {
  BOARD,
  drawnSpot,
  handSpot,
  meldSpots,
  riverSpot,
  SIDE_TURN,
  waitSpots,
  type Side,
  type Spot,
} from './geometry.ts'
import { litTone, type LastTile } from './last-tile.ts'
import { meldTiles, type MeldTile } from './melds.ts'
import { PlacedTile, type Slide } from './placed-tile.tsx'
import { showsSameSeat } from './same-seat.ts'

export interface SeatTilesProps {
  readonly state: ViewState
  readonly seat: Seat
  readonly side: Side
  readonly lastTile: LastTile | null
  readonly numerals: boolean
  readonly motion: boolean
  /** How dangerous each tile of the hand is to discard, where that is to be shown. */
  readonly danger?: ReadonlyMap<ViewTile, number> | null
}

/**
 * All tiles of a seat on the board: its hand, what it waits for, its melds and its river. A winner who has left is dimmed
 * while the others play on.
 */
export const SeatTiles = memo(function SeatTiles(props: SeatTilesProps) {
  const { state, seat, side } = props
  const gone = state.seats[seat].standing === 'left' && state.phase.name !== 'ended'
  return (
    <g opacity={gone ? 0.58 : undefined} transform={`rotate(${SIDE_TURN[side]} ${BOARD / 2} ${BOARD / 2})`}>
      <River {...props} />
      <Hand {...props} />
      <Waits {...props} />
      <Melds {...props} />
    </g>
  )
}, draws)

/** Whether two drawings of a seat's tiles would be the same. */
function draws(one: SeatTilesProps, other: SeatTilesProps): boolean {
  return (
    one.seat === other.seat &&
    one.side === other.side &&
    one.numerals === other.numerals &&
    one.motion === other.motion &&
    one.danger === other.danger &&
    litOf(one) === litOf(other) &&
    showsSameSeat(one.state, other.state, one.seat)
  )
}

function litOf({ state, seat, lastTile }: SeatTilesProps): string {
  if (lastTile?.seat !== seat) return ''
  return `${lastTile.place} ${lastTile.place === 'meld' ? lastTile.index : ''} ${litTone(state, lastTile)}`
}

function Hand({ state, seat, side, numerals, motion, danger = null }: SeatTilesProps) {
  const { hand, drawn } = state.seats[seat]
  const lifted = liftedTiles(state, seat)
  const keys = occurrences(hand)
  return (
    <>
      {hand.map((tile, index) => (
        <PlacedTile
          key={keys[index]}
          tile={tile}
          spot={handSpot(side, index, lifted.has(index))}
          numerals={numerals}
          danger={danger?.get(tile) ?? 0}
        />
      ))}
      {drawn === null ? null : (
        <PlacedTile
          key={`drawn-${state.wallLeft}`}
          tile={drawn}
          spot={drawnSpot(side, hand.length)}
          numerals={numerals}
          danger={danger?.get(drawn) ?? 0}
          slide={motion ? FROM_WALL : null}
        />
      )}
    </>
  )
}

/** A key for each tile of a hand, so that those that stay keep their drawing and only move. */
function occurrences(hand: readonly ViewTile[]): readonly string[] {
  return hand.map((tile, index) => `${tile}-${index - hand.indexOf(tile)}`)
}

const FROM_WALL: Slide = { x: 0, y: -60 }

/** Which tiles of a hand are pushed forward for the swap; of a hidden hand the last ones. */
function liftedTiles({ phase, seats }: ViewState, seat: Seat): ReadonlySet<number> {
  const chosen = phase.name === 'swapping' ? phase.chosen[seat] : null
  if (chosen === null) return new Set()
  const { hand } = seats[seat]
  const lifted = new Set<number>()
  for (const tile of chosen) {
    const index = hand.findLastIndex((held, at) => held === tile && !lifted.has(at))
    if (index >= 0) lifted.add(index)
  }
  return lifted
}

function Waits({ state, seat, side, numerals }: SeatTilesProps) {
  const { hand, lockedWaits, melds } = state.seats[seat]
  if (lockedWaits.length === 0) return null
  const cells = melds.map((meld) => meldTiles(meld, seat))
  return waitSpots(side, hand.length, cells, lockedWaits.length).map((spot, index) => (
    <PlacedTile key={index} tile={lockedWaits[index]!} spot={spot} numerals={numerals} wait />
  ))
}

function Melds({ state, seat, lastTile, numerals, motion }: SeatTilesProps) {
  const melds = state.seats[seat].melds.map((meld) => meldTiles(meld, seat))
  const lit = lastTile?.place === 'meld' && lastTile.seat === seat ? lastTile.index : -1
  return meldSpots(melds).map((spots, index) =>
    spots.map((spot, at) => (
      <PlacedTile
        key={`${index}-${at}`}
        tile={melds[index]![at]!.tile}
        spot={spot}
        numerals={numerals}
        lit={index === lit && lastTile !== null && isCalled(melds[index]!, at) ? litTone(state, lastTile) : null}
        slide={motion && index === lit && isNew(melds[index]!, at) ? FROM_WALL : null}
      />
    )),
  )
}

/** Whether a meld's tile came with the call: of an added kong only the added one. */
function isNew(tiles: readonly MeldTile[], at: number): boolean {
  return tiles[at]!.piled || !tiles.some(({ piled }) => piled)
}

/** Whether a meld's tile is the one to light: the last turned one, or, with none turned, the faces of a concealed kong. */
function isCalled(tiles: readonly MeldTile[], at: number): boolean {
  const last = tiles.findLastIndex(({ turn }) => turn !== 0)
  return last < 0 ? tiles[at]!.tile !== HIDDEN : at === last
}

function River({ state, seat, side, lastTile, numerals, motion }: SeatTilesProps) {
  const held = state.seats[seat]
  const lit = lastTile?.place === 'river' && lastTile.seat === seat ? held.river.length - 1 : -1
  return held.river.map(({ tile, drawn }, index) => {
    const spot = riverSpot(index, held.river.length)
    return (
      <PlacedTile
        key={index}
        tile={tile}
        spot={spot}
        numerals={numerals}
        passedOn={drawn}
        lit={index === lit && lastTile !== null ? litTone(state, lastTile) : null}
        slide={motion && index === lit ? slideFromHand(held, side, spot, drawn) : null}
      />
    )
  })
}

/** From where a discard came: the drawn tile's spot, or the middle of the hand. */
function slideFromHand({ hand }: ViewSeat, side: Side, to: Spot, drawn: boolean): Slide {
  const from = drawn ? drawnSpot(side, hand.length) : handSpot(side, Math.floor(hand.length / 2), false)
  return { x: from.x - to.x, y: from.y - to.y }
}
