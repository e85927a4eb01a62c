import { createReadStream, statSync, type ReadStream } from 'node:fs'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { anyReader, carriedRecords, jsonLinesReader, type LogFault, type ReadLog } from '@paipu/exports'
import { FILE_START, unreadable, type FileItem, type Place } from './file-item.ts'
import { systemCode } from './failure.ts'
import { lineBatches } from './lines.ts'

/** The lines of a file, unpacked where its name ends in .gz or .zst; or why it can't be read. */
export type OpenedFile =
  | { readonly ok: true; readonly lines: AsyncIterable<string[]> }
  | { readonly ok: false; readonly message: string }

/**
 * Opens a file to be read line by line, from a place on where it is not packed. What goes wrong while it is read is thrown: see
 * {@link readFailure}.
 */
export function openLines(file: string, { byte } = FILE_START): OpenedFile {
  const problem = noFile(file)
  return problem === null
    ? { ok: true, lines: lineBatches(unpacked(file, byte), byte === 0) }
    : { ok: false, message: problem }
}

/** Why a path names no file, in words; `null` where it names one. */
export function noFile(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return 'there is no such file'
  return found.isDirectory() ? 'it is a folder: name the files in it' : null
}

/** The bytes of a file from `start` to `end`, that one too. From the first on they are read as they come, so that it may be a pipe. */
export function bytesOf(file: string, start = 0, end = Infinity): AsyncIterable<Uint8Array> & ReadStream {
  return createReadStream(file, start === 0 ? { end } : { start, end })
}

function unpacked(file: string, start: number): AsyncIterable<Uint8Array> {
  const bytes = bytesOf(file, start)
  const unpacker = file.endsWith('.gz') ? createGunzip() : file.endsWith('.zst') ? createZstdDecompress() : null
  if (unpacker === null) return bytes
  bytes.on('error', (error) => unpacker.destroy(error))
  return bytes.pipe(unpacker) as AsyncIterable<Uint8Array>
}

/** Whether a file's name says that it is packed. */
export function isPacked(file: string): boolean {
  return file.endsWith('.gz') || file.endsWith('.zst')
}

/** Whether a file that begins so is in the Paipu log format, rather than stored events. */
export function looksLikeLog(head: string): boolean {
  return /^\s*(#[^\n]*\n\s*)*(paipu |\{\s*"paipu"\s*:|\{\s*"format"\s*:\s*"paipu")/.test(head)
}

/** The deals of a file in the Paipu log format, or of stored events that are packed. Only their form is checked. */
export async function* logDeals(file: string, from: Place): AsyncGenerator<FileItem> {
  const opened = openLines(file, from)
  if (!opened.ok) return yield unreadable(opened.message)
  // Further on, the form is that of a line for each event.
  const reader = from.byte === 0 ? anyReader() : jsonLinesReader()
  let number = from.lines
  for await (const lines of opened.lines) {
    for (const line of lines) {
      const item = logItem(reader.take(line, ++number))
      if (item !== null) yield item
      if (item?.ok === false) return
    }
  }
  const last = logItem(reader.end())
  if (last !== null) yield last
}

/** The deal of a log that was read, or what is wrong with it; `null` where no deal is whole yet. */
export function logItem(read: ReadLog | null): FileItem | null {
  if (read === null) return null
  if (!read.ok) return malformed(read.fault)
  const carried = carriedRecords(read.placed)
  if (!carried.ok) return malformed(carried.fault)
  const { headerLine, eventLines, lastLine, log } = read.placed
  if (carried.kind === 'view')
    return malformed({ line: headerLine, reason: `a view (${log.header.viewer}) is no whole deal` })
  const place = (event: number): string => `line ${eventLines[event] ?? lastLine}, event ${event}`
  return { ok: true, deal: { records: carried.records, place } }
}

function malformed({ line, reason }: LogFault): FileItem {
  return unreadable(`line ${line}: ${reason}`)
}

/** Why a file can't be read to its end, in words; `null` for what is no such failure. */
export function readFailure(error: unknown): string | null {
  const code = systemCode(error)
  return code === null ? null : `the file can't be read: ${code}`
}
