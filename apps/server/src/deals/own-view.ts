import { dealEventOf, newestVersion, type EventRecord } from '@paipu/contracts'
import type { Seat } from '@paipu/engine'
import { redact, seatViewer } from '@paipu/views'
import { atTheTable } from '../seats/at-the-table.ts'

/**
 * The records of a deal that is over and whose delay has not run out, as a seat of it has them: what it saw at the table, and no
 * more. Only what carries a view may be made of them: ids and hashes are still the stored ones.
 */
export function ownRecords(records: readonly EventRecord[], seat: Seat): EventRecord[] {
  return records.flatMap((record): EventRecord[] => {
    const seen = redact(atTheTable(dealEventOf(record)), seatViewer(seat))
    return seen === null ? [] : [{ ...record, version: newestVersion(seen.type), data: seen.data } as EventRecord]
  })
}
