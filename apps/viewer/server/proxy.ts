import { Agent, request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Paths that the viewer's address answers on behalf of Paipu's server: one address is enough for a user. */
const SERVER_PATHS = [
  /^\/graphql$/,
  /^\/health$/,
  /^\/deals\/[^/]+\/events\.jsonl$/,
  /^\/tables\/[^/]+\/updates\.(sse|jsonl)$/,
]

/** Headers that speak of one connection and must not be passed on. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

const agent = new Agent({ keepAlive: true })

/** Whether a request target is answered by Paipu's server. */
export function isServerPath(target: string): boolean {
  const path = target.split('?', 1)[0]!
  return SERVER_PATHS.some((pattern) => pattern.test(path))
}

/** Passes a request on to the server and its answer back. The server out of reach is a 502 with a GraphQL-shaped error. */
export function proxyRequest(incoming: IncomingMessage, outgoing: ServerResponse, server: URL): void {
  const upstream = request(server, {
    agent,
    method: incoming.method,
    path: incoming.url,
    headers: { ...endToEnd(incoming.headers), ...forwarded(incoming) },
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
    headers: { ...incoming.headers, ...forwarded(incoming) },
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

function endToEnd(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)))
}

function forwarded({ headers, socket }: IncomingMessage): OutgoingHttpHeaders {
  const before = headers['x-forwarded-for']
  return { 'x-forwarded-for': [before, socket.remoteAddress].filter(Boolean).join(', ') }
}

function rawHeaders({ rawHeaders }: IncomingMessage): string {
  let lines = ''
  for (let i = 0; i < rawHeaders.length; i += 2) lines += `${rawHeaders[i]}: ${rawHeaders[i + 1]}\r\n`
  return lines
}
