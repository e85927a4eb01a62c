import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { GraphQLSchemaHost } from '@nestjs/graphql'
import { GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocket, WebSocketServer } from 'ws'
import { deliver } from '../src/feeds/deliver.ts'
import { makeDocuments, selectionKey } from '../src/graphql/documents.ts'
import { Watching } from '../src/watching/watching.service.ts'
import { startServer, type TestServer } from './support/app.ts'
import { ask, TABLE_UPDATE } from './support/client.ts'
import { until } from './support/clock.ts'
import { PACE } from './support/tables.ts'

let server: TestServer
let schema: GraphQLSchema
let id: string
let stock: Server
let stockUrl: string

/** Beside the server, graphql-ws as it comes, over the same schema: it executes every update for every subscriber. */
beforeAll(async () => {
  // By the real clock connections are asked whether they are still there, and one that stalls says nothing.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  server = await startServer({ tables: ['sichuan-swap-three'] })
  vi.useRealTimers()
  schema = server.app.get(GraphQLSchemaHost).schema
  stock = createServer()
  // Nest's context over a socket has the request too.
  const context = { req: { headers: {}, socket: {} } }
  useServer({ schema, context }, new WebSocketServer({ server: stock, path: '/graphql' }))
  await new Promise<void>((resolve) => stock.listen(0, '127.0.0.1', resolve))
  stockUrl = `http://127.0.0.1:${(stock.address() as AddressInfo).port}`
  id = (await ask(server.url, '{ tables { id } }')).data.tables[0].id
  await server.clock.advance(60 * PACE)
})

afterAll(async () => {
  stock.close()
  stock.closeAllConnections()
  await server.stop()
})

interface Operation {
  readonly query: string
  readonly operationName?: string
  readonly variables?: Readonly<Record<string, unknown>>
}

/** A socket that speaks the protocol by hand and keeps every message as it came. */
async function rawSocket(url: string): Promise<{ readonly socket: WebSocket; readonly messages: string[] }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const messages: string[] = []
  socket.on('message', (data) => void messages.push(String(data)))
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send('{"type":"connection_init"}')
  await until(() => messages.length === 1)
  return { socket, messages }
}

async function closed(...sockets: readonly WebSocket[]): Promise<void> {
  const ends = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
  for (const socket of sockets) socket.close()
  await Promise.all(ends)
}

/** Counts what a watcher of the table is given from now on, the first snapshot included. */
function counter(): () => number {
  const from = { headers: {}, socket: {} }
  const feed = server.app.get(Watching).watch({ id, viewer: 'spectator', after: null, from })
  let count = 0
  deliver(
    feed,
    (_update, taken) => {
      count++
      taken()
    },
    () => {},
  )
  return () => count
}

const operations: readonly (readonly [string, () => Operation])[] = [
  ['all fields', () => ({ query: `subscription { table(id: "${id}") { ${TABLE_UPDATE} } }` })],
  ['one field', () => ({ query: `subscription { table(id: "${id}") { frames } }` })],
  ['fields in another order', () => ({ query: `subscription { table(id: "${id}") { cursor frames kind } }` })],
  ['a field twice', () => ({ query: `subscription { table(id: "${id}") { kind kind cursor kind } }` })],
  [
    'aliases',
    () => ({ query: `subscription { t: table(id: "${id}") { a: kind b: kind f: frames __typename n: __typename } }` }),
  ],
  [
    'variables',
    () => ({
      query: `subscription ($id: ID!, $viewer: String, $after: String) { table(id: $id, viewer: $viewer, after: $after) { ${TABLE_UPDATE} } }`,
      variables: { id, viewer: 'spectator' },
    }),
  ],
  [
    'fragments',
    () => ({
      query: `subscription Watch($id: ID!) { ...Root } fragment Root on Subscription { table(id: $id) { ...F ... on TableUpdate { kind } } } fragment F on TableUpdate { frames cursor }`,
      variables: { id },
    }),
  ],
  ...[true, false].map(
    (yes) =>
      [
        `directives, ${yes}`,
        () => ({
          query: `subscription ($id: ID!, $yes: Boolean!) { table(id: $id) { kind @include(if: $yes) cursor @skip(if: $yes) ... @include(if: $yes) { frames } serverTime } }`,
          variables: { id, yes },
        }),
      ] as const,
  ),
  ['no names', () => ({ query: `subscription { table(id: "${id}") { frames: framesWithoutNames cursor } }` })],
  [
    'a variable with its default',
    () => ({
      query: `subscription ($id: ID!, $yes: Boolean = false) { table(id: $id) { kind frames @include(if: $yes) } }`,
      variables: { id },
    }),
  ],
  [
    'one of two operations',
    () => ({
      query: `subscription One { table(id: "${id}") { kind } } subscription Two { table(id: "${id}") { cursor frames } }`,
      operationName: 'Two',
    }),
  ],
]

describe('a subscription', () => {
  it('sends the bytes that graphql-ws and the executor make for each subscriber alone: any selection', async () => {
    const [shared, plain] = await Promise.all([rawSocket(server.url), rawSocket(stockUrl)])
    for (const { socket } of [shared, plain])
      for (const [name, operation] of operations)
        socket.send(JSON.stringify({ id: name, type: 'subscribe', payload: operation() }))
    const have = (count: number) => () =>
      [shared, plain].every(({ messages }) => messages.length === 1 + count * operations.length)
    await until(have(1))
    const shown = counter()
    await server.clock.advance(40 * PACE)
    expect(shown()).toBeGreaterThan(20)
    await until(have(shown()))
    for (const [name] of operations) {
      const of = (messages: readonly string[]) => messages.filter((message) => JSON.parse(message).id === name)
      expect(of(shared.messages)).toEqual(of(plain.messages))
      expect(of(shared.messages)).toHaveLength(shown())
    }
    await closed(shared.socket, plain.socket)
  })

  it('without names has neither names nor ids of players, and everything else', async () => {
    const { socket, messages } = await rawSocket(server.url)
    const query = `subscription { table(id: "${id}") { frames framesWithoutNames } }`
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }))
    await until(() => messages.length === 2)
    const { frames, framesWithoutNames } = JSON.parse(messages[1]!).payload.data.table
    const [start, ...others] = frames
    expect(start.data.seats).toHaveLength(4)
    const seats = start.data.seats.map((seat: object) => ({ ...seat, player: '?', name: '?' }))
    expect(framesWithoutNames).toEqual([{ ...start, data: { ...start.data, seats } }, ...others])
    await closed(socket)
  })

  it('is executed once for all who ask for the same, whatever their tables’ arguments are written like', async () => {
    const field = (schema.getType('TableUpdate') as GraphQLObjectType).getFields()['kind']!
    const before = field.resolve
    let executed = 0
    field.resolve = (update, args, context, info) => {
      executed++
      return before === undefined ? update.kind : before(update, args, context, info)
    }
    const query = `subscription ($id: ID!, $after: String) { table(id: $id, after: $after) { kind frames } }`
    const clients = await Promise.all([1, 2, 3, 4].map(() => rawSocket(server.url)))
    for (const [index, { socket }] of clients.entries()) {
      const variables = index % 2 === 0 ? { id } : { id, after: 'start' }
      socket.send(JSON.stringify({ id: `own id ${index}`, type: 'subscribe', payload: { query, variables } }))
    }
    await until(() => clients.every(({ messages }) => messages.length === 2))
    executed = 0
    const shown = counter()
    await server.clock.advance(20 * PACE)
    const updates = shown() - 1
    expect(updates).toBeGreaterThan(5)
    await until(() => clients.every(({ messages }) => messages.length === 2 + updates))
    expect(executed).toBe(updates)
    const payloads = clients.map(({ messages }) => messages.slice(2).map((message) => JSON.parse(message).payload))
    for (const payload of payloads) expect(payload).toEqual(payloads[0])
    expect(clients.map(({ messages }) => JSON.parse(messages[2]!).id)).toEqual([0, 1, 2, 3].map((n) => `own id ${n}`))
    if (before === undefined) delete field.resolve
    else field.resolve = before
    await closed(...clients.map(({ socket }) => socket))
  })

  it('is one with another only where all that chooses its fields is the same, whatever a variable is called', () => {
    const read = makeDocuments(schema)(
      'subscription ($constructor: Boolean = true) { table(id: "x") { kind @include(if: $constructor) } }',
    )
    const keys = [{}, { constructor: null }, { constructor: true }].map((given) => selectionKey(read, null, given))
    expect(new Set(keys).size).toBe(3)
  })

  it('that its client ends sends nothing more, and its id can be used again', async () => {
    const { socket, messages } = await rawSocket(server.url)
    const subscribe = JSON.stringify({
      id: '1',
      type: 'subscribe',
      payload: { query: `subscription { table(id: "${id}") { kind } }` },
    })
    socket.send(subscribe)
    await until(() => messages.length === 2)
    const spectators = async () => (await ask(server.url, '{ tables { spectators } }')).data.tables[0].spectators
    const before = await spectators()
    socket.send('{"id":"1","type":"complete"}')
    await until(async () => (await spectators()) === before - 1)
    await server.clock.advance(20 * PACE)
    expect(messages).toHaveLength(2)
    socket.send(subscribe)
    await until(() => messages.length === 3)
    socket.close()
  })

  it('of a reader that stalls loses what waits and gets one snapshot; the others miss nothing', async () => {
    const copies = Array.from({ length: 15 }, (_, n) => `f${n}: frames`).join(' ')
    const query = `subscription { table(id: "${id}") { kind cursor ${copies} } }`
    const operations = Array.from({ length: 32 }, (_, n) => String(n))
    const [stalled, steady] = await Promise.all([rawSocket(server.url), rawSocket(server.url)])
    for (const operation of operations)
      stalled.socket.send(JSON.stringify({ id: operation, type: 'subscribe', payload: { query } }))
    steady.socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }))
    await until(() => stalled.messages.length === 33 && steady.messages.length === 2)
    const shown = counter()
    stalled.socket.pause()
    // Far more than the system holds for a connection, and then more than the feeds do.
    while (shown() < 450) {
      await server.clock.advance(20 * PACE)
      // Whoever reads is given all the time that takes.
      await until(() => steady.messages.length === 1 + shown())
    }
    expect(stalled.messages).toHaveLength(33)
    stalled.socket.resume()
    const place = (messages: readonly string[], operation: string): string | undefined =>
      messages.findLast((message) => message.startsWith(`{"id":"${operation}"`))?.slice(0, 200)
    const end = JSON.parse(steady.messages.at(-1)!).payload.data.table.cursor
    await until(() => operations.every((operation) => place(stalled.messages, operation)!.includes(end)))
    for (const operation of operations) {
      const messages = stalled.messages.filter((message) => message.startsWith(`{"id":"${operation}"`))
      expect(messages.length).toBeLessThan(shown())
      const updates = messages.map((message) => JSON.parse(message).payload.data.table)
      expect(held(updates)).toEqual(
        held(steady.messages.slice(1).map((message) => JSON.parse(message).payload.data.table)),
      )
    }
    await closed(stalled.socket, steady.socket)
  }, 300_000)
})

/** The frames that a client holds after updates. Fails where one is missing or comes twice. */
function held(updates: readonly { readonly kind: string; readonly f0: readonly { readonly ply: number }[] }[]) {
  let frames: readonly { readonly ply: number }[] = []
  for (const { kind, f0 } of updates) {
    frames = kind === 'snapshot' ? f0 : [...frames, ...f0]
    expect(frames.map(({ ply }) => ply)).toEqual(frames.map((_, index) => index))
  }
  return frames
}
