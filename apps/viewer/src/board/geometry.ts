import type { Seat } from '@paipu/engine'
import { TILE_RATIO } from '../tiles/index.ts'

/**
 * The board is a square of 1000 units. Each seat's part is laid out as if its owner sat at the bottom, and then turned
 * about the middle. Sizes are chosen so that the fullest deal fits: fourteen tiles, or four kongs, in a hand's lane; four
 * rows of six in a river; all of it without moving anything.
 */
export const BOARD = 1000

/** Where a seat is on the screen. */
export type Side = 'bottom' | 'right' | 'top' | 'left'

const SIDES: readonly Side[] = ['bottom', 'right', 'top', 'left']

/** Where a seat is when `bottom` sits at the bottom; the next to play sits at the right (rules.md C2). */
export function sideOf(seat: Seat, bottom: Seat): Side {
  return SIDES[(seat - bottom) & 3]!
}

/** How far a side's part is turned, in degrees. */
export const SIDE_TURN: Record<Side, number> = { bottom: 0, right: -90, top: 180, left: 90 }

/** Half the centre's width. */
export const CENTRE = 141

/** A wall's thickness, and its stacks' width: fourteen of them, and the end of the next wall, along the centre's edge. */
const WALL = 19
const WALL_GAP = 2
const STACK_PITCH = (2 * CENTRE - WALL - WALL_GAP) / 14

const MARGIN = 9
/** Where every lane ends, at its owner's right. */
const LANE_END = BOARD - MARGIN
const RIVER_START = BOARD / 2 + CENTRE + 6
const RIVER_PITCH = 47
const RIVER_ROWS = 4
const RIVER_COLUMNS = 6
const MELD_PITCH = 41
const MELD_GAP = 12
/** How much of a tile the one added on top of it leaves to be seen. */
const PILE_STEP = 0.62
const DRAWN_GAP = 18
const LIFT = 10

/** A hand's tiles: the bottom seat's at full size, the others' at 70 %, each clear of its left neighbour's lane. */
interface Lane {
  readonly pitch: number
  readonly start: number
}

const OWN_LANE: Lane = { pitch: 64, start: 77 }
const OTHER_LANE: Lane = { pitch: 64 * 0.7, start: 110 }

function laneOf(side: Side): Lane {
  return side === 'bottom' ? OWN_LANE : OTHER_LANE
}

/** Where a tile lies: its upright box's left top corner and width, and how far it is turned about its own middle. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly turn: number
}

/** An upright box. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * A tile of a wall, seen from its owner: stacks run from the owner's right to the left along the centre's edge, one layer
 * above the other. Each wall ends where the next begins, so that no corner is shared.
 */
export function wallSpot(stack: number, layer: 'upper' | 'lower'): Box {
  const height = WALL / 2 - HAIR
  return {
    x: BOARD / 2 + CENTRE - (stack + 1) * STACK_PITCH,
    y: BOARD / 2 + CENTRE - (layer === 'lower' ? height : WALL - HAIR),
    width: STACK_PITCH - 2 * HAIR,
    height,
  }
}

/** A tile's height for a width. */
export function heightOf(width: number): number {
  return width * TILE_RATIO
}

/** A tile drawn in a cell leaves one unit to its neighbour. */
const HAIR = 1

function standing(x: number, pitch: number, lift: number): Spot {
  const width = pitch - HAIR
  return { x, y: BOARD - MARGIN - heightOf(width) - lift, width, turn: 0 }
}

/** The spot of a hand's tile, from its owner's left; `lifted` ones are pushed forward. */
export function handSpot(side: Side, index: number, lifted: boolean): Spot {
  const { pitch, start } = laneOf(side)
  return standing(start + index * pitch, pitch, lifted ? LIFT : 0)
}

/** The spot of the drawn tile beside a hand of `count` tiles. */
export function drawnSpot(side: Side, count: number): Spot {
  const { pitch, start } = laneOf(side)
  return standing(start + count * pitch + DRAWN_GAP, pitch, 0)
}

/** The spot of a river's tile: rows of six, each row nearer to the owner. More than four rows are drawn smaller. */
export function riverSpot(index: number, count: number): Spot {
  const rows = Math.max(RIVER_ROWS, Math.ceil(count / RIVER_COLUMNS))
  const pitch = (RIVER_PITCH * RIVER_ROWS) / rows
  const left = BOARD / 2 - (RIVER_PITCH * RIVER_COLUMNS) / 2
  const row = Math.floor(index / RIVER_COLUMNS)
  return {
    x: left + (index % RIVER_COLUMNS) * pitch,
    y: RIVER_START + row * heightOf(pitch),
    width: pitch - HAIR,
    turn: 0,
  }
}

/** How a tile of a meld lies: upright, or turned with its head to the left (−90) or the right (90). */
export type MeldTurn = 0 | 90 | -90

/** One tile of a meld from its owner's left; a `piled` one lies on the one before it. */
export interface MeldCell {
  readonly turn: MeldTurn
  readonly piled: boolean
}

const LYING = heightOf(MELD_PITCH)

function cellWidth(cell: MeldCell): number {
  return cell.piled ? 0 : cell.turn === 0 ? MELD_PITCH : LYING
}

/** How wide a meld is on the board. */
function meldWidth(cells: readonly MeldCell[]): number {
  return cells.reduce((sum, cell) => sum + cellWidth(cell), 0)
}

/** The spots of melds' tiles: the first meld at the owner's right end, each further one to its left. */
export function meldSpots(melds: readonly (readonly MeldCell[])[]): Spot[][] {
  let end = LANE_END
  return melds.map((cells) => {
    const start = end - meldWidth(cells)
    end = start - MELD_GAP
    return cellSpots(cells, start)
  })
}

function cellSpots(cells: readonly MeldCell[], start: number): Spot[] {
  let x = start
  return cells.map((cell) => {
    const spot = cell.piled
      ? lying(x - LYING, cell.turn, PILE_STEP)
      : cell.turn === 0
        ? standing(x, MELD_PITCH, 0)
        : lying(x, cell.turn, 0)
    x += cellWidth(cell)
    return spot
  })
}

/** A turned tile whose left end is at `x`, `steps` tile widths up from the foot of the lane. */
function lying(x: number, turn: MeldTurn, steps: number): Spot {
  const width = MELD_PITCH - HAIR
  const height = heightOf(width)
  const middle = { x: x + LYING / 2, y: BOARD - MARGIN - width / 2 - steps * width }
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, turn }
}

/**
 * The spots of a locked seat's waits: between its hand and its melds, as wide as a meld's tiles or as there is room.
 */
export function waitSpots(
  side: Side,
  handCount: number,
  melds: readonly (readonly MeldCell[])[],
  count: number,
): Spot[] {
  const { pitch } = laneOf(side)
  const start = drawnSpot(side, handCount).x + pitch + DRAWN_GAP
  const end = melds.reduce((at, cells) => at - meldWidth(cells) - MELD_GAP, LANE_END)
  const fitted = Math.min(MELD_PITCH, (end - start) / count)
  return Array.from({ length: count }, (_, index) => standing(start + index * fitted, fitted, 0))
}
