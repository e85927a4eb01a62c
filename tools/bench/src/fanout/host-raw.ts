/** The limit: `ws` alone, and one frame made once for all: `node host-raw.ts <tables> <moments a second>`. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { serve } from './host.ts'
import { makeMoments, type Update } from './moments.ts'

const moments = makeMoments(Number(process.argv[2]), Number(process.argv[3]))
const watchers = new Map(moments.tables.map((table) => [table, new Set<WebSocket>()]))
const web = createServer()
const sockets = new WebSocketServer({ server: web, path: '/graphql' })

sockets.on('connection', (socket) => {
  socket.on('error', () => {})
  socket.on('message', (data) => {
    const { type, payload } = JSON.parse(String(data))
    if (type === 'connection_init') return socket.send('{"type":"connection_ack"}')
    const table: string = payload.variables.id
    socket.send(message(moments.first(table)), TEXT)
    watchers.get(table)!.add(socket)
    socket.once('close', () => watchers.get(table)!.delete(socket))
  })
})

const TEXT = { binary: false } as const
/** What the server's messages are like, to the byte. */
function message(table: Update): Buffer {
  return Buffer.from(JSON.stringify({ id: '0'.repeat(36), type: 'next', payload: { data: { table } } }))
}

await new Promise<void>((resolve) => web.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, resolve))
serve({
  port: (web.address() as AddressInfo).port,
  tables: moments.tables,
  delayMs: 0,
  show: () =>
    moments.start((table, update) => {
      const bytes = message(update)
      for (const socket of watchers.get(table)!) socket.send(bytes, TEXT)
    }),
  stop: async () => ({ did: 'stop', ends: moments.stop() }),
})
