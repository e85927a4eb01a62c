import { BACK, BONE, EDGE, OUTLINE, TILE_HEIGHT, TILE_WIDTH, WEAVE } from '../grid.ts'

const INSET = 0.6
const WIDTH = TILE_WIDTH - 2 * INSET

/** A bone tile with one soft edge at its foot, still without a face. */
export function Body() {
  return (
    <>
      <rect
        x={INSET}
        y={INSET}
        width={WIDTH}
        height={TILE_HEIGHT - 2 * INSET}
        rx={7}
        fill={EDGE}
        stroke={OUTLINE}
        strokeWidth={1.2}
      />
      <rect x={INSET + 0.6} y={INSET + 0.6} width={WIDTH - 1.2} height={75} rx={6.4} fill={BONE} />
    </>
  )
}

/** A tile from behind: a quiet weave, the same for every hidden tile. */
export function Back() {
  return (
    <>
      <rect
        x={INSET}
        y={INSET}
        width={WIDTH}
        height={TILE_HEIGHT - 2 * INSET}
        rx={7}
        fill={EDGE}
        stroke={OUTLINE}
        strokeWidth={1.2}
      />
      <rect x={INSET + 0.6} y={INSET + 0.6} width={WIDTH - 1.2} height={75} rx={6.4} fill={BACK} />
      <path d={WEAVE_PATH} stroke={WEAVE} strokeWidth={2} strokeLinecap="round" />
    </>
  )
}

const CELL = 12
const COLUMNS = [6, 18, 30, 42]
const ROWS = [8, 20, 32, 44, 56]

/** A basket weave: cells of three threads, across and down by turns. */
const WEAVE_PATH = ROWS.flatMap((y, row) =>
  COLUMNS.map((x, column) => ((row + column) % 2 === 0 ? across(x, y) : down(x, y))),
).join('')

function across(x: number, y: number): string {
  return [2, 6, 10].map((step) => `M${x + 1.5} ${y + step}h${CELL - 3}`).join('')
}

function down(x: number, y: number): string {
  return [2, 6, 10].map((step) => `M${x + step} ${y + 1.5}v${CELL - 3}`).join('')
}
