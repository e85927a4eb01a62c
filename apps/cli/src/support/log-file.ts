import { createReadStream, statSync } from 'node:fs'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { systemCode } from './failure.ts'
import { lineBatches } from './lines.ts'

/** The lines of a file, unpacked where its name ends in .gz or .zst; or why it can't be read. */
export type OpenedFile =
  | { readonly ok: true; readonly lines: AsyncIterable<string[]> }
  | { readonly ok: false; readonly message: string }

/** Opens a file to be read line by line. What goes wrong while it is read is thrown: see {@link readFailure}. */
export function openLines(file: string): OpenedFile {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) return { ok: false, message: 'there is no such file' }
  if (found.isDirectory()) return { ok: false, message: 'it is a folder: name the files in it' }
  return { ok: true, lines: lineBatches(unpacked(file)) }
}

function unpacked(file: string): AsyncIterable<Uint8Array> {
  const bytes = createReadStream(file)
  const unpacker = file.endsWith('.gz') ? createGunzip() : file.endsWith('.zst') ? createZstdDecompress() : null
  if (unpacker === null) return bytes as AsyncIterable<Uint8Array>
  bytes.on('error', (error) => unpacker.destroy(error))
  return bytes.pipe(unpacker) as AsyncIterable<Uint8Array>
}

/** Why a file can't be read to its end, in words; `null` for what is no such failure. */
export function readFailure(error: unknown): string | null {
  const code = systemCode(error)
  return code === null ? null : `the file can't be read: ${code}`
}
