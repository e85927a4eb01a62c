import type { DealAnalysis } from '@paipu/analysis'
import { bySeat, type BySeat, type Seat } from '@paipu/engine'
import type { TimedEvent } from '@paipu/views'

/** What a deal came to for one seat. */
export interface SeatSummary {
  readonly points: number
  /** How far the hand was from ready when play began; `null` while that is not known. */
  readonly opening: number | null
  readonly wins: number
  readonly kongs: number
  /** The time that a decision took on average, milliseconds; `null` where no times were recorded. */
  readonly think: number | null
}

/** A deal by seat. Times are those between a moment and the decision after it. */
export function summaryOf(events: readonly TimedEvent[], analysis: DealAnalysis | null): BySeat<SeatSummary> {
  const count = (type: string, seat: Seat) =>
    events.filter(({ event }) => event.type === type && 'seat' in event.data && event.data.seat === seat).length
  const ended = events.at(-1)?.event
  return bySeat((seat) => ({
    points: ended?.type === 'DealEnded' ? ended.data.totals[seat] : 0,
    opening: analysis?.openings?.[seat].shanten ?? null,
    wins: count('WinDeclared', seat),
    kongs: count('KongMade', seat),
    think: thinkTime(events, analysis, seat),
  }))
}

function thinkTime(events: readonly TimedEvent[], analysis: DealAnalysis | null, seat: Seat): number | null {
  const times = (analysis?.decisions ?? [])
    .filter((decision) => decision.seat === seat && decision.source > 0)
    .map(({ source }) => sinceAsked(events, source))
  const sum = times.reduce((total, time) => total + time, 0)
  return sum === 0 ? null : sum / times.length
}

/** How long before a decision the last event came that is not of its own moment: a moment's events have one time. */
function sinceAsked(events: readonly TimedEvent[], source: number): number {
  const at = Date.parse(events[source]!.time)
  const asked = events.slice(0, source).findLast(({ time }) => Date.parse(time) < at)
  return asked === undefined ? 0 : at - Date.parse(asked.time)
}
