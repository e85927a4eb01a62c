import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Controller, HttpCode, Post, Req } from '@nestjs/common'
import { PublicError } from '../errors/public-error.ts'
import { Intake, type Taken } from './intake.service.ts'

/** The largest deal that is taken, bytes of JSON. */
const MAX_BODY_BYTES = 4 * 1024 * 1024

/** The way in for the command line: from this machine only, with the token beside the store. */
@Controller('internal')
export class IntakeController {
  constructor(private readonly intake: Intake) {}

  /** Takes the records of one whole deal, a JSON list. The body is read only once the sender is known. */
  @Post('records')
  @HttpCode(200)
  async records(@Req() request: IncomingMessage): Promise<Taken> {
    if (!isFromHere(request.socket)) throw new PublicError('NOT_FOUND', 'nothing is here')
    if (!this.intake.isAuthorized(request.headers.authorization)) {
      throw new PublicError('UNAUTHORIZED', 'the token beside the store is needed')
    }
    return this.intake.take(await jsonBody(request))
  }
}

/** Whether a connection comes from this machine: over loopback, or from the very address that it goes to. */
function isFromHere({ remoteAddress, localAddress }: Socket): boolean {
  if (remoteAddress === undefined) return false
  return remoteAddress === localAddress || /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(remoteAddress)
}

/** A body that is too large is read to its end and dropped on the way, so that the answer gets through. */
async function jsonBody(request: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= MAX_BODY_BYTES) chunks.push(chunk)
  }
  if (size > MAX_BODY_BYTES) throw new PublicError('TOO_LARGE', `the body is larger than ${MAX_BODY_BYTES} bytes`)
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    throw new PublicError('BAD_RECORD', 'the body is not JSON')
  }
}
