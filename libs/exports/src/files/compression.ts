import { promisify } from 'node:util'
import { gzip, zstdCompress } from 'node:zlib'

/** How a file is compressed, if it is. */
export type Compression = 'none' | 'gzip' | 'zstd'

/** What a name gets for it. */
export const COMPRESSION_ENDINGS: Readonly<Record<Compression, string>> = { none: '', gzip: '.gz', zstd: '.zst' }

const gzipBlock = promisify(gzip)
const zstdBlock = promisify(zstdCompress)

/** A block as a member of a compressed file. */
export const COMPRESS: Readonly<Record<Compression, (block: Buffer) => Promise<Buffer> | Buffer>> = {
  none: (block) => block,
  gzip: (block) => gzipBlock(block),
  zstd: (block) => zstdBlock(block),
}
