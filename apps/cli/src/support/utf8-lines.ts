const LINE_BREAK = 0x0a

/**
 * The lines of some UTF-8, without their line breaks; the last is what stands behind the last of them. Each is decoded by itself:
 * one long text would take memory that the system has yet to give, for each piece of a file anew.
 */
export function* linesOf(bytes: Uint8Array): Generator<string, void> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let start = 0
  for (let end = buffer.indexOf(LINE_BREAK); end >= 0; end = buffer.indexOf(LINE_BREAK, start)) {
    yield buffer.toString('utf8', start, end)
    start = end + 1
  }
  yield buffer.toString('utf8', start)
}
