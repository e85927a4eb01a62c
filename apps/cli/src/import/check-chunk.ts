import { checkDeal, readyDeal } from '@paipu/records'
import { linesOf } from '../support/utf8-lines.ts'
import { chunkReader } from './chunk-reader.ts'
import type { Chunk, Read } from './chunks.ts'
import { startPacking, type PackedDeals, type Packing } from './packed-deals.ts'

const MARK = [0xef, 0xbb, 0xbf]

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
  let lines = 0
  for (const line of linesOf(start === 0 ? withoutMark(bytes) : bytes)) {
    if (!isSound(reader.take(line), packing)) return { sound: false }
    lines++
  }
  if (!isSound(reader.end(), packing)) return { sound: false }
  return { sound: true, lines: lines - 1, deals: packing.done() }
}

/** A file without the byte-order mark that may stand at its start. */
function withoutMark(bytes: Uint8Array): Uint8Array {
  return MARK.every((byte, at) => bytes[at] === byte) ? bytes.subarray(MARK.length) : bytes
}

/** Packs a deal that is sound. It is apart from the loop over all lines, so that V8 compiles it and not, again and again, the loop. */
function isSound(read: Read, packing: Packing): boolean {
  if (read === null) return true
  if (read === 'wrong' || !checkDeal(read).ok) return false
  packing.add(readyDeal(read))
  return true
}
