import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './support/app.ts'
import { keep, socketClient, type Parsed } from './support/client.ts'
import { until } from './support/clock.ts'

describe('a server', () => {
  let server: TestServer
  beforeEach(async () => {
    // As much as saved up: 200, and a request costs 20.
    server = await startServer({ tables: ['wanzhou'], costPerAddress: 20 })
  })
  afterEach(() => server.stop())

  const post = (address: string, query: string) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ query }),
    })

  it('refuses whoever asks for too much, wherever, until some time has passed; nobody else', async () => {
    const statuses = []
    for (const path of Array.from({ length: 11 }, () => '/health/live'))
      statuses.push((await fetch(`${server.url}${path}`, { headers: { 'x-forwarded-for': '198.51.100.1' } })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    const refused = await post('198.51.100.1', '{ serverTime }')
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } })
    expect((await post('198.51.100.2', '{ serverTime }')).status).toBe(200)
    await server.clock.advance(1_001)
    expect((await post('198.51.100.1', '{ serverTime }')).status).toBe(200)
  })

  it('takes what an operation costs, over HTTP and over the socket', async () => {
    const costly = '{ deals(first: 100) { deals { id } } }'
    expect((await post('198.51.100.3', costly)).status).toBe(200)
    const refused = await post('198.51.100.3', costly)
    expect(refused.status).toBe(429)
    const socket = socketClient(server.url)
    const first = keep(socket, costly)
    await until(() => first.state.over)
    expect(first.refused).toEqual([])
    const second = keep(socket, '{ serverTime }')
    await until(() => second.state.over)
    expect(second.refused.map(({ extensions }: Parsed) => extensions.code)).toEqual(['TOO_MANY_REQUESTS'])
    await socket.close()
  })
})
