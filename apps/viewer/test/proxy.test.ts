import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { isServerPath, proxyRequest, proxyUpgrade } from '../server/proxy.ts'
import { BadSettings, readSettings } from '../server/settings.ts'

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

/** Sends bytes as they are; answers what came up to a word, or to the end of the connection. */
function talk({ port }: URL, bytes: string, last: string): Promise<string> {
  return new Promise((done) => {
    let heard = ''
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      heard += String(chunk)
      if (heard.includes(last)) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => done(heard))
  })
}

describe('one address', () => {
  test.each([
    ['/graphql', true],
    ['/graphql?x=1', true],
    ['/health', true],
    ['/status.json', true],
    ['/status', false],
    ['/metrics', false],
    ['/internal/records', false],
    ['/deals/abc/events.jsonl', true],
    ['/deals/abc', false],
    ['/exports/wins.csv?format=csv', true],
    ['/exports', false],
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

  test.each(['GET', 'DELETE', 'OPTIONS', 'POST'])(
    'a body of %s is no other request, however it is framed',
    async (method) => {
      const hidden = 'GET /internal/secret HTTP/1.1\r\nHost: x\r\n\r\n'
      const seen: string[] = []
      const target = await listening(
        createServer(async (request, response) => {
          const body = (await request.toArray()).join('')
          seen.push(`${request.method} ${request.url} ${body.length}`)
          response.end()
        }),
      )
      const viewer = await before(target)
      for (const framed of [
        `Transfer-Encoding: chunked\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
        `Content-Length: ${hidden.length}\r\n\r\n${hidden}`,
        `Connection: content-length\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
      ])
        expect(await talk(viewer, `${method} /graphql HTTP/1.1\r\nHost: x\r\n${framed}`, '200 OK')).toContain('200 OK')
      // Whatever was left on the way to the server would be answered before this.
      await fetch(new URL('/health', viewer))
      const one = `${method} /graphql ${hidden.length}`
      expect(seen).toEqual([one, one, one, 'GET /health 0'])
    },
  )

  test('what Connection names stays on the connection, but for the host', async () => {
    const target = await listening(createServer((request, response) => response.end(JSON.stringify(request.headers))))
    const asked = 'GET /graphql HTTP/1.1\r\nHost: x\r\nConnection: close, x-own, host\r\nX-Own: 1\r\nX-Other: 2\r\n\r\n'
    const heard = await talk(await before(target), asked, '}')
    expect(heard).toContain('"x-other":"2"')
    expect(heard).toContain('"host":"x"')
    expect(heard).not.toContain('x-own')
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
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: null,
      pagesPerAddress: 20,
      serverUrl: new URL('http://127.0.0.1:4000'),
    })
  })

  test.each([
    { PAIPU_VIEWER_PORT: 'x' },
    { PAIPU_VIEWER_PORT: '70000' },
    { PAIPU_VIEWER_PAGES_PER_ADDRESS: '0' },
    { PAIPU_VIEWER_PAGES_PER_ADDRESS: '1.5' },
    { PAIPU_SERVER_URL: 'localhost' },
    { PAIPU_SERVER_URL: 'ftp://x' },
    { PAIPU_SERVER_URL: 'https://owner:password@x' },
    { PAIPU_PUBLIC_URL: 'https://owner:password@x' },
  ])('name what can’t be used: %o', (env) => {
    const [name] = Object.keys(env)
    expect(() => readSettings(env)).toThrow(BadSettings)
    expect(() => readSettings(env)).toThrow(name!)
    expect(() => readSettings(env)).not.toThrow('password')
  })

  test('name every fault at once', () => {
    const read = () => readSettings({ PAIPU_VIEWER_PORT: 'x', PAIPU_SERVER_URL: 'y' })
    expect(read).toThrow(/^PAIPU_VIEWER_PORT.*\nPAIPU_SERVER_URL[^\n]*$/)
  })
})
