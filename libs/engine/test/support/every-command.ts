import { SUITS, TILES, type Tile } from '@paipu/tiles'
import { SEATS, type Direction, type Die, type Seat, type SeatCommand, type TableCommand } from '../../src/index.ts'

const ANSWERS = ['win', 'kong', 'pung', 'pass'] as const
const DIRECTIONS: readonly Direction[] = ['left', 'across', 'right']
const DICE: readonly (Die | null)[] = [null, 1, 2, 3, 4, 5, 6]

/** Every command a seat can utter, swaps and removals apart. */
function everySeatCommand(seat: Seat): SeatCommand[] {
  return [
    { type: 'win', seat },
    { type: 'announce', seat },
    ...ANSWERS.map((answer) => ({ type: 'answer', seat, answer }) as const),
    ...SUITS.map((suit) => ({ type: 'void', seat, suit }) as const),
    ...TILES.flatMap((tile) => [
      { type: 'discard', seat, tile, announce: false } as const,
      { type: 'discard', seat, tile, announce: true } as const,
      { type: 'kong', seat, kind: 'concealed', tile } as const,
      { type: 'kong', seat, kind: 'added', tile } as const,
    ]),
  ]
}

/** Every command of all four seats, swaps and removals apart. */
export const EVERY_SEAT_COMMAND: readonly SeatCommand[] = SEATS.flatMap(everySeatCommand)

/** Every choice of three tiles of any kinds, in tile order. */
export const EVERY_TRIPLE: readonly (readonly Tile[])[] = TILES.flatMap((a, i) =>
  TILES.slice(i).flatMap((b, j) => TILES.slice(i + j).map((c) => [a, b, c])),
)

/** Everything the table itself can do, beginning a deal apart. */
export const EVERY_TABLE_COMMAND: readonly TableCommand[] = [
  { type: 'draw' },
  { type: 'time-limit' },
  ...DIRECTIONS.flatMap((direction) => DICE.map((die) => ({ type: 'draw-direction', direction, die }) as const)),
]
