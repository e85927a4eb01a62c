import type { Payment, PointsPaidV1, ScoredFan } from '@paipu/contracts'
import { bySeat, netBySeat, type BySeat, type Seat } from '@paipu/engine'
import type { Frame, ViewEventOf } from '@paipu/views'

/** What was paid for, beyond the reason: a win's fan and how many birds hit (`null` without birds), or the kind of a kong. */
export type LedgerWhy =
  | { readonly kind: 'fans'; readonly fans: readonly ScoredFan[]; readonly hits: number | null }
  | { readonly kind: 'kong'; readonly kong: ViewEventOf<'KongMade'>['data']['kind'] }

/** One movement of points as a row: when, why, what each seat gained or lost, and the totals after it. */
export interface LedgerRow {
  readonly ply: number
  readonly reason: PointsPaidV1['reason']
  readonly seat: PointsPaidV1['seat']
  readonly tile: PointsPaidV1['tile']
  readonly why: LedgerWhy | null
  readonly payments: readonly Payment[]
  readonly change: BySeat<number>
  readonly totals: BySeat<number>
}

/** Every movement of points of a deal, in order (rules.md C13). Payments are public, so every viewer has the same rows. */
export function ledgerOf(frames: readonly Frame[]): readonly LedgerRow[] {
  const rows: LedgerRow[] = []
  let totals: BySeat<number> = [0, 0, 0, 0]
  for (const [at, { ply, event }] of frames.entries()) {
    if (event.type !== 'PointsPaid') continue
    const { reason, seat, tile, payments } = event.data
    const change = netBySeat(payments)
    totals = bySeat((seat) => totals[seat] + change[seat])
    rows.push({ ply, reason, seat, tile, why: whyOf(frames, at, event.data), payments, change, totals })
  }
  return rows
}

/** The win or the kong that a payment is for: the last one of that seat. */
function whyOf(frames: readonly Frame[], at: number, { reason, seat }: PointsPaidV1): LedgerWhy | null {
  if (reason !== 'win' && reason !== 'kong') return null
  for (let index = at - 1; index >= 0; index--) {
    const { event } = frames[index]!
    if (reason === 'win' && event.type === 'WinDeclared' && event.data.seat === seat)
      return { kind: 'fans', fans: event.data.fans, hits: birdHits(frames, index) }
    if (reason === 'kong' && event.type === 'KongMade' && event.data.seat === seat)
      return { kind: 'kong', kong: event.data.kind }
  }
  return null
}

/** How many of the birds turned up before a win hit; `null` where none are turned up. */
function birdHits(frames: readonly Frame[], win: number): number | null {
  const turned = frames.slice(0, win).findLast(({ event }) => event.type === 'BirdsTurned')?.event
  return turned?.type === 'BirdsTurned' ? turned.data.hits : null
}

/** What a seat's points are made of: the sum for each reason that moved any, in the order in which they first came. */
export function madeOf(
  rows: readonly LedgerRow[],
  seat: Seat,
): readonly { readonly reason: LedgerRow['reason']; readonly points: number }[] {
  const sums = new Map<LedgerRow['reason'], number>()
  for (const { reason, change } of rows)
    if (change[seat] !== 0) sums.set(reason, (sums.get(reason) ?? 0) + change[seat])
  return [...sums].map(([reason, points]) => ({ reason, points }))
}
