import { seatsFrom, type Seat } from '@paipu/engine'
import type { ViewTile } from '@paipu/tiles'
import type { ViewState } from '@paipu/views'
import { sideOf } from './geometry.ts'
import type { LastTile } from './last-tile.ts'
import { SeatTiles } from './seat-tiles.tsx'

/** How dangerous each tile of a hand is to discard, from 0 to 1. */
export interface HandDanger {
  readonly seat: Seat
  readonly tiles: ReadonlyMap<ViewTile, number>
}

export interface BoardTilesProps {
  readonly state: ViewState
  /** The seat at the bottom of the board. */
  readonly bottom: Seat
  readonly lastTile: LastTile | null
  readonly numerals?: boolean
  readonly motion?: boolean
  readonly danger?: HandDanger | null
}

/** The tiles of all seats, those of the one at the bottom first; as they lie, where nothing more is said. */
export function BoardTiles(props: BoardTilesProps) {
  const { state, bottom, lastTile, numerals = false, motion = false, danger = null } = props
  return seatsFrom(bottom).map((seat) => (
    <SeatTiles
      key={seat}
      state={state}
      seat={seat}
      side={sideOf(seat, bottom)}
      lastTile={lastTile}
      numerals={numerals}
      motion={motion}
      danger={danger?.seat === seat ? danger.tiles : null}
    />
  ))
}
