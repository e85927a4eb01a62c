import type { DealResult } from '@paipu/engine'
import type { CountedSeat } from './facts.ts'

/** How often something happened, and in how many deals it happened at all. */
export interface Tally {
  times: number
  deals: number
}

/** Counts by name. Their number is bounded by the facts and fans there are, whatever the number of deals. */
export type Tallies = Map<string, Tally>

/** A player's deals under one rule set, added up. It grows in place and has the same size after any number of deals. */
export interface PlayerTotals {
  deals: number
  points: number
  winPoints: number
  winFan: number
  /** How many deals ended in each place, the best first. */
  readonly places: [number, number, number, number]
  /** How many deals ended in each of {@link POINT_RANGES}. */
  readonly ranges: number[]
  readonly tallies: Tallies
}

/** All deals of a rule set, added up. It grows in place. */
export interface RuleSetTotals {
  deals: number
  /** How many of them were recorded elsewhere. */
  elsewhere: number
  winPoints: number
  winFan: number
  readonly results: Record<DealResult, number>
  /** The points of the seats by wind, the dealer's first. */
  readonly pointsByWind: [number, number, number, number]
  /** Times over all four seats; deals in which any seat did it. */
  readonly tallies: Tallies
}

/** Points from `from` to `to`; `null` is without end. */
export interface PointRange {
  readonly from: number | null
  readonly to: number | null
}

/** The ranges in which the points of a deal are counted, lowest first; every number is in one of them. */
export const POINT_RANGES: readonly PointRange[] = [
  { from: null, to: -33 },
  { from: -32, to: -17 },
  { from: -16, to: -9 },
  { from: -8, to: -1 },
  { from: 0, to: 0 },
  { from: 1, to: 8 },
  { from: 9, to: 16 },
  { from: 17, to: 32 },
  { from: 33, to: null },
]

/** The totals of a player before the first deal. */
export function noPlayerTotals(): PlayerTotals {
  const ranges = POINT_RANGES.map(() => 0)
  return { deals: 0, points: 0, winPoints: 0, winFan: 0, places: [0, 0, 0, 0], ranges, tallies: new Map() }
}

/** The totals of a rule set before the first deal. */
export function noRuleSetTotals(): RuleSetTotals {
  return {
    deals: 0,
    elsewhere: 0,
    winPoints: 0,
    winFan: 0,
    results: { won: 0, 'wall-end': 0, 'time-limit': 0 },
    pointsByWind: [0, 0, 0, 0],
    tallies: new Map(),
  }
}

/** Adds a seat of a deal to its player's totals. */
export function addSeat(totals: PlayerTotals, { points, place, winPoints, winFan, counts }: CountedSeat): void {
  totals.deals++
  totals.points += points
  totals.winPoints += winPoints
  totals.winFan += winFan
  totals.places[place - 1]!++
  totals.ranges[POINT_RANGES.findIndex(({ to }) => to === null || points <= to)]!++
  for (const [name, times] of counts) tally(totals.tallies, name, times, 1)
}

/** Adds to a tally of a name. */
export function tally(tallies: Tallies, name: string, times: number, deals: number): void {
  const known = tallies.get(name)
  if (known === undefined) tallies.set(name, { times, deals })
  else {
    known.times += times
    known.deals += deals
  }
}

/** Adds totals of a player to others, as those of another rule set. */
export function addTotals(sum: PlayerTotals, other: PlayerTotals): void {
  sum.deals += other.deals
  sum.points += other.points
  sum.winPoints += other.winPoints
  sum.winFan += other.winFan
  for (const [at, deals] of other.places.entries()) sum.places[at]! += deals
  for (const [at, deals] of other.ranges.entries()) sum.ranges[at]! += deals
  for (const [name, { times, deals }] of other.tallies) tally(sum.tallies, name, times, deals)
}
