import { LONGEST_LINE } from '@paipu/records'

/**
 * Splits bytes in UTF-8 into lines, in batches of what has come so far: whoever writes a line and waits gets its answer.
 * Memory is bounded by the longest line that is read, whatever comes: a longer one arrives cut to one character more. Where
 * the bytes are a file from its start on, a byte-order mark there is dropped.
 */
export async function* lineBatches(bytes: AsyncIterable<Uint8Array>, isStart = true): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: !isStart })
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = cut(lines.pop()!)
    if (lines.length > 0) yield lines.map(cut)
  }
  const last = rest + decoder.decode()
  if (last !== '') yield [last]
}

function cut(line: string): string {
  return line.slice(0, LONGEST_LINE + 1)
}
