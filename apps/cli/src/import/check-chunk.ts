import { checkDeal, readyDeal } from '@paipu/records'
import { chunkReader } from './chunk-reader.ts'
import type { Chunk, Read } from './chunks.ts'
import { startPacking, type PackedDeals, type Packing } from './packed-deals.ts'

/** What the check of a chunk came to. */
export type CheckedChunk =
  /** Whole, sound deals in so many lines. */
  | { readonly sound: true; readonly lines: number; readonly deals: PackedDeals }
  /** Something is wrong in it, or its deals are not whole. */
  | { readonly sound: false }

/** Checks the deals of a chunk as {@link checkedDealsInFile} does. */
export async function checkChunk({ form, start, bytes }: Chunk): Promise<CheckedChunk> {
  const reader = await chunkReader(form, start)
  const packing = startPacking(bytes.length)
  // A byte-order mark stands at the start of a file alone.
  const lines = new TextDecoder('utf-8', { ignoreBOM: start > 0 }).decode(bytes).split('\n')
  for (const line of lines) if (!isSound(reader.take(line), packing)) return { sound: false }
  if (!isSound(reader.end(), packing)) return { sound: false }
  return { sound: true, lines: lines.length - 1, deals: packing.done() }
}

/** Packs a deal that is sound. A function of its own, so that what is compiled is no long loop. */
function isSound(read: Read, packing: Packing): boolean {
  if (read === null) return true
  if (read === 'wrong' || !checkDeal(read).ok) return false
  packing.add(readyDeal(read))
  return true
}
