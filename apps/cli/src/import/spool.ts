import { randomUUID } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { unwritable } from '../support/failure.ts'

/** Pieces of bytes that are kept on disk until they are wanted, in a file that nobody else finds. */
export interface Spool {
  /** Keeps a piece. Rejects with `unwritable` where the disk takes it not. */
  add(piece: Uint8Array): Promise<void>
  /** All pieces, in the order in which they were added. */
  pieces(): AsyncGenerator<Uint8Array>
  /** Lets the disk's room go. */
  close(): Promise<void>
}

/** Opens a spool in a folder. Its file has no name, and is gone with the process, however that ends. Rejects with `unwritable`. */
export async function openSpool(folder: string): Promise<Spool> {
  const file = await openNameless(folder)
  const sizes: number[] = []
  let end = 0
  return {
    async add(piece) {
      try {
        await writeAll(file, piece, end)
      } catch (error) {
        throw unwritable(folder, error)
      }
      sizes.push(piece.length)
      end += piece.length
    },
    async *pieces() {
      let at = 0
      for (const size of sizes) {
        yield await readAll(file, size, at)
        at += size
      }
    },
    close: () => file.close(),
  }
}

async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(folder, `.paipu-import-${randomUUID()}`)
  try {
    const file = await open(path, 'wx+', 0o600)
    await rm(path)
    return file
  } catch (error) {
    throw unwritable(folder, error)
  }
}

async function writeAll(file: FileHandle, piece: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < piece.length;) {
    // A disk may take a part.
    const { bytesWritten } = await file.write(piece, done, piece.length - done, position + done)
    done += bytesWritten
  }
}

async function readAll(file: FileHandle, size: number, position: number): Promise<Uint8Array> {
  const piece = new Uint8Array(size)
  for (let done = 0; done < size;) {
    // A disk may give a part.
    const { bytesRead } = await file.read(piece, done, size - done, position + done)
    if (bytesRead === 0) throw new Error('what was kept on disk is gone')
    done += bytesRead
  }
  return piece
}
