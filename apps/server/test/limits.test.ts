import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startServer, type TestServer } from './support/app.ts'
import { ask, keep, socketClient, type Parsed } from './support/client.ts'
import { until } from './support/clock.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ tables: ['wanzhou'] })
})
afterAll(() => server.stop())

const aliases = (count: number): string => Array.from({ length: count }, (_, n) => `a${n}: serverTime`).join(' ')
const nested = (fragments: number): string =>
  Array.from(
    { length: fragments },
    (_, n) => `fragment F${n} on DealPage { deals { id } ...F${n + 1} ...F${n + 1} }`,
  ).join(' ')
const circle = 'fragment A on Table { ...B } fragment B on Table { ...A } { tables { ...A } }'

/** Documents over a limit, and the code they get. */
const OVER: readonly (readonly [string, string, string])[] = [
  ['too deep', `{ __schema { ${'types { fields { type { '.repeat(6)} name ${'} } } '.repeat(6)} } }`, 'TOO_COMPLEX'],
  ['too many aliases', `{ ${aliases(16)} }`, 'TOO_COMPLEX'],
  ['too dear', '{ deals(first: 100) { deals { events } } }', 'TOO_COMPLEX'],
  [
    'dear by its aliases',
    `{ ${[1, 2, 3].map((n) => `a${n}: deals(first: 100) { deals { ${'id table result '.repeat(5)} } }`).join(' ')} ${[1, 2, 3, 4, 5].map((n) => `b${n}: deals(first: 10) { deals { events } }`).join(' ')} }`,
    'TOO_COMPLEX',
  ],
  [
    'doubled by fragments',
    `${nested(20)} fragment F20 on DealPage { next } { deals(first: 100) { ...F0 } }`,
    'TOO_COMPLEX',
  ],
  ['too long', `{ ${'serverTime '.repeat(1_100)} }`, 'GRAPHQL_PARSE_FAILED'],
  ['a circle of fragments', circle, 'GRAPHQL_VALIDATION_FAILED'],
  ['no GraphQL', '{ tables { ', 'GRAPHQL_PARSE_FAILED'],
  ['an unknown field', '{ tables { wall } }', 'GRAPHQL_VALIDATION_FAILED'],
]

describe('a document', () => {
  it.each(OVER)('that is %s is refused over HTTP', async (_what, query, code) => {
    const { codes, data, text } = await ask(server.url, query)
    expect(codes[0]).toBe(code)
    expect(data).toBeUndefined()
    expect(text).not.toMatch(/stacktrace|node_modules|\.ts:/)
  })

  it.each(OVER)('that is %s is refused over the socket, with the same code', async (_what, query, code) => {
    const socket = socketClient(server.url)
    const kept = keep(socket, query)
    await until(() => kept.state.over)
    expect(kept.refused[0].extensions.code).toBe(code)
    expect(kept.results).toEqual([])
    expect(socket.raw.join()).not.toMatch(/stacktrace|node_modules|\.ts:/)
    await socket.close()
  })

  it.each([
    '($no: Boolean!) { lobby @skip(if: $no) { kind } }',
    '{ lobby @skip(if: true) { kind } }',
    '{ ...A @include(if: false) } fragment A on Subscription { lobby { kind } }',
    '{ ...A } fragment A on Subscription { ... @skip(if: true) { lobby { kind } } }',
  ])('that leaves its subscription out is refused, and the socket stays: %s', async (operation) => {
    const socket = socketClient(server.url)
    const { status, codes } = await ask(server.url, `subscription ${operation}`)
    expect([status, codes]).toEqual([400, [operation.startsWith('(') ? 'GRAPHQL_VALIDATION_FAILED' : 'BAD_REQUEST']])
    const kept = keep(socket, `subscription ${operation}`, { no: true })
    await until(() => kept.state.over)
    expect(kept.refused[0].extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED')
    const after = keep(socket, '{ serverTime }')
    await until(() => after.state.over)
    expect(after.results[0]?.data).toHaveProperty('serverTime')
    await socket.close()
  })

  it('costs what its variables ask for', async () => {
    const query = 'query ($first: Int!) { deals(first: $first) { deals { events } } }'
    expect((await ask(server.url, query, { first: 5 })).codes).toEqual([])
    expect((await ask(server.url, query, { first: 100 })).codes).toEqual(['TOO_COMPLEX'])
    expect((await ask(server.url, query, { first: 'many' })).codes).toEqual(['BAD_USER_INPUT'])
  })

  it('costs a usual page where its variables leave the number out', async () => {
    const query = 'query ($first: Int) { deals(first: $first) { deals { events } } }'
    expect((await ask(server.url, query, { first: null })).codes).toEqual(['TOO_COMPLEX'])
  })

  it.each([
    'deals(first: 1, name: "x") { next }',
    'deals(first: 1, table: "x") { next }',
    'players(first: 1, search: "x") { next }',
  ])('costs a look through all of a list where only some are meant: %s', async (list) => {
    const lists = (field: string) => Array.from({ length: 14 }, (_, at) => `a${at}: ${field}`).join(' ')
    const events = 'deals(first: 6) { deals { events } }'
    const all = list.replace(/, \w+: "x"/, '')
    expect((await ask(server.url, `{ ${events} ${lists(all)} }`)).codes).toEqual([])
    expect((await ask(server.url, `{ ${events} ${lists(list)} }`)).codes).toEqual(['TOO_COMPLEX'])
  })

  it('gets nothing off its cost for a number below nothing', async () => {
    const query = '{ deals(first: 100) { deals { events } } b: deals(first: -1000000) { deals { id } } }'
    expect((await ask(server.url, query)).codes).toEqual(['TOO_COMPLEX'])
  })

  it('may ask for what the pages ask for', async () => {
    const table =
      'id name ruleSet { id version nameEn nameZh } seats { id name kind } policy delaySeconds openedAt visibleFrom dealNumber wallLeft points spectators'
    const deal =
      'id table ruleSet { id version nameEn nameZh } dealNumber dealer seats { id name kind } startedAt endedAt result totals wins source course'
    const lobby = `{ serverTime ruleSets { id version nameEn nameZh } tables { ${table} } deals(first: 50) { deals { ${deal} } next } }`
    expect((await ask(server.url, lobby)).codes).toEqual([])
  })
})

describe('HTTP', () => {
  it('refuses a body over its size', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ serverTime }', variables: { x: 'x'.repeat(70_000) } }),
    })
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ error: { code: 'TOO_LARGE', message: 'the body is too large' } })
  })

  it.each([
    ['{', 'application/json', 400],
    ['[]', 'application/json', 400],
    ['{"query":"{ serverTime }"}', 'text/plain', 400],
  ])('refuses %j sent as %s', async (body, type, status) => {
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': type }, body })
    expect(response.status).toBe(status)
    expect(await response.text()).not.toMatch(/node_modules|\.ts:|\bat /)
  })

  it('knows every error by a code of its list, those of the GraphQL server below it too', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"query A { serverTime } query B { serverTime }","operationName":"C"}',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
  })

  it('runs one operation a request: no lists of them, no subscriptions', async () => {
    const batch = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ serverTime }' }, { query: '{ serverTime }' }]),
    })
    expect(batch.status).toBe(400)
    const { data } = await ask(server.url, '{ tables { id } }')
    const watch = `subscription { table(id: "${data.tables[0].id}") { kind } }`
    expect((await ask(server.url, watch)).codes).toEqual(['BAD_REQUEST'])
  })
})

/** A bare socket and how it ends. */
async function bare(messages: readonly string[]): Promise<{ code: number; received: Parsed[] }> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const received: Parsed[] = []
  socket.on('open', () => messages.forEach((message) => socket.send(message)))
  socket.on('message', (data) => received.push(JSON.parse(String(data))))
  const code = await new Promise<number>((resolve) => socket.on('close', resolve))
  return { code, received }
}

describe('the socket', () => {
  const init = JSON.stringify({ type: 'connection_init' })

  it.each(['next', 'error', 'connection_ack'])('is closed at a message that only servers send: %s', async (type) => {
    const { code } = await bare([
      init,
      JSON.stringify({ id: '1', type, payload: type === 'error' ? [{ message: '' }] : {} }),
    ])
    expect(code).toBe(4400)
  })

  it('agrees to no compression, by which little would become much', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    await new Promise((resolve) => socket.on('open', resolve))
    expect(socket.extensions).toBe('')
    socket.close()
  })
  const bigPing = JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(15_000) } })

  it('closes on a message over its size', async () => {
    expect((await bare([init, JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(17_000) } })])).code).toBe(1009)
  })

  it('closes on what is no message, and on an operation before the beginning', async () => {
    expect((await bare(['hello'])).code).toBe(4400)
    expect(
      (await bare([JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '{ serverTime }' } })])).code,
    ).toBe(4401)
    expect((await bare([init, init])).code).toBe(4429)
  })

  it('closes when nothing begins', async () => {
    expect((await bare([])).code).toBe(4408)
  })

  it.each(['message', 'ping'] as const)('ends a client that asks by %s and reads nothing', async (kind) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    socket.on('error', () => {})
    await new Promise((resolve) => socket.on('open', resolve))
    socket.send(init)
    await new Promise((resolve) => socket.once('message', resolve))
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    socket.pause()
    const ask = kind === 'ping' ? () => socket.ping('x'.repeat(125)) : () => socket.send(bigPing)
    const asking = setInterval(() => {
      if (socket.bufferedAmount < 1_000_000) for (let n = 0; n < (kind === 'ping' ? 10_000 : 100); n++) ask()
    }, 1)
    expect(await closed).toBe(1006)
    clearInterval(asking)
  })

  it('is there under one path and one protocol', async () => {
    const elsewhere = new WebSocket(`${server.url.replace('http', 'ws')}/other`, 'graphql-transport-ws')
    const error = await new Promise<Error>((resolve) => elsewhere.on('error', resolve))
    expect(error.message).toContain('400')
    const old = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-ws')
    expect(
      await new Promise((resolve) => {
        old.on('error', () => resolve('refused'))
        old.on('close', resolve)
      }),
    ).toBe('refused')
  })

  it('holds a limited number of operations open', async () => {
    const { data } = await ask(server.url, '{ tables { id } }')
    const socket = socketClient(server.url)
    const watch = `subscription { table(id: "${data.tables[0].id}") { kind } }`
    const kept = Array.from({ length: 33 }, () => keep(socket, watch))
    await until(() => kept.filter(({ results, state }) => results.length > 0 || state.over).length === 33)
    expect(kept.flatMap(({ refused }) => refused.map(({ extensions }: Parsed) => extensions.code))).toEqual([
      'TOO_MANY_SUBSCRIPTIONS',
    ])
    kept[0]!.stop()
    await until(async () => (await ask(server.url, '{ tables { spectators } }')).data.tables[0].spectators === 31)
    const another = keep(socket, watch)
    await until(() => another.results.length === 1)
    await socket.close()
  })
})
