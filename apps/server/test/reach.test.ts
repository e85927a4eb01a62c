import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressList } from '@paipu/http'
import { WebSocket } from 'ws'
import { readSettings, SettingsError } from '../src/config/settings.ts'
import { makeQuota } from '../src/logging/quota.ts'
import { clientAddress } from '../src/reach/client-address.ts'
import { isOriginAllowed } from '../src/reach/origins.ts'
import { startServer, type TestServer } from './support/app.ts'
import { ask } from './support/client.ts'
import { until } from './support/clock.ts'

describe('a client’s address', () => {
  const trusted = addressList(['127.0.0.1', '::1', '10.0.0.9', '172.16.0.0/12', 'fd00::/8'])
  it.each([
    ['the connection’s', '203.0.113.7', undefined, '203.0.113.7'],
    ['the connection’s, whatever it claims', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['the one before a trusted proxy', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['the last one that no trusted proxy has', '::1', '6.6.6.6, 198.51.100.1, 10.0.0.9', '198.51.100.1'],
    ['the one before proxies of a trusted network', 'fd12::1', '6.6.6.6, 198.51.100.1, 172.31.0.4', '198.51.100.1'],
    ['the one of no trusted network', '172.32.0.4', '198.51.100.1', '172.32.0.4'],
    ['the proxy’s where the header is rubbish', '127.0.0.1', 'unknown', '127.0.0.1'],
    ['the proxy’s where there is no header', '127.0.0.1', undefined, '127.0.0.1'],
    ['an IPv4 one over IPv6', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['a trusted IPv4 one over IPv6', '::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
  ])('is %s', (_what, remoteAddress, forwarded, address) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    expect(clientAddress({ headers, socket: { remoteAddress } }, trusted)).toBe(address)
  })
})

describe('an origin', () => {
  it.each([
    [undefined, true],
    ['http://paipu.example:3000', true],
    ['https://paipu.example:3000', true],
    ['https://friend.example', true],
    ['https://friend.example.evil.example', false],
    ['http://paipu.example', false],
    ['http://friend.example', false],
    ['null', false],
    ['', false],
  ])('%s may use the server: %s', (origin, allowed) => {
    const headers = { host: 'paipu.example:3000', ...(origin === undefined ? {} : { origin }) }
    expect(isOriginAllowed(headers, ['https://friend.example'])).toBe(allowed)
  })
})

describe('a quota', () => {
  it('lets so many through a minute, and counts the rest', () => {
    let now = 0
    const quota = makeQuota({ now: () => now }, 2)
    expect([1, 2, 3, 4, 5].map(() => quota.take())).toEqual([0, 0, null, null, null])
    now = 60_000
    expect([1, 2, 3].map(() => quota.take())).toEqual([3, 0, null])
  })
})

describe('settings', () => {
  it('say who may reach the server', () => {
    const env = {
      PAIPU_TRUSTED_PROXIES: '10.0.0.1, fd00::1,172.16.0.0/12',
      PAIPU_ORIGINS: 'https://a.example,http://b.example:8080',
      PAIPU_CONNECTIONS: '70',
      PAIPU_CONNECTIONS_PER_ADDRESS: '7',
    }
    expect(readSettings(env, '/')).toMatchObject({
      trustedProxies: ['10.0.0.1', 'fd00::1', '172.16.0.0/12'],
      origins: ['https://a.example', 'http://b.example:8080'],
      connections: 70,
      connectionsPerAddress: 7,
    })
    expect(readSettings({ PAIPU_TRUSTED_PROXIES: 'none' }, '/').trustedProxies).toEqual([])
    expect(readSettings({}, '/')).toMatchObject({ trustedProxies: ['127.0.0.1', '::1'], origins: [] })
  })

  it.each([
    ['PAIPU_TRUSTED_PROXIES', 'localhost'],
    ['PAIPU_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['PAIPU_TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['PAIPU_TRUSTED_PROXIES', 'fd00::/'],
    ['PAIPU_ORIGINS', 'a.example'],
    ['PAIPU_ORIGINS', 'https://a.example/'],
    ['PAIPU_ORIGINS', '*'],
    ['PAIPU_CONNECTIONS', '0'],
    ['PAIPU_CONNECTIONS_PER_ADDRESS', '0'],
    ['PAIPU_CONNECTIONS_PER_ADDRESS', 'many'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readSettings({ [name]: value }, '/')).toThrow(SettingsError)
    expect(() => readSettings({ [name]: value }, '/')).toThrow(name)
  })
})

/** Opens a socket with headers of its own; answers it, or the status with which it was refused. */
function socketWith(url: string, headers: Readonly<Record<string, string>>): Promise<WebSocket | number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket))
    socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode!))
    socket.once('error', reject)
  })
}

describe('the server', () => {
  let server: TestServer
  let id: string
  beforeAll(async () => {
    server = await startServer({ tables: ['wanzhou'], origins: ['https://friend.example'], connectionsPerAddress: 3 })
    id = (await ask(server.url, '{ tables { id } }')).data.tables[0].id
  })
  afterAll(() => server.stop())

  const opened = async (headers: Readonly<Record<string, string>>): Promise<string | number> => {
    const socket = await socketWith(server.url, headers)
    if (typeof socket === 'number') return socket
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.terminate()
    await closed
    return 'open'
  }

  it('lets pages of its own address and of allowed origins open a socket, and no others', async () => {
    const own = server.url
    expect(await opened({ origin: own })).toBe('open')
    expect(await opened({ origin: 'https://friend.example' })).toBe('open')
    expect(await opened({})).toBe('open')
    expect(await opened({ origin: 'https://evil.example' })).toBe(403)
    expect(await opened({ origin: 'null' })).toBe(403)
  })

  it('answers over HTTP in the same way, with the headers that a browser wants', async () => {
    const post = (origin: string) =>
      fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: '{"query":"{ serverTime }"}',
      })
    const friend = await post('https://friend.example')
    expect(friend.status).toBe(200)
    expect(friend.headers.get('access-control-allow-origin')).toBe('https://friend.example')
    const evil = await post('https://evil.example')
    expect(evil.status).toBe(403)
    expect(await evil.json()).toMatchObject({ error: { code: 'ORIGIN_NOT_ALLOWED' } })
    expect(evil.headers.get('access-control-allow-origin')).toBeNull()
    const preflight = await fetch(`${server.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://friend.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type')
  })

  it('lets an address hold so many sockets and streams open, and another address as many of its own', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const sockets = await Promise.all([1, 2].map(() => socketWith(server.url, from('198.51.100.1'))))
    const stream = httpRequest(`${server.url}/tables/${id}/updates.sse`, { headers: from('198.51.100.1') })
    stream.on('error', () => {})
    stream.end()
    await new Promise((resolve) => stream.once('response', resolve))
    expect(await opened(from('198.51.100.1'))).toBe(429)
    const refused = await fetch(`${server.url}/tables/${id}/updates.jsonl`, { headers: from('198.51.100.1') })
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ error: { code: 'TOO_MANY_CONNECTIONS' } })
    expect(await opened(from('198.51.100.2'))).toBe('open')
    stream.destroy()
    await until(async () => (await opened(from('198.51.100.1'))) === 'open')
    for (const socket of sockets) if (typeof socket !== 'number') socket.terminate()
  })
})
