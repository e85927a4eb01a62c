import { checkDeal, dealReader, readyDeal } from '@paipu/records'
import type { Chunk } from './chunks.ts'
import { startPacking, type PackedDeals } from './packed-deals.ts'

/** What the check of a chunk came to. */
export type CheckedChunk =
  /** Whole, sound deals in so many lines. */
  | { readonly sound: true; readonly lines: number; readonly deals: PackedDeals }
  /** Something is wrong in it, or its deals are not whole. */
  | { readonly sound: false }

/** Checks the deals of a chunk as {@link checkedDealsInFile} does. */
export function checkChunk({ start, bytes }: Chunk): CheckedChunk {
  const reader = dealReader()
  const packing = startPacking()
  // A byte-order mark stands at the start of a file alone.
  const lines = new TextDecoder('utf-8', { ignoreBOM: start > 0 }).decode(bytes).split('\n')
  for (const line of lines) {
    const read = reader.take(line, 1)
    if (read === null) continue
    if ('message' in read || !checkDeal(read.records).ok) return { sound: false }
    packing.add(readyDeal(read.records))
  }
  if (reader.unfinished().length > 0) return { sound: false }
  return { sound: true, lines: lines.length - 1, deals: packing.done() }
}
