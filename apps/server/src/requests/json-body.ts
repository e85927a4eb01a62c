import { PublicError, type Refusal } from '../errors/public-error.ts'

/**
 * Reads a request's body; `bad` is how one is refused that is no JSON. A body that is too large is read to its end and dropped on the
 * way, so that the answer gets through.
 */
export async function jsonBody(
  request: AsyncIterable<Buffer>,
  { maxBytes, bad }: { readonly maxBytes: number; readonly bad: Refusal },
): Promise<unknown> {
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
    throw new PublicError(bad, 'the body is not JSON')
  }
}
