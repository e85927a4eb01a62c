import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { PublicError } from '../errors/public-error.ts'
import type { Intake } from './intake.service.ts'

/** Lets in whoever asks from this machine with the doorway's token; refuses anybody else. */
export function admit(intake: Intake, { socket, headers }: IncomingMessage): void {
  if (!isFromHere(socket)) throw new PublicError('NOT_FOUND', 'nothing is here')
  if (!intake.isAuthorized(headers.authorization)) {
    throw new PublicError('UNAUTHORIZED', 'the token beside the store is needed')
  }
}

/** The two addresses of a connection. */
type Ends = { readonly [Key in 'remoteAddress' | 'localAddress']?: Socket[Key] | undefined }

/** Whether a connection comes from this machine: over loopback, or from the very address that it goes to. */
export function isFromHere({ remoteAddress, localAddress }: Ends): boolean {
  if (remoteAddress === undefined) return false
  return remoteAddress === localAddress || /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(remoteAddress)
}

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
