import { PublicError } from '../errors/public-error.ts'

/** A body that is too large is read to its end and dropped on the way, so that the answer gets through. */
export async function jsonBody(request: AsyncIterable<Buffer>, maxBytes: number): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request) {
      size += chunk.length
      if (size <= maxBytes) chunks.push(chunk)
    }
  } catch {
    throw new PublicError('BAD_REQUEST', 'the body broke off')
  }
  if (size > maxBytes) throw new PublicError('TOO_LARGE', `the body is larger than ${maxBytes} bytes`)
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    throw new PublicError('BAD_RECORD', 'the body is not JSON')
  }
}
