import type { Payment, PointsPaidV1 } from '@paipu/contracts'
import { bySeat, netBySeat, type BySeat } from '@paipu/engine'
import type { Frame } from '@paipu/views'

/** One movement of points as a row: when, why, what each seat gained or lost, and the totals after it. */
export interface LedgerRow {
  readonly ply: number
  readonly reason: PointsPaidV1['reason']
  readonly seat: PointsPaidV1['seat']
  readonly tile: PointsPaidV1['tile']
  readonly payments: readonly Payment[]
  readonly change: BySeat<number>
  readonly totals: BySeat<number>
}

/** Every movement of points of a deal, in order (rules.md C13). Payments are public, so every viewer has the same rows. */
export function ledgerOf(frames: readonly Frame[]): readonly LedgerRow[] {
  const rows: LedgerRow[] = []
  let totals: BySeat<number> = [0, 0, 0, 0]
  for (const { ply, event } of frames) {
    if (event.type !== 'PointsPaid') continue
    const { reason, seat, tile, payments } = event.data as PointsPaidV1
    const change = netBySeat(payments)
    totals = bySeat((seat) => totals[seat] + change[seat])
    rows.push({ ply, reason, seat, tile, payments, change, totals })
  }
  return rows
}
