import type { Payment, PointsPaidV1 } from '@paipu/contracts'
import { bestWaitPoints, isReady } from './ready.ts'
import { holdsSuit } from './score.ts'
import { SEATS, type Seat } from './seats.ts'
import type { WallEndPosition } from './rule-set.ts'

/** What a seat is found to be at the wall's end (rules.md V6, C12). Winners who left are not looked at. */
export type WallEndState = 'left' | 'flower-pig' | 'not-ready' | 'ready'

/** What each seat is at the wall's end. */
export function wallEndStates(position: WallEndPosition): readonly WallEndState[] {
  return SEATS.map((seat) => {
    const { hand, melds, voidSuit, standing } = position.seats[seat]
    if (standing === 'left') return 'left'
    if (holdsSuit(hand, voidSuit)) return 'flower-pig'
    return isReady(position.rules, { concealed: hand, melds, voidSuit }) ? 'ready' : 'not-ready'
  })
}

/** The seats of a state, in seat order. */
export function seatsThatAre(states: readonly WallEndState[], ...wanted: readonly WallEndState[]): Seat[] {
  return SEATS.filter((seat) => wanted.includes(states[seat]!))
}

/** The value of a seat's best wait at the wall's end (rules.md C12a). */
export function bestWait(position: WallEndPosition, seat: Seat): number {
  const { hand, melds, voidSuit } = position.seats[seat]
  return bestWaitPoints(position.rules, position.options, { concealed: hand, melds, voidSuit })
}

/** Every flower pig pays the same to every clean seat that remains (rules.md S6, P6). */
export function pigPayments(position: WallEndPosition, points: number): PointsPaidV1[] {
  const states = wallEndStates(position)
  const clean = seatsThatAre(states, 'ready', 'not-ready')
  return paid(
    'flower-pig',
    rows(seatsThatAre(states, 'flower-pig'), clean, () => points),
  )
}

/** Every clean seat that is not ready pays every clean ready seat that seat's best wait (rules.md S6, P6). */
export function notReadyPayments(position: WallEndPosition): PointsPaidV1[] {
  const states = wallEndStates(position)
  return paid(
    'not-ready',
    rows(seatsThatAre(states, 'not-ready'), seatsThatAre(states, 'ready'), (to) => bestWait(position, to)),
  )
}

/** Seats give all kong income that is still theirs back to those who paid it, winners included (rules.md P6, X5). */
export function kongRefunds(position: WallEndPosition, givers: readonly Seat[]): PointsPaidV1[] {
  const kongs = position.kongs.filter((kong) => !kong.transferred && givers.includes(kong.seat))
  return paid(
    'kong-refund',
    kongs.flatMap(({ payments }) => payments.map(({ from, to, points }): Payment => ({ from: to, to: from, points }))),
  )
}

/** One payment from each of some seats to each of others. */
export function rows(from: readonly Seat[], to: readonly Seat[], points: (to: Seat) => number): Payment[] {
  if (from.length === 0) return []
  const due = to.map(points)
  return from.flatMap((payer) => to.map((payee, index): Payment => ({ from: payer, to: payee, points: due[index]! })))
}

/** Payments at the wall's end for one reason; none where nobody pays. */
export function paid(reason: PointsPaidV1['reason'], payments: readonly Payment[]): PointsPaidV1[] {
  return payments.length === 0 ? [] : [{ reason, seat: null, tile: null, payments }]
}
