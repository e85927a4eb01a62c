import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { accepted, ExportRefused, type Preview, type PreviewFile } from './preview.ts'

/** A file that has come whole, and whether it is what the manifest says. */
export interface LoadedFile {
  readonly file: string
  readonly blob: Blob
  readonly checked: boolean
}

/** Everything that has come, and the ids of deals that are in none of it, as the manifest says, because they can't be read. */
export interface Loaded {
  readonly files: readonly LoadedFile[]
  readonly leftOut: readonly string[]
}

/** How far a download is: of which file, and what part of the whole, 0 to 1. */
export interface Progress {
  readonly file: string
  readonly part: number
}

/** Parts end where the server's blocks do. */
const BLOCK_DEALS = 64
/** About so many parts a file. */
const PARTS = 16
/** So often a part is asked for again that did not come whole. */
const AGAIN = 3

interface Loading {
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

/**
 * Loads all files of an export, the manifest last, and holds each against it. A part that breaks off is asked for again, from its
 * own beginning. Throws `ExportRefused`, and what `fetch` throws.
 */
export async function download({ deals, files, companions }: Preview, loading: Loading): Promise<Loaded> {
  const all = [...files, ...companions.map((one) => ({ ...one, holds: '', bytes: null }))]
  const loaded: { file: string; blob: Blob; hash: string }[] = []
  for (const [at, file] of all.entries()) {
    const tell = (part: number): void => loading.onProgress({ file: file.file, part: (at + part) / all.length })
    tell(0)
    loaded.push(await loadFile(file, at < files.length ? deals : 0, tell, loading.signal))
  }
  const manifest = JSON.parse(await loaded.at(-1)!.blob.text()) as Manifest
  const checked = loaded.map(({ file, blob, hash }, at) => ({
    file,
    blob,
    checked: at === loaded.length - 1 || manifest.files.some((one) => one.file === file && one.sha256 === hash),
  }))
  return { files: checked, leftOut: manifest.leftOut ?? [] }
}

interface Manifest {
  readonly leftOut?: readonly string[]
  readonly files: readonly { readonly file: string; readonly sha256: string }[]
}

async function loadFile(
  { file, address }: Pick<PreviewFile, 'file' | 'address'>,
  deals: number,
  tell: (part: number) => void,
  signal: AbortSignal,
): Promise<{ file: string; blob: Blob; hash: string }> {
  const limit = Math.max(1, Math.ceil(deals / PARTS / BLOCK_DEALS)) * BLOCK_DEALS
  const inParts = deals > limit && !file.endsWith('.parquet')
  const parts: Uint8Array<ArrayBuffer>[] = []
  const hash = sha256.create()
  let next: string | null = inParts ? `${address}&limit=${limit}` : address
  while (next !== null) {
    const { bytes, following } = await loadPart(next, signal)
    parts.push(bytes)
    hash.update(bytes)
    tell(inParts ? Math.min(1, (parts.length * limit) / deals) : 1)
    next = following
  }
  return { file, blob: new Blob(parts), hash: bytesToHex(hash.digest()) }
}

async function loadPart(
  address: string,
  signal: AbortSignal,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly following: string | null }> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await accepted(await fetch(address, { signal, cache: 'no-store' }))
      const bytes = new Uint8Array(await response.arrayBuffer())
      return { bytes, following: /<([^>]*)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null }
    } catch (error) {
      if (signal.aborted || error instanceof ExportRefused || attempt === AGAIN) throw error
    }
  }
}

/** Gives a loaded file to the browser to keep. */
export function save({ file, blob }: LoadedFile): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = file
  link.click()
  // The browser has taken the address by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
