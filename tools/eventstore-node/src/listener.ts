import { type Server, type ServerCredentials } from '@grpc/grpc-js'
import { createServer, type Socket } from 'node:net'

/** A port on which a gRPC server answers. */
export interface Listener {
  readonly port: number
  /** Breaks the connection of a peer (`address:port`) off, in the middle of whatever it is about. */
  cut(peer: string): void
  /** Takes no more connections and breaks off those that are there. */
  close(): Promise<void>
}

/** Lets a gRPC server answer on a port; 0 takes a free one. Rejects when the port can't be had. */
export async function listen(
  server: Server,
  credentials: ServerCredentials,
  host: string,
  port: number,
): Promise<Listener> {
  const injector = server.createConnectionInjector(credentials)
  const sockets = new Map<string, Socket>()
  const listening = createServer((socket) => {
    const peer = `${socket.remoteAddress}:${socket.remotePort}`
    sockets.set(peer, socket)
    socket.once('close', () => sockets.delete(peer))
    socket.on('error', () => undefined)
    socket.setNoDelay(true)
    injector.injectConnection(socket)
  })
  await new Promise<void>((resolve, reject) => {
    listening.once('error', reject)
    listening.listen(port, host, resolve)
  })

  return {
    port: (listening.address() as { port: number }).port,
    cut: (peer) => sockets.get(peer)?.destroy(),
    async close() {
      const closed = new Promise((resolve) => listening.close(resolve))
      for (const socket of sockets.values()) socket.destroy()
      server.forceShutdown()
      await closed
    },
  }
}
