import type { Meld, Seat, Standing } from '@paipu/engine'
import type { Hidden, Suit, Tile } from '@paipu/tiles'
import { actingSeat, type ViewSeat, type ViewState } from '@paipu/views'

/** A deal in small, as a spectator sees it: what a card of the lobby draws. */
export interface MiniBoard {
  readonly phase: ViewState['phase']['name']
  /** Whose turn it is, or who has just discarded or made a kong; `null` otherwise. */
  readonly seat: Seat | null
  readonly dealer: Seat | null
  readonly seats: readonly MiniSeat[]
}

interface MiniSeat {
  /** How many concealed tiles, the drawn one among them. */
  readonly hand: number
  readonly melds: readonly Meld[]
  readonly river: readonly Tile[]
  readonly voidSuit: Suit | Hidden | null
  readonly standing: Standing
  readonly announced: boolean
  readonly wins: number
  readonly points: number
}

/** The small form of a spectator's view. */
export function miniBoard(view: ViewState): MiniBoard {
  const { phase, started, seats } = view
  return { phase: phase.name, seat: actingSeat(view), dealer: started?.dealer ?? null, seats: seats.map(miniSeat) }
}

function miniSeat({ hand, drawn, melds, river, voidSuit, standing, announced, wins, points }: ViewSeat): MiniSeat {
  return {
    hand: hand.length + (drawn === null ? 0 : 1),
    melds,
    river: river.map(({ tile }) => tile),
    voidSuit,
    standing,
    announced,
    wins: wins.length,
    points,
  }
}
