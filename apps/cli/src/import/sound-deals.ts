import { statSync } from 'node:fs'
import { readyDeal } from '@paipu/records'
import { checkedDealsInFile } from '../support/deal-files.ts'
import { lineFormOf } from './line-form.ts'
import { isSystemError } from '../support/failure.ts'
import { FILE_START, type FileFault, type Place } from '../support/file-item.ts'
import type { CheckedChunk } from './check-chunk.ts'
import { startChecking, threadsOfUse, type Checking } from './check-threads.ts'
import { CHUNK_BYTES, chunksOf, type Chunk } from './chunks.ts'
import { startPacking, type PackedDeals } from './packed-deals.ts'

/** Some deals of a file that are all sound; or what is wrong with the next, behind which nothing follows. */
export type SoundDeals =
  | { readonly ok: true; readonly deals: PackedDeals }
  | { readonly ok: false; readonly fault: FileFault }

/** From so many times a chunk's bytes on, some 700 deals, threads are worth their start, which costs a second or two of CPU. */
const THREADS_FROM = 40
/** So many chunks are under way at most: it bounds memory. */
const UNDER_WAY = 16
/** So many deals are handed over at once where they are read one by one. */
const AT_ONCE = 16

/** How many threads check beside this one, by default as many as are of use; and of how many bytes a chunk is. */
export interface HowChecked {
  readonly threads?: number
  readonly chunkBytes?: number
}

/**
 * The deals of a file in their order, some at a time, each checked by the referee from its first event to its last. Where
 * each event has a line, they are checked in chunks, those of a large file by several threads, as long as whole, sound deals
 * follow each other; what comes then, and every other form, is read line by line.
 */
export async function* soundDeals(file: string, how: HowChecked = {}): AsyncGenerator<SoundDeals> {
  const place = yield* inChunks(file, how)
  if (place === null) return
  let packing = startPacking()
  for await (const item of checkedDealsInFile(file, place)) {
    if (item.ok) packing.add(readyDeal(item.deal.records))
    if (item.ok && packing.count() < AT_ONCE) continue
    yield { ok: true, deals: packing.done() }
    if (!item.ok) return yield item
    packing = startPacking()
  }
  yield { ok: true, deals: packing.done() }
}

/**
 * Checks a file in chunks, and answers how far it came, also where the file can't be read: whoever goes on there finds that, too.
 * `null` where it came to the end: nobody may go on then, as another file may have the name by now.
 */
async function* inChunks(file: string, { threads, chunkBytes }: HowChecked): AsyncGenerator<SoundDeals, Place | null> {
  let place = FILE_START
  try {
    const form = await lineFormOf(file)
    if (form === null) return place
    const size = chunkBytes ?? CHUNK_BYTES[form]
    const isLarge = statSync(file).size >= THREADS_FROM * size
    const beside = threads ?? (isLarge ? threadsOfUse() : 0)
    for await (const { checked, end, isLast } of checkedChunks(chunksOf(file, form, size), beside)) {
      if (!checked.sound) return place
      yield { ok: true, deals: checked.deals }
      if (isLast) return null
      place = { byte: end, lines: place.lines + checked.lines }
    }
  } catch (error) {
    if (!isSystemError(error)) throw error
  }
  return place
}

interface Answered {
  readonly checked: CheckedChunk
  /** Where the chunk ends, in bytes. */
  readonly end: number
  readonly isLast: boolean
}

/** Chunks in their order, several of them being checked at a time. */
async function* checkedChunks(chunks: AsyncIterable<Chunk>, threads: number): AsyncGenerator<Answered> {
  const checking: Checking = startChecking(threads)
  const underWay: Promise<Answered>[] = []
  try {
    for await (const chunk of chunks) {
      const { start, isLast } = chunk
      const end = start + chunk.bytes.length
      const answered = checking.check(chunk).then((checked) => ({ checked, end, isLast }))
      // Behind the first that is not sound nobody looks.
      answered.catch(() => undefined)
      underWay.push(answered)
      if (underWay.length >= UNDER_WAY) yield await underWay.shift()!
    }
    for (const answered of underWay) yield await answered
  } finally {
    await checking.close()
  }
}
