import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { beginBlocks } from './blocks.ts'
import type { Compression } from './compression.ts'

/** A file that stands whole on disk. */
export interface WholeFile {
  readonly bytes: number
  /** 64 hexadecimal digits. */
  readonly sha256: string
}

/** A text file while it is written. Each call waits for the disk: whoever writes is never ahead by more than a block. */
export interface GrowingFile {
  /** Adds what the next deal adds. */
  write(text: string): Promise<void>
  /** Gives the file its name, now that it is whole. */
  done(): Promise<WholeFile>
  /** Leaves nothing behind. */
  drop(): Promise<void>
}

/** What a file is called until it is whole. */
function partOf(path: string): string {
  return `${path}.part`
}

/** A file of bytes while it is written. Each call waits for the disk. */
export interface ByteFile {
  write(bytes: Buffer): Promise<void>
  /** Gives the file its name, now that it is whole. */
  done(): Promise<WholeFile>
  /** Leaves nothing behind, also where the file was whole already. */
  drop(): Promise<void>
}

/** Begins a file that gets its name once it is whole, so that an interrupted one never looks so. Rejects as the disk does. */
export async function growBytes(path: string): Promise<ByteFile> {
  const handle = await open(partOf(path), 'w')
  const measured = measuring()
  let named = false
  return {
    async write(bytes) {
      measured.add(bytes)
      await handle.writeFile(bytes)
    },
    async done() {
      await handle.sync()
      await handle.close()
      await rename(partOf(path), path)
      named = true
      return measured.whole()
    },
    async drop() {
      if (!named) await handle.close()
      await rm(named ? path : partOf(path), { force: true })
    },
  }
}

/** What a file would come to that is not kept: for a manifest alone. */
export async function measureOnly(): Promise<ByteFile> {
  const measured = measuring()
  return { write: async (bytes) => measured.add(bytes), done: async () => measured.whole(), drop: async () => {} }
}

/** Begins a text file with its head. Rejects as the disk does. */
export async function growFile(path: string, compression: Compression = 'none', head = ''): Promise<GrowingFile> {
  return textInto(await growBytes(path), compression, head)
}

/** Begins a text with its head, compressed into a file of bytes. */
export function textInto(file: ByteFile, compression: Compression, head: string): GrowingFile {
  const blocks = beginBlocks(compression, head)
  const put = async (block: Buffer | null): Promise<void> => (block === null ? undefined : file.write(block))
  return {
    write: async (text) => put(await blocks.take(text)),
    async done() {
      await put(await blocks.rest())
      return file.done()
    },
    drop: () => file.drop(),
  }
}

function measuring(): { readonly add: (block: Buffer) => void; readonly whole: () => WholeFile } {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    add(block) {
      hash.update(block)
      bytes += block.length
    },
    whole: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}
