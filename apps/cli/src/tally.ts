import type { DealEvent, EventRecord } from '@paipu/contracts'
import type { DealResult } from '@paipu/engine'
import { counted } from './support/count.ts'

/** Sums over the simulated deals of one rule set. */
export interface Tally {
  readonly ruleSet: string
  deals: number
  events: number
  readonly results: Record<DealResult, number>
  wins: number
  selfDraws: number
  readonly points: [number, number, number, number]
  /** Points won or lost by the dealers. */
  dealerPoints: number
}

/** A tally before its first deal. */
export function newTally(ruleSet: string): Tally {
  return {
    ruleSet,
    deals: 0,
    events: 0,
    results: { won: 0, 'wall-end': 0, 'time-limit': 0 },
    wins: 0,
    selfDraws: 0,
    points: [0, 0, 0, 0],
    dealerPoints: 0,
  }
}

/** Counts one whole deal. */
export function countDeal(tally: Tally, events: readonly Pick<EventRecord, 'type' | 'data'>[]): void {
  tally.deals++
  tally.events += events.length
  let dealer = 0
  for (const { type, data } of events as readonly DealEvent[]) {
    if (type === 'DealStarted') dealer = data.dealer
    if (type === 'WinDeclared') {
      tally.wins++
      if (data.by === 'self-draw') tally.selfDraws++
    }
    if (type === 'DealEnded') {
      tally.results[data.result]++
      for (const [seat, points] of data.totals.entries()) tally.points[seat]! += points
      tally.dealerPoints += data.totals[dealer]!
    }
  }
}

/** A tally as a program reads it: means a deal. */
export function tallyRow({ ruleSet, deals, events, results, wins, selfDraws, points, dealerPoints }: Tally): object {
  return {
    ruleSet,
    deals,
    events,
    results,
    wins,
    selfDraws,
    meanPoints: points.map((sum) => sum / deals),
    dealerMeanPoints: dealerPoints / deals,
  }
}

/** A tally in one line for a person. */
export function tallyText({ ruleSet, deals, results, wins, selfDraws, points, dealerPoints }: Tally): string {
  const means = points.map((sum) => signed(sum / deals)).join(' ')
  const share = wins === 0 ? 0 : Math.round((100 * selfDraws) / wins)
  return `${ruleSet.padEnd(26)}${counted(deals, 'deal')}, ${results.won} ended by wins, ${results['wall-end']} by the wall; ${counted(wins, 'win')}, ${share} % self-drawn; mean points by seat ${means}, dealer ${signed(dealerPoints / deals)}`
}

/** Points with their sign, a true minus. */
function signed(points: number): string {
  const text = Math.abs(points).toFixed(2)
  return points < 0 ? `−${text}` : `+${text}`
}
