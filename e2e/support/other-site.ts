import { createServer, type AddressInfo } from 'node:net'

/** A site that is not the product's: one page, at an origin of its own. */
export interface OtherSite {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Serves a page with this body on a free port. */
export async function startOtherSite(body: string): Promise<OtherSite> {
  const html = `<!doctype html><html lang="en"><title>Another site</title><body>${body}</body></html>`
  const head = `HTTP/1.1 200 OK\r\ncontent-type: text/html; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(html)}`
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', () => socket.end(`${head}\r\nconnection: close\r\n\r\n${html}`))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
