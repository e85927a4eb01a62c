import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How long a request's headers, and all of it, may take to come, milliseconds. */
const HEADERS_MS = 10_000
const REQUEST_MS = 60_000
/** How long a client may take nothing of what waits for it, milliseconds. */
export const STALLED_MS = 30_000

/** Waits neither for slow writers nor for slow readers for ever. */
export function limitPatience(server: Server, stalledMs = STALLED_MS): void {
  server.headersTimeout = HEADERS_MS
  server.requestTimeout = REQUEST_MS
  server.setTimeout(stalledMs, endStalled)
}

/** A connection on which nothing happens is only ended where something waits: a stream may have nothing to say. */
function endStalled(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy()
}
