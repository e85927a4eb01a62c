import { bySeat, type BySeat, type Meld, type Seat, type Standing } from '@paipu/engine'
import type { Hidden, Suit, Tile } from '@paipu/tiles'
import { actingSeat } from './acting-seat.ts'
import type { ViewSeat, ViewState } from './view-state.ts'

/** A deal in small: what a card of the lobby draws of it. */
export interface BoardInSmall {
  readonly phase: ViewState['phase']['name']
  /** Whose turn it is, or who has just discarded or made a kong; `null` otherwise. */
  readonly seat: Seat | null
  readonly dealer: Seat | null
  /** How many tiles have been taken from the wall's back. */
  readonly takenFromBack: number
  readonly seats: BySeat<SeatInSmall>
}

/** A seat of a deal in small: numbers of tiles where the tiles are hidden. */
export interface SeatInSmall {
  /** How many concealed tiles, the drawn one among them. */
  readonly hand: number
  readonly melds: readonly Meld[]
  readonly river: readonly Tile[]
  /** The winning tiles that lie with this seat. */
  readonly won: readonly Tile[]
  /** How many tiles it has put out of play. */
  readonly removed: number
  readonly voidSuit: Suit | Hidden | null
  readonly standing: Standing
  readonly announced: boolean
  readonly wins: number
  readonly points: number
}

/** The small form of a view. */
export function inSmall(view: ViewState): BoardInSmall {
  const { phase, started, takenFromBack, seats } = view
  return {
    phase: phase.name,
    seat: actingSeat(view),
    dealer: started?.dealer ?? null,
    takenFromBack,
    seats: bySeat((seat) => seatInSmall(seats[seat])),
  }
}

function seatInSmall(seat: ViewSeat): SeatInSmall {
  const { hand, drawn, melds, river, laidAside, removed, voidSuit, standing, announced, wins, points } = seat
  return {
    hand: hand.length + (drawn === null ? 0 : 1),
    melds,
    river: river.map(({ tile }) => tile),
    won: laidAside,
    removed: removed.length,
    voidSuit,
    standing,
    announced,
    wins: wins.length,
    points,
  }
}
