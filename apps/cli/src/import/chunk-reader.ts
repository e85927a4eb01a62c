import { dealReader } from '@paipu/records'
import type { LineForm } from './line-form.ts'
import type { ChunkReader } from './chunks.ts'

/** Makes the reader of a chunk that begins at byte `start`. */
export async function chunkReader(form: LineForm, start: number): Promise<ChunkReader> {
  if (form === 'records') return recordReader()
  // A thread that reads records does not need it: it would be half of what it loads.
  return (await import('./log-chunk-reader.ts')).logReader(start)
}

function recordReader(): ChunkReader {
  const reader = dealReader()
  return {
    take(line) {
      const read = reader.take(line, 1)
      if (read === null) return null
      return 'message' in read ? 'wrong' : read.records
    },
    end: () => (reader.unfinished().length > 0 ? 'wrong' : null),
  }
}
