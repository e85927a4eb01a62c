import { memo } from 'react'
import type { Meld, RiverTile, Seat } from '@paipu/engine'
import { HIDDEN, type Tile, type ViewTile } from '@paipu/tiles'
import type { ViewState } from '@paipu/views'
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
import { litTone, type LastTile, type LitTone } from './last-tile.ts'
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
 * All tiles of a seat on the board: its hand, what it waits for, its melds, and over them its river, whose tiles come from the hand.
 * A winner who has left is dimmed while the others play on. A step draws anew only what it changes of a seat: of a draw the drawn
 * tile alone.
 */
export const SeatTiles = memo(function SeatTiles(props: SeatTilesProps) {
  const { state, seat, side, numerals, motion, danger = null } = props
  const held = state.seats[seat]
  const gone = held.standing === 'left' && state.phase.name !== 'ended'
  const { lastTile } = props
  const lit = lastTile?.seat === seat ? { place: lastTile.place, tone: litTone(state, lastTile) } : null
  return (
    <g opacity={gone ? 0.58 : undefined} transform={`rotate(${SIDE_TURN[side]} ${BOARD / 2} ${BOARD / 2})`}>
      <Hand
        hand={held.hand}
        chosen={state.phase.name === 'swapping' ? state.phase.chosen[seat] : null}
        side={side}
        numerals={numerals}
        danger={danger}
      />
      <Drawn
        tile={held.drawn}
        beside={held.hand.length}
        number={state.wallLeft}
        side={side}
        numerals={numerals}
        motion={motion}
        danger={danger}
      />
      <Waits seat={seat} hand={held.hand} waits={held.lockedWaits} melds={held.melds} side={side} numerals={numerals} />
      <Melds
        seat={seat}
        melds={held.melds}
        lit={lit?.place === 'meld' && lastTile?.place === 'meld' ? lastTile.index : -1}
        tone={lit?.tone ?? null}
        numerals={numerals}
        motion={motion}
      />
      <River
        river={held.river}
        hand={motion ? held.hand : null}
        side={side}
        lit={lit?.place === 'river' ? lit.tone : null}
        numerals={numerals}
      />
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

/** How a seat's part is drawn. */
type Drawing = Pick<SeatTilesProps, 'side' | 'numerals'>

type Danger = ReadonlyMap<ViewTile, number> | null

interface HandProps extends Drawing {
  readonly hand: readonly ViewTile[]
  /** What has been chosen for the swap. */
  readonly chosen: readonly ViewTile[] | null
  readonly danger: Danger
}

const Hand = memo(function Hand({ hand, chosen, side, numerals, danger }: HandProps) {
  const lifted = liftedTiles(hand, chosen)
  const keys = occurrences(hand)
  return hand.map((tile, index) => (
    <PlacedTile
      key={keys[index]}
      tile={tile}
      spot={handSpot(side, index, lifted.has(index))}
      numerals={numerals}
      danger={danger?.get(tile) ?? 0}
    />
  ))
})

interface DrawnProps extends Drawing {
  readonly tile: ViewTile | null
  /** How many tiles stand in the hand. */
  readonly beside: number
  /** Different for each draw, so that each slides. */
  readonly number: number
  readonly motion: boolean
  readonly danger: Danger
}

/** The drawn tile beside a hand. */
function Drawn({ tile, beside, number, side, numerals, motion, danger }: DrawnProps) {
  if (tile === null) return null
  return (
    <PlacedTile
      key={number}
      tile={tile}
      spot={drawnSpot(side, beside)}
      numerals={numerals}
      danger={danger?.get(tile) ?? 0}
      slide={motion ? FROM_WALL : null}
    />
  )
}

/** A key for each tile of a hand, so that those that stay keep their drawing and only move. */
function occurrences(hand: readonly ViewTile[]): readonly string[] {
  return hand.map((tile, index) => `${tile}-${index - hand.indexOf(tile)}`)
}

const FROM_WALL: Slide = { x: 0, y: -60 }

/** Which tiles of a hand are pushed forward for the swap; of a hidden hand the last ones. */
function liftedTiles(hand: readonly ViewTile[], chosen: readonly ViewTile[] | null): ReadonlySet<number> {
  if (chosen === null) return new Set()
  const lifted = new Set<number>()
  for (const tile of chosen) {
    const index = hand.findLastIndex((held, at) => held === tile && !lifted.has(at))
    if (index >= 0) lifted.add(index)
  }
  return lifted
}

interface WaitsProps extends Drawing {
  readonly seat: Seat
  readonly hand: readonly ViewTile[]
  readonly waits: readonly Tile[]
  readonly melds: readonly Meld[]
}

const Waits = memo(function Waits({ seat, hand, waits, melds, side, numerals }: WaitsProps) {
  if (waits.length === 0) return null
  const cells = melds.map((meld) => meldTiles(meld, seat))
  return waitSpots(side, hand.length, cells, waits.length).map((spot, index) => (
    <PlacedTile key={index} tile={waits[index]!} spot={spot} numerals={numerals} wait />
  ))
})

interface MeldsProps extends Pick<Drawing, 'numerals'> {
  readonly seat: Seat
  readonly melds: readonly Meld[]
  /** Which of them is lit, and how; -1 for none. */
  readonly lit: number
  readonly tone: LitTone | null
  readonly motion: boolean
}

const Melds = memo(function Melds({ seat, melds: called, lit, tone, numerals, motion }: MeldsProps) {
  const melds = called.map((meld) => meldTiles(meld, seat))
  return meldSpots(melds).map((spots, index) =>
    spots.map((spot, at) => (
      <PlacedTile
        key={`${index}-${at}`}
        tile={melds[index]![at]!.tile}
        spot={spot}
        numerals={numerals}
        lit={index === lit && isCalled(melds[index]!, at) ? tone : null}
        slide={motion && index === lit && isNew(melds[index]!, at) ? FROM_WALL : null}
      />
    )),
  )
})

/** Whether a meld's tile came with the call: of an added kong only the added one. */
function isNew(tiles: readonly MeldTile[], at: number): boolean {
  return tiles[at]!.piled || !tiles.some(({ piled }) => piled)
}

/** Whether a meld's tile is the one to light: the last turned one, or, with none turned, the faces of a concealed kong. */
function isCalled(tiles: readonly MeldTile[], at: number): boolean {
  const last = tiles.findLastIndex(({ turn }) => turn !== 0)
  return last < 0 ? tiles[at]!.tile !== HIDDEN : at === last
}

interface RiverProps extends Drawing {
  readonly river: readonly RiverTile[]
  /** The hand that its last tile slides from; `null` where none slides. */
  readonly hand: readonly ViewTile[] | null
  /** How its last tile is lit. */
  readonly lit: LitTone | null
}

const River = memo(function River({ river, hand, side, lit, numerals }: RiverProps) {
  const last = river.length - 1
  return river.map(({ tile, drawn }, index) => {
    const spot = riverSpot(index, river.length)
    const isLit = index === last && lit !== null
    return (
      <PlacedTile
        key={index}
        tile={tile}
        spot={spot}
        numerals={numerals}
        passedOn={drawn}
        lit={isLit ? lit : null}
        slide={isLit && hand !== null ? slideFromHand(hand, side, spot, drawn) : null}
      />
    )
  })
})

/** From where a discard came: the drawn tile's spot, or the middle of the hand. */
function slideFromHand(hand: readonly ViewTile[], side: Side, to: Spot, drawn: boolean): Slide {
  const from = drawn ? drawnSpot(side, hand.length) : handSpot(side, Math.floor(hand.length / 2), false)
  return { x: from.x - to.x, y: from.y - to.y }
}
