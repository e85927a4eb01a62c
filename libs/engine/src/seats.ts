/** A seat, 0–3 in turn order (rules.md C2). */
export type Seat = 0 | 1 | 2 | 3

/** The four seats in turn order. */
export const SEATS: readonly Seat[] = [0, 1, 2, 3]

/** One value a seat. */
export type BySeat<T> = readonly [T, T, T, T]

/** The seat `steps` places further in turn order, below 0 back; 1 is the right neighbour, 3 the left one (rules.md C2). */
export function seatAfter(seat: Seat, steps: number): Seat {
  return ((seat + steps) & 3) as Seat
}

/** All four seats in turn order from one on. */
export function seatsFrom(first: Seat): readonly Seat[] {
  return SEATS.map((steps) => seatAfter(first, steps))
}

/** A seat's wind, 0 East to 3 North, counted from the dealer (rules.md C2). */
export function windOf(seat: Seat, dealer: Seat): Seat {
  return seatAfter(seat, -dealer)
}

/** The three other seats in turn order from the right neighbour on. */
export function othersFrom(seat: Seat): readonly Seat[] {
  return OTHERS[seat]
}

const OTHERS: BySeat<readonly Seat[]> = [
  [1, 2, 3],
  [2, 3, 0],
  [3, 0, 1],
  [0, 1, 2],
]

/** Makes one value a seat. */
export function bySeat<T>(value: (seat: Seat) => T): BySeat<T> {
  return [value(0), value(1), value(2), value(3)]
}

/** A copy with one seat's value replaced. */
export function withSeat<T>(values: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  const copy: [T, T, T, T] = [values[0], values[1], values[2], values[3]]
  copy[seat] = value
  return copy
}

/** Whether a value is a seat number. */
export function isSeat(value: unknown): value is Seat {
  return value === 0 || value === 1 || value === 2 || value === 3
}
