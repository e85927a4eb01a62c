import { deserialize, serialize } from 'node:v8'
import type { ReadyDeal } from '@paipu/records'

/** Some deals as bytes that go from thread to thread and into files. */
export type PackedDeals = Uint8Array<ArrayBuffer>

export function packed(deals: readonly ReadyDeal[]): PackedDeals {
  return new Uint8Array(serialize(deals))
}

/** The deals that were packed. */
export function unpacked(deals: Uint8Array): ReadyDeal[] {
  return deserialize(deals) as ReadyDeal[]
}
