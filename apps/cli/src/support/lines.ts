/** The longest line that is kept, in characters. A longer one arrives cut to one character more: see {@link isTooLong}. */
export const LONGEST_LINE = 200_000

/** Whether a line from {@link lineBatches} was too long to be kept. */
export function isTooLong(line: string): boolean {
  return line.length > LONGEST_LINE
}

/**
 * Splits bytes in UTF-8 into lines, in batches of what has come so far: whoever writes a line and waits gets its answer.
 * Memory is bounded by the longest line, whatever comes. A byte-order mark at the start is dropped.
 */
export async function* lineBatches(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder()
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
  return isTooLong(line) ? line.slice(0, LONGEST_LINE + 1) : line
}
