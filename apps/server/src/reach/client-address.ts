import type { IncomingMessage } from 'node:http'
import { isIP, type BlockList } from 'node:net'
import { isListed, plainAddress } from '@paipu/http'

/** What of a request tells where it comes from. */
export type Coming = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** That of a request alone, for as long as its connection stays: the request itself need not be kept. */
export function comingOf({ headers, socket }: Coming): Coming {
  const { origin, host, authorization, 'x-forwarded-for': forwarded } = headers
  return {
    headers: {
      ...(origin === undefined ? {} : { origin }),
      ...(host === undefined ? {} : { host }),
      ...(authorization === undefined ? {} : { authorization }),
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    },
    socket: { remoteAddress: socket.remoteAddress },
  }
}

/**
 * The address of the client behind a request: that of the connection or, where that is a trusted proxy's, the last one
 * in `X-Forwarded-For` that is not. What stands before it in the header anybody may have written.
 */
export function clientAddress({ headers, socket }: Coming, trusted: BlockList): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => plainAddress(part.trim()))
  let address = plainAddress(socket.remoteAddress ?? '')
  while (isListed(address, trusted)) {
    const before = forwarded.pop()
    if (before === undefined || isIP(before) === 0) break
    address = before
  }
  return address
}
