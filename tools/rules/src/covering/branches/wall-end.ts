import { isActive, isReady, SEATS, type Deal, type Seat } from '@paipu/engine'
import { on, type Branch, type Seen } from '../branch.ts'
import { allOf, handOf, holdsVoid } from '../look.ts'

type Reason = 'flower-pig' | 'not-ready' | 'kong-refund'

/** A payment at the wall's end, row by row. */
function row(
  rule: string,
  what: string,
  reason: Reason,
  holds: (
    payment: { readonly from: Seat; readonly to: Seat; readonly points: number },
    at: Deal,
    seen: Seen,
  ) => boolean,
): Branch {
  return on(
    'PointsPaid',
    rule,
    what,
    (paid, seen) => paid.reason === reason && paid.payments.some((payment) => holds(payment, seen.at, seen)),
  )
}

function ready(deal: Deal, seat: Seat): boolean {
  return isReady(deal.rules, handOf(deal, seat))
}

/** Something about the end by the wall. */
function atWallEnd(rule: string, what: string, holds: (deal: Deal, seen: Seen) => boolean): Branch {
  return on('DealEnded', rule, what, ({ result }, seen) => result === 'wall-end' && holds(seen.at, seen))
}

function reasonsPaid({ events }: Seen): string[] {
  return allOf(events, 'PointsPaid').map(({ reason }) => reason)
}

function remaining(deal: Deal): Seat[] {
  return SEATS.filter((seat) => isActive(deal, seat))
}

/** Flower pigs and hands that are not ready (rules.md S6, B6, P6). */
export function pigsAndReady(rule: string): Branch[] {
  return [
    row(rule, 'a pig pays a seat that is ready', 'flower-pig', ({ to }, at) => ready(at, to)),
    row(rule, 'a pig pays a clean seat that is not ready', 'flower-pig', ({ to }, at) => !ready(at, to)),
    row(rule, 'of two pigs each pays, and not the other', 'flower-pig', ({ from }, at) =>
      remaining(at).some((seat) => seat !== from && holdsVoid(at, seat)),
    ),
    row(rule, 'a seat that is not ready pays one that is', 'not-ready', () => true),
    row(rule, 'a seat that is not ready pays two that are', 'not-ready', ({ from }, _, seen) =>
      allOf(seen.events, 'PointsPaid').some(
        ({ reason, payments }) =>
          reason === 'not-ready' && payments.filter((payment) => payment.from === from).length >= 2,
      ),
    ),
    row(
      rule,
      'a pig makes no second payment for not being ready',
      'not-ready',
      ({ from }, at, seen) => reasonsPaid(seen).includes('flower-pig') && !holdsVoid(at, from),
    ),
    atWallEnd(
      rule,
      'nobody pays: all are ready',
      (deal, seen) => reasonsPaid(seen).length === 0 && remaining(deal).every((seat) => ready(deal, seat)),
    ),
    atWallEnd(
      rule,
      'nobody pays: none is ready',
      (deal, seen) =>
        reasonsPaid(seen).length === 0 &&
        remaining(deal).length > 1 &&
        remaining(deal).every((seat) => !ready(deal, seat) && !holdsVoid(deal, seat)),
    ),
  ]
}

/** Values of the best wait that are paid (rules.md C12a). */
export function waitValues(rule: string, values: readonly number[]): Branch[] {
  return values.map((value) =>
    row(rule, `a best wait of ${value} is paid`, 'not-ready', ({ points }) => points === value),
  )
}

/** Winners who left are not looked at (rules.md S6, P6). */
export function winnersLeftOut(rule: string): Branch {
  return atWallEnd(
    rule,
    'a seat that has won neither pays nor is paid',
    (deal, seen) => deal.seats.some(({ standing }) => standing === 'left') && reasonsPaid(seen).includes('not-ready'),
  )
}

/** Kong income stands at the wall's end (rules.md S6, R5, W10). */
export function kongsStand(rule: string): Branch {
  return atWallEnd(
    rule,
    'kong income stands, though the seat is not ready',
    (deal, seen) =>
      !reasonsPaid(seen).includes('kong-refund') &&
      deal.kongs.some(({ seat }) => deal.seats[seat].standing !== 'left' && !ready(deal, seat)),
  )
}

/** Nobody pays anything at the wall's end (rules.md R5, W10). */
export function nobodyPays(rule: string): Branch {
  return atWallEnd(
    rule,
    'nobody pays, though some are ready and some are not',
    (deal, seen) =>
      reasonsPaid(seen).length === 0 &&
      deal.seats.some((_, seat) => ready(deal, seat as Seat)) &&
      deal.seats.some((_, seat) => !ready(deal, seat as Seat)),
  )
}

/**
 * Planet's refunds (rules.md P6). A flower pig has no kong income to give back: by V5 it made no kong while it held void
 * tiles, and a seat without them discards a void tile as it draws it (V2).
 */
export const PLANET_REFUNDS: readonly Branch[] = [
  row('P6', 'a seat that is not ready gives kong income back', 'kong-refund', ({ from }, at) => !holdsVoid(at, from)),
  row('P6', 'a refund to a winner who has left', 'kong-refund', ({ to }, at) => at.seats[to].standing === 'left'),
  atWallEnd(
    'P6',
    'a ready seat keeps its kong income',
    (deal, seen) =>
      deal.kongs.some(({ seat }) => deal.seats[seat].standing !== 'left' && ready(deal, seat)) &&
      !refundsBy(seen).some((seat) => ready(deal, seat)),
  ),
  atWallEnd('P6', 'a winner who left keeps its kong income', (deal, seen) =>
    deal.kongs.some(({ seat }) => deal.seats[seat].standing === 'left' && !refundsBy(seen).includes(seat)),
  ),
]

function refundsBy({ events }: Seen): Seat[] {
  return allOf(events, 'PointsPaid').flatMap(({ reason, payments }) =>
    reason === 'kong-refund' ? payments.map(({ from }) => from) : [],
  )
}

/** Open Blood Battle's wall end (rules.md X5). */
export const OPEN_WALL_END: readonly Branch[] = [
  row('X5', 'a seat that is not ready pays one that is', 'not-ready', () => true),
  row('X5', 'a seat that is not ready gives kong income back', 'kong-refund', ({ from }, at) => !holdsVoid(at, from)),
  row('X5', 'a refund to a winner who has left', 'kong-refund', ({ to }, at) => at.seats[to].standing === 'left'),
  row(
    'X5',
    'a pig pays 16 to an earlier winner',
    'flower-pig',
    ({ to, points }, at) => at.seats[to].standing === 'left' && points === 16,
  ),
  row(
    'X5',
    'a pig pays 16 to a clean seat that is not ready',
    'flower-pig',
    ({ to, points }, at) => at.seats[to].standing !== 'left' && points === 16,
  ),
  row('X5', 'a pig pays 16 and the best wait to a ready seat', 'flower-pig', ({ points }) => points > 16),
  row('X5', 'a best wait above 16: no cap', 'not-ready', ({ points }) => points > 16),
  atWallEnd('X5', 'a pig keeps its kong income', (deal) =>
    deal.kongs.some(
      ({ seat, transferred }) => !transferred && deal.seats[seat].standing !== 'left' && holdsVoid(deal, seat),
    ),
  ),
  atWallEnd('X5', 'income that went on to a winner is not given back', (deal) =>
    deal.kongs.some(
      ({ seat, transferred }) => transferred && deal.seats[seat].standing !== 'left' && !ready(deal, seat),
    ),
  ),
]
