import { windOf, type Seat } from '@paipu/engine'
import { HIDDEN, suitOf, type Hidden, type Suit } from '@paipu/tiles'
import { actingSeat, type ViewState } from '@paipu/views'

/** What stands by a seat's name. */
export interface SeatStatus {
  /** 0 east to 3 north. */
  readonly wind: Seat
  readonly dealer: boolean
  readonly points: number
  readonly voidSuit: Suit | Hidden | null
  readonly won: boolean
  readonly locked: boolean
  readonly left: boolean
  readonly announced: boolean
  readonly flowerPig: boolean
  /** Whether the deal waits for this seat. */
  readonly active: boolean
}

/** Reads a seat's status from a state. */
export function seatStatus(state: ViewState, seat: Seat): SeatStatus {
  const { points, voidSuit, wins, standing, announced } = state.seats[seat]
  const wind = windOf(seat, state.started?.dealer ?? 0)
  return {
    wind,
    dealer: wind === 0,
    points,
    voidSuit,
    won: wins.length > 0,
    locked: standing === 'locked',
    left: standing === 'left',
    announced,
    flowerPig: isFlowerPig(state, seat),
    active: actingSeat(state) === seat,
  }
}

/** Who still holds a tile of its void suit when the wall has run out (rules.md V6). */
function isFlowerPig({ phase, seats }: ViewState, seat: Seat): boolean {
  const { hand, drawn, standing, wins, voidSuit } = seats[seat]
  if (phase.name !== 'ended' || phase.result !== 'wall-end' || standing !== 'playing' || wins.length > 0) return false
  return [...hand, drawn].some(
    (tile) => tile !== null && tile !== HIDDEN && suitOf(tile) !== null && suitOf(tile) === voidSuit,
  )
}
