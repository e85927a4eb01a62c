import { finishedDeal, tableNamed, type Table, type Value } from '@paipu/exports'
import type { EventRecord } from '@paipu/contracts'

/** The table whose rows are written alone: ten columns of text, numbers and times. */
export const PAYMENTS: Table = tableNamed('payments')!

/** The payments of deals. */
export function paymentsOf(deals: readonly (readonly EventRecord[])[]): Value[][] {
  return deals.flatMap((records) => PAYMENTS.rows(finishedDeal(records)!))
}

/** Payments of real deals over and over, each twenty of a deal of their own, so that there is something to write. */
export function* paymentRows(rows: readonly Value[][], count: number): Generator<Value[]> {
  for (let index = 0; index < count; index++) {
    const row = rows[index % rows.length]!.slice()
    row[0] = dealId(Math.floor(index / 20))
    yield row
  }
}

function dealId(number: number): string {
  const mixed = Math.imul(number + 1, 0x9e3779b1) >>> 0
  return `01936c3a-${(mixed & 0xffff).toString(16).padStart(4, '0')}-7${(number % 4096).toString(16).padStart(3, '0')}-8000-${number.toString(16).padStart(12, '0')}`
}
