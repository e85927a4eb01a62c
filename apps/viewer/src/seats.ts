import { SEATS, seatAfter, type Seat } from '@paipu/engine'

/** A seat's wind counted from the dealer, 0 East to 3 North (rules.md C2). */
export function windOf(seat: Seat, dealer: number): number {
  return (seat - dealer + 4) % 4
}

/** The colour of each wind, as a CSS value. */
export const WIND_COLOURS = ['var(--seat-east)', 'var(--seat-south)', 'var(--seat-west)', 'var(--seat-north)'] as const

/** The seats in the order of their winds. */
export function seatsByWind(dealer: Seat): readonly Seat[] {
  return SEATS.map((steps) => seatAfter(dealer, steps))
}
