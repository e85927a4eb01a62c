import {
  Agent,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { forwardedFor } from './forwarded-for.ts'
import { pathOf } from './target.ts'

/** Paths that the viewer's address answers on behalf of Paipu's server: one address is enough for a user. */
const SERVER_PATHS = [
  /^\/graphql$/,
  /^\/health$/,
  /^\/status\.json$/,
  /^\/deals\/[^/]+\/events\.jsonl$/,
  /^\/exports\/[^/]+$/,
  /^\/tables\/[^/]+\/updates\.(sse|jsonl)$/,
]

/**
 * Headers that speak of one connection and must not be passed on, besides those that `Connection` names. How long the body
 * is, is told on all the same: see {@link framing}.
 */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Headers that no `Connection` can take away: where the body ends, and for whom the request is. */
const NOT_OF_A_CONNECTION = new Set(['content-length', 'host'])

const agent = new Agent({ keepAlive: true })

/** Whether a request target is answered by Paipu's server. */
export function isServerPath(target: string): boolean {
  const path = pathOf(target)
  return SERVER_PATHS.some((pattern) => pattern.test(path))
}

/** Passes a request on to the server and its answer back. The server out of reach is a 502 with a GraphQL-shaped error. */
export function proxyRequest(incoming: IncomingMessage, outgoing: ServerResponse, server: URL): void {
  const upstream = request(server, {
    agent,
    method: incoming.method,
    path: incoming.url,
    headers: { ...endToEnd(incoming.headers), ...framing(incoming.headers), ...forwarded(incoming) },
  })
  upstream.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers))
    answer.on('error', () => outgoing.destroy())
    answer.pipe(outgoing)
  })
  upstream.on('error', () => refuse(outgoing))
  outgoing.on('close', () => upstream.destroy())
  incoming.pipe(upstream)
}

/** Passes a WebSocket on to the server, byte for byte. */
export function proxyUpgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer, server: URL): void {
  const upstream = request(server, {
    agent: false,
    method: incoming.method,
    path: incoming.url,
    headers: { ...upgrading(incoming.headers), ...forwarded(incoming) },
  })
  const refuseUpgrade = (status: string) =>
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  upstream.on('upgrade', (answer, server, serverHead) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${rawHeaders(answer)}\r\n`)
    join(socket, head, server, serverHead)
  })
  upstream.on('response', (answer) => {
    answer.resume()
    refuseUpgrade(`${answer.statusCode} ${answer.statusMessage}`)
  })
  upstream.on('error', () => refuseUpgrade('502 Bad Gateway'))
  socket.on('error', () => upstream.destroy())
  socket.on('close', () => upstream.destroy())
  upstream.end()
}

/** Two sockets become one; when one ends or fails, so does the other. */
function join(client: Duplex, clientHead: Buffer, server: Duplex, serverHead: Buffer): void {
  client.on('close', () => server.destroy())
  server.on('close', () => client.destroy())
  server.on('error', () => client.destroy())
  client.on('error', () => server.destroy())
  if (serverHead.length > 0) client.write(serverHead)
  if (clientHead.length > 0) server.write(clientHead)
  client.pipe(server)
  server.pipe(client)
}

function refuse(outgoing: ServerResponse): void {
  if (outgoing.headersSent) return void outgoing.destroy()
  const error = { message: "Paipu's server can't be reached", extensions: { code: 'SERVER_UNREACHABLE' } }
  outgoing.writeHead(502, { 'content-type': 'application/json; charset=utf-8' })
  outgoing.end(JSON.stringify({ errors: [error] }))
}

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  const ofConnection = new Set(named.filter((name) => !NOT_OF_A_CONNECTION.has(name)))
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !ofConnection.has(name)),
  )
}

/**
 * Where a body ends, for one that says so itself. Left to itself, Node's client writes the body of a method that usually has
 * none with no end at all, and what stands in it would be the next request of whoever gets the connection after.
 */
function framing({ 'transfer-encoding': coding }: IncomingHttpHeaders): OutgoingHttpHeaders {
  return coding === undefined ? {} : { 'transfer-encoding': 'chunked' }
}

/** The headers of a request for another protocol: it has no body, whatever it says. */
function upgrading(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const { 'content-length': _, ...rest } = endToEnd(headers)
  return { ...rest, connection: 'Upgrade', upgrade: headers.upgrade }
}

function forwarded(request: IncomingMessage): OutgoingHttpHeaders {
  return { 'x-forwarded-for': forwardedFor(request) }
}

function rawHeaders({ rawHeaders }: IncomingMessage): string {
  let lines = ''
  for (let i = 0; i < rawHeaders.length; i += 2) lines += `${rawHeaders[i]}: ${rawHeaders[i + 1]}\r\n`
  return lines
}
