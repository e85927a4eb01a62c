import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { isServerPath, proxyRequest, proxyUpgrade } from '../server/proxy.ts'
import { BadSetting, readSettings } from '../server/settings.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listening(server: Server): Promise<URL> {
  open.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

/** The viewer's address before a server. */
async function before(target: URL): Promise<URL> {
  const viewer = createServer((request, response) => proxyRequest(request, response, target))
  viewer.on('upgrade', (request, socket, head) => proxyUpgrade(request, socket, head, target))
  return listening(viewer)
}

describe('one address', () => {
  test.each([
    ['/graphql', true],
    ['/graphql?x=1', true],
    ['/health', true],
    ['/deals/abc/events.jsonl', true],
    ['/deals/abc', false],
    ['/deals/a/b/events.jsonl', false],
    ['/tables/abc/updates.sse?after=x', true],
    ['/tables/abc/updates.jsonl', true],
    ['/tables/abc', false],
    ['/', false],
    ['/graphqlx', false],
    ['/_next/static/x.js', false],
  ])('%s is the server’s: %s', (target, yes) => {
    expect(isServerPath(target)).toBe(yes)
  })

  test('a request and its answer pass with their bodies, headers and status', async () => {
    const target = await listening(
      createServer(async (request, response) => {
        const body = (await request.toArray()).join('')
        response.writeHead(201, { 'content-disposition': 'attachment; filename="x"' })
        response.end(JSON.stringify({ body, path: request.url, from: request.headers['x-forwarded-for'] }))
      }),
    )
    const answer = await fetch(new URL('/graphql?a=1', await before(target)), {
      method: 'POST',
      body: '{"query":"好"}',
    })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="x"')
    expect(await answer.json()).toEqual({ body: '{"query":"好"}', path: '/graphql?a=1', from: '127.0.0.1' })
  })

  test('a server out of reach is an error with a code', async () => {
    const gone = await listening(createServer())
    open[0]!.close()
    const answer = await fetch(new URL('/graphql', await before(gone)), { method: 'POST', body: '{}' })
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVER_UNREACHABLE' } }] })
  })

  test('a socket is joined both ways, its first bytes too', async () => {
    const server = createServer()
    server.on('upgrade', (_request, socket, head) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\nhello ')
      socket.write(head)
      socket.pipe(socket)
    })
    const address = await before(await listening(server))
    const { request } = await import('node:http')
    const heard = await new Promise<string>((done, fail) => {
      const asked = request(address, { path: '/graphql', headers: { connection: 'Upgrade', upgrade: 'echo' } })
      asked.on('upgrade', (_answer, socket, head) => {
        let text = String(head)
        socket.on('data', (chunk) => {
          text += String(chunk)
          if (text === 'hello ping') {
            socket.destroy()
            done(text)
          }
        })
        socket.write('ping')
      })
      asked.on('error', fail)
      asked.end()
    })
    expect(heard).toBe('hello ping')
  })

  test('a socket to a server out of reach is refused', async () => {
    const gone = await listening(createServer())
    open[0]!.close()
    const address = await before(gone)
    const refused = await new Promise((done) => {
      const socket = new WebSocket(new URL('/graphql', address.href.replace('http', 'ws')))
      socket.addEventListener('error', () => done(true))
      socket.addEventListener('open', () => done(false))
    })
    expect(refused).toBe(true)
  })
})

describe('settings', () => {
  test('have defaults', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, host: null, serverUrl: new URL('http://127.0.0.1:4000') })
  })

  test.each([
    { PAIPU_VIEWER_PORT: 'x' },
    { PAIPU_VIEWER_PORT: '70000' },
    { PAIPU_SERVER_URL: 'localhost' },
    { PAIPU_SERVER_URL: 'ftp://x' },
  ])('name what can’t be used: %o', (env) => {
    const [name] = Object.keys(env)
    expect(() => readSettings(env)).toThrow(BadSetting)
    expect(() => readSettings(env)).toThrow(name!)
  })
})
