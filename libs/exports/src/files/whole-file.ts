import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
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
export function partOf(path: string): string {
  return `${path}.part`
}

/**
 * Begins a file, with its head, that gets its name once it is whole, so that an interrupted one never looks so. Rejects as the
 * disk does.
 */
export async function growFile(path: string, compression: Compression = 'none', head = ''): Promise<GrowingFile> {
  const handle = await open(partOf(path), 'w')
  const measured = measuring()
  const blocks = beginBlocks(compression, head)
  const put = async (block: Buffer | null): Promise<void> => {
    if (block === null) return
    measured.add(block)
    await handle.writeFile(block)
  }
  return {
    write: async (text) => put(await blocks.take(text)),
    async done() {
      await put(await blocks.rest())
      await handle.sync()
      await handle.close()
      await rename(partOf(path), path)
      return measured.whole()
    },
    async drop() {
      await handle.close()
      await rm(partOf(path), { force: true })
    },
  }
}

/** What a file would come to that is not kept: for a manifest alone. */
export async function measureOnly(compression: Compression, head: string): Promise<GrowingFile> {
  const measured = measuring()
  const blocks = beginBlocks(compression, head)
  const put = (block: Buffer | null): void => (block === null ? undefined : measured.add(block))
  return {
    write: async (text) => put(await blocks.take(text)),
    async done() {
      put(await blocks.rest())
      return measured.whole()
    },
    drop: async () => {},
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

/** Measures a file that something else has written. */
export async function measureFile(path: string): Promise<WholeFile> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') }
}
