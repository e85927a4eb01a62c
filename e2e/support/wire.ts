import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to an address that can be cut: what a browser has between itself and the product. */
export interface Wire {
  /** The address at this end. */
  readonly url: string
  /** Ends all connections and lets no new one through. */
  cut(): void
  mend(): void
  stop(): Promise<void>
}

/** Lays a wire to an address on this machine. */
export async function layWire(to: string): Promise<Wire> {
  const port = Number(new URL(to).port)
  const open = new Set<Socket>()
  let whole = true
  const server = createServer((near) => {
    if (!whole) return void near.destroy()
    const far = connect(port, 'localhost')
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const end = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      whole = false
      end()
    },
    mend() {
      whole = true
    },
    stop() {
      end()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
