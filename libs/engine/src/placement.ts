import { bySeat, type BySeat } from './seats.ts'

/** Each seat's place by the deal's totals, 1 the best; ties share the better place (rules.md P7). */
export function placesOf(totals: BySeat<number>): BySeat<number> {
  return bySeat((seat) => 1 + totals.filter((other) => other > totals[seat]).length)
}
