import { memo } from 'react'
import { SEATS, type Seat } from '@paipu/engine'
import type { ViewState } from '@paipu/views'
import { BOARD, SIDE_TURN, sideOf, wallSpot, type Box } from './geometry.ts'
import { standsSame, standingTiles, type StandingTile } from './standing-wall.ts'

interface WallsProps {
  readonly state: ViewState
  readonly bottom: Seat
}

/**
 * The four walls round the centre, each as its owner sees it: stacks of two tiles, backs up, taken from its right end. A
 * wall is two paths, whatever stands in it, so that a step through a deal costs next to nothing.
 */
export const Walls = memo(
  function Walls({ state, bottom }: WallsProps) {
    const standing = standingTiles(state)
    return SEATS.map((seat) => {
      const own = standing.filter((tile) => tile.seat === seat)
      return (
        <g key={seat} transform={`rotate(${SIDE_TURN[sideOf(seat, bottom)]} ${BOARD / 2} ${BOARD / 2})`}>
          <Tiles tiles={own.filter(({ bird }) => !bird)} />
          <Tiles tiles={own.filter(({ bird }) => bird)} birds />
        </g>
      )
    })
  },
  (one, other) => one.bottom === other.bottom && standsSame(one.state, other.state),
)

function Tiles({ tiles, birds = false }: { readonly tiles: readonly StandingTile[]; readonly birds?: boolean }) {
  if (tiles.length === 0) return null
  const spots = tiles.map(({ stack, layer }) => wallSpot(stack, layer))
  return (
    <g>
      <path fill="var(--tile-edge)" d={spots.map(rectangle).join('')} />
      <path fill={birds ? 'var(--slate)' : 'var(--tile-back)'} d={spots.map(upperHalf).map(rectangle).join('')} />
    </g>
  )
}

function upperHalf(box: Box): Box {
  return { ...box, height: box.height * 0.55 }
}

function rectangle({ x, y, width, height }: Box): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
