import { createHash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'

/** Bytes of finished pictures that are kept. */
const KEPT_BYTES = 32 * 1024 * 1024

/** The oldest first. */
const kept = new Map<string, Buffer>()
let keptBytes = 0

/** A picture's name: what it shows, at what width, and nothing else. */
export function nameOf(svg: string, width: number): string {
  return createHash('sha256').update(`${width} ${svg}`).digest('base64url')
}

/** Paints a drawing that needs no fonts as PNG, `width` pixels wide. Pictures that were painted lately are kept. */
export async function pngOf(svg: string, width: number): Promise<Buffer> {
  const name = nameOf(svg, width)
  const known = kept.get(name)
  if (known !== undefined) {
    kept.delete(name)
    kept.set(name, known)
    return known
  }
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
    logLevel: 'off',
  })
  return keep(name, image.asPng())
}

function keep(name: string, png: Buffer): Buffer {
  if (!kept.has(name)) keptBytes += png.length
  kept.set(name, png)
  for (const [oldest, { length }] of kept) {
    if (keptBytes <= KEPT_BYTES) break
    kept.delete(oldest)
    keptBytes -= length
  }
  return png
}
