import { open, type FileHandle } from 'node:fs/promises'
import type { EventRecord } from '@paipu/contracts'
import type { LineForm } from './line-form.ts'

/** A piece of a file that ends where a deal ends, or the file. */
export interface Chunk {
  readonly form: LineForm
  /** Where it begins, in bytes. */
  readonly start: number
  /** Whether it ends where the file does. */
  readonly isLast: boolean
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A deal that a line completes; `null` where it completes none. */
export type Read = readonly EventRecord[] | 'wrong' | null

/** Reads the lines of a chunk. What is wrong is not said. */
export interface ChunkReader {
  take(line: string): Read
  /** Whether all deals were whole. */
  end(): Read
}

/** So much is read at a time: some eighteen deals. */
export const CHUNK_BYTES: Readonly<Record<LineForm, number>> = { records: 1_000_000, events: 330_000 }
/** So much is looked through for the end of a deal at most. */
const LONGEST_BYTES = 16_000_000

/** What the line of a deal's last event holds as records are written. */
const LAST_EVENT = '"type":"DealEnded"'
/** How the line before a deal's events begins as logs are written. */
const HEADER = '\n{"format":"paipu"'

/**
 * Cuts a file between deals, each time that so many bytes more were read. It is a guess, from bytes alone: a piece may hold
 * parts of deals whose other events stand elsewhere. Where no place to cut is found it stops, and gives no piece that is
 * {@link Chunk.isLast}. Throws as the system does.
 */
export async function* chunksOf(path: string, form: LineForm, chunkBytes: number): AsyncGenerator<Chunk> {
  const file = await open(path)
  try {
    let rest = new Uint8Array(0)
    for (let start = 0, isLast = false; !isLast;) {
      const read = await readBehind(file, rest, start, chunkBytes)
      isLast = read.length === rest.length
      const size = isLast ? read.length : lastCut(read, form)
      if (isLast || size > 0) yield { form, start, isLast, bytes: read.slice(0, size) }
      rest = read.slice(size)
      start += size
      if (rest.length > LONGEST_BYTES) return
    }
  } finally {
    await file.close()
  }
}

/** What was left of a file's last piece, and more behind it where there is more. */
async function readBehind(
  file: FileHandle,
  rest: Uint8Array,
  start: number,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(rest.length + most)
  bytes.set(rest)
  const { bytesRead } = await file.read(bytes, rest.length, most, start + rest.length)
  return bytes.subarray(0, rest.length + bytesRead)
}

/** How many bytes come before the last place to cut; 0 where there is none. */
function lastCut(bytes: Uint8Array, form: LineForm): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (form === 'events') return buffer.lastIndexOf(HEADER) + 1
  const ended = buffer.lastIndexOf(LAST_EVENT)
  return ended < 0 ? 0 : buffer.indexOf('\n', ended) + 1
}
