import type { Tile, ViewTile } from '@paipu/tiles'
import type { ViewSeat } from '@paipu/views'
import styles from './plate.module.css'
import { heightOf, type Spot } from './geometry.ts'
import { PlacedTile } from './placed-tile.tsx'

const PITCH = 39
const COLUMNS = 6
const CELLS = 12
const WIDTH = COLUMNS * PITCH
const HEIGHT = 2 * heightOf(PITCH)

function cell(index: number): Spot {
  return { x: (index % COLUMNS) * PITCH, y: Math.floor(index / COLUMNS) * heightOf(PITCH), width: PITCH - 1, turn: 0 }
}

interface Props {
  readonly seat: ViewSeat
  readonly lit: boolean
  /** What the seat waits for, where that is to be shown: in the first row, while no tile has been won. */
  readonly waits?: readonly Tile[]
  readonly numerals: boolean
}

const NONE: readonly Tile[] = []

/**
 * The tiles that lie beside the play of a seat: the ones it won with from the start, the ones it put out of play at the
 * end of the second row. More wins than there is room for show as how many more.
 */
export function SideTiles({ seat, lit, waits = NONE, numerals }: Props) {
  const { laidAside, removed } = seat
  const room = CELLS - removed.length
  const shown = laidAside.length > room ? laidAside.slice(laidAside.length - room + 1) : laidAside
  const more = laidAside.length - shown.length
  return (
    <svg className={styles.sideTiles} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} focusable="false">
      {shown.map((tile, index) => (
        <PlacedTile
          key={index}
          tile={tile}
          spot={cell(index + (more > 0 ? 1 : 0))}
          numerals={numerals}
          lit={lit && index === shown.length - 1 ? 'win' : null}
        />
      ))}
      {more > 0 ? <More count={more} /> : null}
      {laidAside.length === 0 ? <Waits tiles={waits} numerals={numerals} /> : null}
      <Removed tiles={removed} numerals={numerals} />
    </svg>
  )
}

/** One row of waits; more than it has room for show as how many more. */
function Waits({ tiles, numerals }: { readonly tiles: readonly Tile[]; readonly numerals: boolean }) {
  const shown = tiles.length > COLUMNS ? tiles.slice(tiles.length - COLUMNS + 1) : tiles
  const more = tiles.length - shown.length
  return (
    <>
      {shown.map((tile, index) => (
        <PlacedTile key={tile} tile={tile} spot={lowered(cell(index + (more > 0 ? 1 : 0)))} numerals={numerals} wait />
      ))}
      {more > 0 ? <More count={more} /> : null}
    </>
  )
}

/** A little lower, so that the line over a wait is seen. */
function lowered(spot: Spot): Spot {
  return { ...spot, y: spot.y + WAIT_LINE, width: spot.width - 2 }
}

const WAIT_LINE = 5

function More({ count }: { readonly count: number }) {
  return (
    <text className={styles.more} x={PITCH / 2} y={heightOf(PITCH) / 2} textAnchor="middle" dominantBaseline="central">
      +{count}
    </text>
  )
}

function Removed({ tiles, numerals }: { readonly tiles: readonly ViewTile[]; readonly numerals: boolean }) {
  return (
    <g className={styles.removed}>
      {tiles.map((tile, index) => (
        <PlacedTile key={index} tile={tile} spot={cell(CELLS - tiles.length + index)} numerals={numerals} />
      ))}
    </g>
  )
}
