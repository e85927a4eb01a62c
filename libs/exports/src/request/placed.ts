import { placeOf, type ManifestFacts } from '../files/manifest.ts'
import type { DealSource } from '../files/plan.ts'

/** What a manifest says of deals that have passed. */
export type PassedFacts = Pick<ManifestFacts, 'positions' | 'leftOut'>

/** Deals that pass, and what is known of them then. */
export interface PlacedDeals {
  readonly deals: AsyncIterable<DealSource>
  /** As a manifest has it, once they have passed. */
  readonly facts: () => PassedFacts
}

/**
 * Passes deals on as they are taken, and knows the places of the first and the last, and which were left out: `source` says so
 * of each deal that can't be read, by its id.
 */
export function placed(source: (leaveOut: (id: string) => void) => AsyncIterable<DealSource>): PlacedDeals {
  const leftOut: string[] = []
  let positions: ManifestFacts['positions'] = null
  async function* passing(): AsyncGenerator<DealSource> {
    for await (const deal of source((id) => void leftOut.push(id))) {
      const place = placeOf(deal.records)
      positions = { first: positions?.first ?? place, last: place }
      yield deal
    }
  }
  return { deals: passing(), facts: () => (leftOut.length === 0 ? { positions } : { positions, leftOut }) }
}
