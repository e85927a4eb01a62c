import type { ViewTile } from '@paipu/tiles'
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

/**
 * The tiles that lie beside the play of a seat: the ones it won with from the start, the ones it put out of play at the
 * end of the second row. More wins than there is room for show as how many more.
 */
export function SideTiles({
  seat,
  lit,
  numerals,
}: {
  readonly seat: ViewSeat
  readonly lit: boolean
  readonly numerals: boolean
}) {
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
      <Removed tiles={removed} numerals={numerals} />
    </svg>
  )
}

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
