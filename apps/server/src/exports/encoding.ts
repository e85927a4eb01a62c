import { pipeline } from 'node:stream'
import { createGzip, createZstdCompress } from 'node:zlib'

/** How an answer is packed on its way. */
export type Encoding = 'gzip' | 'zstd'

const ENCODINGS: readonly Encoding[] = ['zstd', 'gzip']

/** The best that a reader says it can unpack; `null` where it says nothing of the kind. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const named = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const quality = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1'
      return [name, Number(quality) > 0]
    }),
  )
  return ENCODINGS.find((name) => named.get(name) === true) ?? null
}

/** Packs what is made, as fast as it is taken. */
export async function* packed(parts: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer> {
  const packer = encoding === 'gzip' ? createGzip() : createZstdCompress()
  // What fails on the way in fails the reading of the packer.
  pipeline(parts, packer, () => {})
  for await (const part of packer) yield part as Buffer
}
