import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A site that is not the product's: one page, at an origin of its own. */
export interface OtherSite {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Serves a page with this body on a free port. */
export async function startOtherSite(body: string): Promise<OtherSite> {
  const html = `<!doctype html><html lang="en"><title>Another site</title><body>${body}</body></html>`
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop() {
      const stopped = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      return stopped
    },
  }
}
