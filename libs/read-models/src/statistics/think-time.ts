import { dealEventOf, type EventRecord } from '@paipu/contracts'
import { bySeat, decisionsOf, evolve, isSamePhase, UNSTARTED, type BySeat, type DealState } from '@paipu/engine'

/** How long a seat thought in a deal. */
export interface ThinkTime {
  readonly decisions: number
  readonly milliseconds: number
}

/**
 * How long each seat of a deal took for its decisions, each from when it could first decide. It needs the deal's whole record
 * and so is no part of any total: reading every event of every deal would make a rebuild five times as long. Precondition:
 * the record is sound.
 */
export function thinkTimes(records: readonly EventRecord[]): BySeat<ThinkTime> {
  const events = records.map(dealEventOf)
  const since = phaseBeginnings(records)
  const sums = bySeat(() => ({ decisions: 0, milliseconds: 0 }))
  for (const { seat, source } of decisionsOf(events)) {
    sums[seat].decisions++
    sums[seat].milliseconds += Math.max(0, Date.parse(records[source]!.time) - since[source]!)
  }
  return sums
}

/** For each event, when the phase in which it happened began, milliseconds since 1970. */
function phaseBeginnings(records: readonly EventRecord[]): number[] {
  let state: DealState = UNSTARTED
  let since = 0
  return records.map((record) => {
    const before = since
    const next: DealState = evolve(state, dealEventOf(record))
    if (!isSamePhase(state, next)) since = Date.parse(record.time)
    state = next
    return before
  })
}
