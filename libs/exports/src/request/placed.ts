import { placeOf, type ManifestFacts } from '../files/manifest.ts'
import type { DealSource } from '../files/plan.ts'

/** Deals that pass, and where the first and the last of them have stood. */
export interface PlacedDeals {
  readonly deals: AsyncIterable<DealSource>
  /** As a manifest has them: `null` before any has passed. */
  readonly positions: () => ManifestFacts['positions']
}

/** Passes deals on as they are taken, and knows the places of the first and the last. */
export function placed(deals: AsyncIterable<DealSource>): PlacedDeals {
  let positions: ManifestFacts['positions'] = null
  async function* passing(): AsyncGenerator<DealSource> {
    for await (const deal of deals) {
      const place = placeOf(deal.records)
      positions = { first: positions?.first ?? place, last: place }
      yield deal
    }
  }
  return { deals: passing(), positions: () => positions }
}
