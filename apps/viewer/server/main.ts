import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { limitPatience, makeBudgets } from '@paipu/http'
import next from 'next'
import { PAGE, type PageScope } from '../src/page-scope.ts'
import { embedOf } from '../src/share/embed/embed-of.ts'
import { answerAssets, ASSETS_PATH, BUILD_HEADER, readBuild } from './build.ts'
import { forwardedFor } from './forwarded-for.ts'
import { isReading, READING } from './method.ts'
import { isServerPath, proxyRequest, proxyUpgrade } from './proxy.ts'
import { protect } from './protection.ts'
import { BadSettings, readSettings, type Settings } from './settings.ts'
import { dropBrokenState } from './router-state.ts'
import { isPath, pathOf, readableTarget } from './target.ts'
import { refuseForNow } from './too-much.ts'
import { whose } from './whose.ts'

/** Starts the built viewer: Next's pages, and Paipu's server behind the same address. */
async function start({ host, port, serverUrl, pagesPerAddress }: Settings): Promise<void> {
  const pages = new AsyncLocalStorage<PageScope>()
  Reflect.set(globalThis, PAGE, pages)
  const dir = join(import.meta.dirname, '..')
  const build = readBuild(dir)
  const app = next({ dev: false, dir })
  await app.prepare()
  const page = app.getRequestHandler()
  const budgets = makeBudgets({ steady: () => performance.now() }, pagesPerAddress)
  const server = createServer((request, response) => {
    const target = request.url ?? ''
    if (isServerPath(target)) proxyRequest(request, response, serverUrl)
    else if (!isPath(target)) response.writeHead(400, { connection: 'close' }).end()
    else answer(target, request, response)
  })

  /** Answers what is the viewer's own: its pages, pictures and the files of its build. */
  function answer(target: string, request: IncomingMessage, response: ServerResponse): void {
    const isFile = build.files.has(pathOf(target))
    protect(request, response, isFile)
    if (!isReading(request.method))
      return void response.writeHead(405, { allow: READING.join(', '), connection: 'close' }).end()
    response.setHeader(BUILD_HEADER, build.id)
    if (target === ASSETS_PATH) return answerAssets(response, build)
    const addresses = forwardedFor(request)
    const who = whose(addresses)
    if (!isFile && !budgets.take(who, 1)) return refuseForNow(response)
    dropBrokenState(request.headers)
    request.url = readableTarget(target)
    const asked = { forwardedFor: addresses, who, embed: embedOf(request.url) }
    pages
      .run({ response, ...asked }, () => page(request, response))
      .catch((error: unknown) => {
        console.error(error)
        response.destroy()
      })
  }

  limitPatience(server)
  server.on('upgrade', (request, socket, head) => {
    if (isServerPath(request.url ?? '')) proxyUpgrade(request, socket, head, serverUrl)
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  server.on('error', (error) => fail(`The viewer can't listen on port ${port}: ${error.message}`, 2))
  server.listen({ port, ...(host === null ? {} : { host }) }, () => {
    console.log(`Paipu's viewer: http://localhost:${(server.address() as AddressInfo).port}`)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0))
}

function fail(message: string, code: number): never {
  console.error(message)
  process.exit(code)
}

try {
  await start(readSettings(process.env))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error), error instanceof BadSettings ? 2 : 1)
}
