import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** An answer over HTTP as it came. */
export interface Answer {
  readonly status: number
  /** Names in lower case; what stands more than once is joined by commas. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Its size with everything, bytes. */
  readonly size: number
}

/** What was read from the bytes of one connection. */
export interface Answers {
  readonly answers: readonly Answer[]
  /** What stands behind the last whole answer: the beginning of another, or the frames of a WebSocket. */
  readonly rest: Buffer
  /** Whether the connection has become a WebSocket. */
  readonly upgraded: boolean
}

const HEAD_END = '\r\n\r\n'
const NOTHING = Buffer.alloc(0)

/**
 * Reads what a server said on a connection. `methods` are those of the requests in order: an answer to HEAD has no body.
 * An answer whose end only the connection's tells is whole once it has `ended`.
 */
export function readAnswers(bytes: Buffer, methods: readonly string[], ended: boolean): Answers {
  const answers: Answer[] = []
  let at = 0
  while (at < bytes.length) {
    const end = bytes.indexOf(HEAD_END, at)
    if (end < 0) break
    const { status, headers } = readHead(bytes.toString('latin1', at, end))
    const body = end + HEAD_END.length
    if (status === 101) {
      answers.push({ status, headers, body: '', size: body - at })
      return { answers, rest: bytes.subarray(body), upgraded: true }
    }
    const bodyless = status < 200 || status === 204 || status === 304 || methods[answers.length] === 'HEAD'
    const read = bodyless ? { bytes: NOTHING, next: body } : readBody(bytes, body, headers, ended)
    if (read === null) break
    // An interim answer goes before the one that counts.
    if (status >= 200) answers.push({ status, headers, body: textOf(read.bytes, headers), size: read.next - at })
    at = read.next
  }
  return { answers, rest: bytes.subarray(at), upgraded: false }
}

/** A body as a text, whatever it was packed in. */
function textOf(bytes: Buffer, headers: Answer['headers']): string {
  if (bytes.length === 0) return ''
  switch (headers['content-encoding']) {
    case 'gzip':
      return gunzipSync(bytes).toString()
    case 'br':
      return brotliDecompressSync(bytes).toString()
    default:
      return bytes.toString()
  }
}

function readHead(text: string): Pick<Answer, 'status' | 'headers'> {
  const [first = '', ...lines] = text.split('\r\n')
  const headers: Record<string, string> = Object.create(null) as Record<string, string>
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
  }
  return { status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0), headers }
}

function readBody(
  bytes: Buffer,
  from: number,
  headers: Answer['headers'],
  ended: boolean,
): { readonly bytes: Buffer; readonly next: number } | null {
  if (headers['transfer-encoding'] !== undefined) return readChunks(bytes, from)
  const length = headers['content-length']
  if (length === undefined) return ended ? { bytes: bytes.subarray(from), next: bytes.length } : null
  const next = from + Number(length)
  return next <= bytes.length ? { bytes: bytes.subarray(from, next), next } : null
}

function readChunks(bytes: Buffer, from: number): { readonly bytes: Buffer; readonly next: number } | null {
  const parts: Buffer[] = []
  for (let at = from; ;) {
    const line = bytes.indexOf('\r\n', at)
    if (line < 0) return null
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16)
    const end = line + 2 + size
    if (!(end + 2 <= bytes.length)) return null
    if (size === 0) return { bytes: Buffer.concat(parts), next: end + 2 }
    parts.push(bytes.subarray(line + 2, end))
    at = end + 2
  }
}
