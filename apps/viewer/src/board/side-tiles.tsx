import type { Tile, ViewTile } from '@paipu/tiles'
import type { ViewSeat } from '@paipu/views'
import type { ComponentType } from 'react'
import styles from './plate.module.css'
import { heightOf, type Spot } from './geometry.ts'
import { PlacedTile } from './placed-tile.tsx'

/** A text in a drawing, in the middle of the point given. */
export interface WritingProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly text: string
}

const PITCH = 39
const COLUMNS = 6
const CELLS = 12
const WIDTH = COLUMNS * PITCH
const HEIGHT = 2 * heightOf(PITCH)

function cell(index: number): Spot {
  return { x: (index % COLUMNS) * PITCH, y: Math.floor(index / COLUMNS) * heightOf(PITCH), width: PITCH - 1, turn: 0 }
}

/** The size of {@link SideTilesDrawing}. */
export const SIDE_TILES = { width: WIDTH, height: HEIGHT }

interface Props {
  readonly seat: ViewSeat
  readonly lit: boolean
  /** What the seat waits for, where that is to be shown: in the first row, while no tile has been won. */
  readonly waits?: readonly Tile[]
  readonly numerals: boolean
}

const NONE: readonly Tile[] = []

/** {@link SideTilesDrawing} in a box of its own. */
export function SideTiles(props: Props) {
  return (
    <svg className={styles.sideTiles} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} focusable="false">
      <SideTilesDrawing {...props} Writing={Writing} />
    </svg>
  )
}

function Writing({ x, y, size, fill, text }: WritingProps) {
  return (
    <text x={x} y={y} fill={fill} fontSize={size} fontWeight={700} textAnchor="middle" dominantBaseline="central">
      {text}
    </text>
  )
}

interface DrawingProps extends Props {
  /** How texts are drawn. */
  readonly Writing: ComponentType<WritingProps>
}

/**
 * The tiles that lie beside the play of a seat: the ones it won with from the start, the ones it put out of play at the
 * end of the second row. More wins than there is room for show as how many more.
 */
export function SideTilesDrawing({ seat, lit, waits = NONE, numerals, Writing }: DrawingProps) {
  const { laidAside, removed } = seat
  const room = CELLS - removed.length
  const shown = laidAside.length > room ? laidAside.slice(laidAside.length - room + 1) : laidAside
  const more = laidAside.length - shown.length
  return (
    <>
      {shown.map((tile, index) => (
        <PlacedTile
          key={index}
          tile={tile}
          spot={cell(index + (more > 0 ? 1 : 0))}
          numerals={numerals}
          lit={lit && index === shown.length - 1 ? 'win' : null}
        />
      ))}
      {more > 0 ? <More count={more} Writing={Writing} /> : null}
      {laidAside.length === 0 ? <Waits tiles={waits} numerals={numerals} Writing={Writing} /> : null}
      <Removed tiles={removed} numerals={numerals} />
    </>
  )
}

/** One row of waits; more than it has room for show as how many more. */
function Waits({
  tiles,
  numerals,
  Writing,
}: {
  readonly tiles: readonly Tile[]
  readonly numerals: boolean
  readonly Writing: ComponentType<WritingProps>
}) {
  const shown = tiles.length > COLUMNS ? tiles.slice(tiles.length - COLUMNS + 1) : tiles
  const more = tiles.length - shown.length
  return (
    <>
      {shown.map((tile, index) => (
        <PlacedTile key={tile} tile={tile} spot={lowered(cell(index + (more > 0 ? 1 : 0)))} numerals={numerals} wait />
      ))}
      {more > 0 ? <More count={more} Writing={Writing} /> : null}
    </>
  )
}

/** A little lower, so that the line over a wait is seen. */
function lowered(spot: Spot): Spot {
  return { ...spot, y: spot.y + WAIT_LINE, width: spot.width - 2 }
}

const WAIT_LINE = 5

function More({ count, Writing }: { readonly count: number; readonly Writing: ComponentType<WritingProps> }) {
  return <Writing x={PITCH / 2} y={heightOf(PITCH) / 2} size={22} fill="var(--gold)" text={`+${count}`} />
}

function Removed({ tiles, numerals }: { readonly tiles: readonly ViewTile[]; readonly numerals: boolean }) {
  return (
    <g opacity={0.6}>
      {tiles.map((tile, index) => (
        <PlacedTile key={index} tile={tile} spot={cell(CELLS - tiles.length + index)} numerals={numerals} />
      ))}
    </g>
  )
}
