import { checkDeal, dealReader, readyDeal, type DealReader } from '@paipu/records'
import type { Chunk } from './chunks.ts'
import { startPacking, type PackedDeals, type Packing } from './packed-deals.ts'

/** What the check of a chunk came to. */
export type CheckedChunk =
  /** Whole, sound deals in so many lines. */
  | { readonly sound: true; readonly lines: number; readonly deals: PackedDeals }
  /** Something is wrong in it, or its deals are not whole. */
  | { readonly sound: false }

/** Checks the deals of a chunk as {@link checkedDealsInFile} does. */
export function checkChunk({ start, bytes }: Chunk): CheckedChunk {
  const reader = dealReader()
  const packing = startPacking(bytes.length)
  // A byte-order mark stands at the start of a file alone.
  const lines = new TextDecoder('utf-8', { ignoreBOM: start > 0 }).decode(bytes).split('\n')
  for (const line of lines) if (!takeLine(line, reader, packing)) return { sound: false }
  if (reader.unfinished().length > 0) return { sound: false }
  return { sound: true, lines: lines.length - 1, deals: packing.done() }
}

/** A function of its own, so that what is compiled is no long loop. */
function takeLine(line: string, reader: DealReader, packing: Packing): boolean {
  const read = reader.take(line, 1)
  if (read === null) return true
  if ('message' in read || !checkDeal(read.records).ok) return false
  packing.add(readyDeal(read.records))
  return true
}
