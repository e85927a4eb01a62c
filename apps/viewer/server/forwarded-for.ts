import type { IncomingMessage } from 'node:http'

/** For whom a request is passed on: the addresses that it came by so far, and the one that it came here from. */
export function forwardedFor({ headers, socket }: IncomingMessage): string {
  return [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
}
