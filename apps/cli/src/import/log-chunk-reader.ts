import { formOfLine, jsonLinesReader } from '@paipu/exports'
import type { FileItem } from '../support/file-item.ts'
import { logItem } from '../support/log-file.ts'
import type { ChunkReader, Read } from './chunks.ts'

/** Reads a chunk of the Paipu log format's JSON Lines. */
export function logReader(start: number): ChunkReader {
  const reader = jsonLinesReader()
  // A file has one form: that of its first line, which is no comment here (see `lineFormOf`).
  let isKnown = start > 0
  return {
    take(line) {
      if (!isKnown && formOfLine(line) !== 'events') return 'wrong'
      isKnown = true
      return readOf(logItem(reader.take(line, 1)))
    },
    end: () => readOf(logItem(reader.end())),
  }
}

function readOf(item: FileItem | null): Read {
  if (item === null) return null
  return item.ok ? item.deal.records : 'wrong'
}
