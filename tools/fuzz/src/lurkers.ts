import { connect, type Socket } from 'node:net'
import { requestBytes, request } from './cases/requests.ts'
import { INIT, PROTOCOL, text, UPGRADE } from './cases/sockets.ts'
import { times } from './random.ts'
import type { World } from './world.ts'

/** Clients that stay for the whole run and do nothing but hold on. */
export interface Lurkers {
  leave(): void
}

/** How many of each kind there are. */
const OF_A_KIND = 10

/**
 * Some that watch every table over each transport and never read, and some that never end their request. Who is shown the
 * door comes back.
 */
export function startLurkers(ports: readonly number[], { tables }: World): Lurkers {
  const sockets = new Set<Socket>()
  let over = false

  function lurk(port: number, words: Buffer, reads: boolean): void {
    if (over) return
    const socket = connect(port, '127.0.0.1', () => socket.write(words))
    sockets.add(socket)
    if (!reads) socket.pause()
    socket.on('data', () => undefined)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      setTimeout(() => lurk(port, words, reads), 1_000).unref()
    })
    if (!reads) socket.pause()
  }

  const from = (index: number) => ['X-Forwarded-For', `198.51.100.${index}`] as const
  const watching = tables.map((id, at) =>
    text(
      `{"id":"${at}","type":"subscribe","payload":{"query":"subscription { table(id: \\"${id}\\") { kind frames cursor } }"}}`,
    ),
  )
  for (const port of ports)
    for (const index of times(OF_A_KIND, (index) => index)) {
      const opening = requestBytes(request('GET', '/graphql', [...UPGRADE, PROTOCOL, from(index)]))
      lurk(port, Buffer.concat([opening, INIT, ...watching]), false)
      lurk(
        port,
        requestBytes(request('GET', `/tables/${tables[index % tables.length]}/updates.sse`, [from(index)])),
        false,
      )
      lurk(port, Buffer.from(`POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{"query"`), true)
      lurk(port, Buffer.from('GET /graphql HTTP/1.1\r\nHost'), true)
    }
  return {
    leave() {
      over = true
      for (const socket of sockets) socket.destroy()
    },
  }
}
