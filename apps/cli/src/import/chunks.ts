import { open, type FileHandle } from 'node:fs/promises'

/** A piece of a file of stored events that ends where a deal ends, or the file. */
export interface Chunk {
  /** Where it begins, in bytes. */
  readonly start: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** So much is read at a time: some eighteen deals. */
const READ_BYTES = 1_000_000
/** No more is looked through for the end of a deal. */
const LONGEST_BYTES = 16_000_000

/** What the line of a deal's last event holds as records are written. */
const LAST_EVENT = '"type":"DealEnded"'

/**
 * Cuts a file behind last events of deals, about a megabyte at a time. It is a guess, from bytes alone: a piece may hold parts of deals
 * whose other events stand elsewhere. Stops early where no place to cut is found. Throws as the system does.
 */
export async function* chunksOf(path: string): AsyncGenerator<Chunk> {
  const file = await open(path)
  try {
    let rest = new Uint8Array(0)
    for (let start = 0, end = false; !end;) {
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      const read = await readBehind(file, rest, start)
      end = read.length === rest.length
      const size = end ? read.length : lastCut(read)
      if (size > 0) yield { start, bytes: read.slice(0, size) }
      rest = read.slice(size)
      start += size
      if (rest.length > LONGEST_BYTES) return
    }
  } finally {
    await file.close()
  }
}

/** What was left of a file's last piece, and more behind it where there is more. */
async function readBehind(file: FileHandle, rest: Uint8Array, start: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(rest.length + READ_BYTES)
  bytes.set(rest)
  const { bytesRead } = await file.read(bytes, rest.length, READ_BYTES, start + rest.length)
  return bytes.subarray(0, rest.length + bytesRead)
}

/** How many bytes come before the last place to cut; 0 where there is none. */
function lastCut(bytes: Uint8Array): number {
  const ended = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).lastIndexOf(LAST_EVENT)
  return ended < 0 ? 0 : bytes.indexOf(0x0a, ended) + 1
}
