import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { WrittenFile } from '@paipu/exports'
import type { Clock } from '../time/clock.ts'
import { send } from '../reach/send.ts'

/**
 * Sends a file that was made before. Its length is known, and the same deals always give the same bytes, so that a reader whose
 * download was cut can ask for the rest (`Range: bytes=N-`).
 */
export async function sendFile(
  folder: string,
  { file, bytes, sha256 }: WrittenFile,
  headers: Readonly<Record<string, string>>,
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  clock: Clock,
): Promise<void> {
  const etag = `"${sha256}"`
  const from = rangeFrom(asked.range, asked['if-range'], etag)
  const whole = { ...headers, etag, 'accept-ranges': 'bytes' }
  if (from >= bytes) {
    response.writeHead(416, { ...whole, 'content-range': `bytes */${bytes}` }).end()
    return
  }
  response.writeHead(from === 0 ? 200 : 206, {
    ...whole,
    'content-length': String(bytes - from),
    ...(from === 0 ? {} : { 'content-range': `bytes ${from}-${bytes - 1}/${bytes}` }),
  })
  await send(createReadStream(join(folder, file), { start: from }), response, clock)
}

/** Where an answer begins: what is no open range of this very file is answered whole. */
function rangeFrom(range: string | undefined, condition: string | string[] | undefined, etag: string): number {
  const match = /^bytes=(\d{1,15})-$/.exec(range ?? '')
  return match === null || (condition !== undefined && condition !== etag) ? 0 : Number(match[1])
}
