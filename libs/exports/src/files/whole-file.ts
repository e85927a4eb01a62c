import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip, zstdCompress } from 'node:zlib'

/** How a file is compressed, if it is. */
export type Compression = 'none' | 'gzip' | 'zstd'

/** What a name gets for it. */
export const COMPRESSION_ENDINGS: Readonly<Record<Compression, string>> = { none: '', gzip: '.gz', zstd: '.zst' }

/** A file that stands whole on disk. */
export interface WholeFile {
  readonly bytes: number
  /** 64 hexadecimal digits. */
  readonly sha256: string
}

/** A text file while it is written. Each call waits for the disk: whoever writes is never ahead by more than a block. */
export interface GrowingFile {
  write(text: string): Promise<void>
  /** Gives the file its name, now that it is whole. */
  done(): Promise<WholeFile>
  /** Leaves nothing behind. */
  drop(): Promise<void>
}

/** Blocks go to disk at this length; compressed ones are members of their own, which every reader joins. */
const BLOCK = 1 << 20

/** What a file is called until it is whole. */
export function partOf(path: string): string {
  return `${path}.part`
}

/** Begins a file that gets its name once it is whole, so that an interrupted one never looks so. Rejects as the disk does. */
export async function growFile(path: string, compression: Compression = 'none'): Promise<GrowingFile> {
  const handle = await open(partOf(path), 'w')
  const hash = createHash('sha256')
  let waiting = ''
  let bytes = 0
  const flush = async (): Promise<void> => {
    const block = await COMPRESS[compression](Buffer.from(waiting))
    waiting = ''
    hash.update(block)
    bytes += block.length
    await handle.writeFile(block)
  }
  return {
    async write(text) {
      waiting += text
      if (waiting.length >= BLOCK) await flush()
    },
    async done() {
      if (waiting !== '' || bytes === 0) await flush()
      await handle.sync()
      await handle.close()
      await rename(partOf(path), path)
      return { bytes, sha256: hash.digest('hex') }
    },
    async drop() {
      await handle.close()
      await rm(partOf(path), { force: true })
    },
  }
}

const gzipBlock = promisify(gzip)
const zstdBlock = promisify(zstdCompress)

const COMPRESS: Readonly<Record<Compression, (block: Buffer) => Promise<Buffer> | Buffer>> = {
  none: (block) => block,
  gzip: (block) => gzipBlock(block),
  zstd: (block) => zstdBlock(block),
}

/** Measures a file that something else has written. */
export async function measureFile(path: string): Promise<WholeFile> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') }
}
