import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { WATCHERS } from '../src/api/queries.ts'
import { follow, type Connection } from '../src/api/subscribe.ts'

interface Message {
  readonly id?: string
  readonly type: string
  readonly payload?: unknown
}

/** A server that speaks the protocol by hand: it keeps what it is sent, and answers subscriptions as it is told. */
let server: WebSocketServer
let sent: Message[] = []
let answer: (message: Message, reply: (message: Message) => void) => void
/** What happens to the window. */
const happening = new EventTarget()

beforeEach(() => {
  sent = []
})

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => 'graphql-transport-ws' })
  server.on('connection', (socket: WebSocket) => {
    const reply = (message: Message) => socket.send(JSON.stringify(message))
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Message
      sent.push(message)
      if (message.type === 'connection_init') reply({ type: 'connection_ack' })
      if (message.type === 'subscribe') answer(message, reply)
    })
  })
  await once(server, 'listening')
  Reflect.set(globalThis, 'location', { href: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })
  Reflect.set(globalThis, 'addEventListener', happening.addEventListener.bind(happening))
})

afterAll(async () => {
  Reflect.deleteProperty(globalThis, 'location')
  Reflect.deleteProperty(globalThis, 'addEventListener')
  for (const socket of server.clients) socket.terminate()
  server.close()
  await once(server, 'close')
})

const ofType = (type: string) => sent.filter((message) => message.type === type)
const idsOf = (type: string) => ofType(type).map(({ id }) => id)

/** Follows something; fulfilled with how to go on once the first answer is there. */
function followed() {
  const connections: Connection[] = []
  const first = Promise.withResolvers<void>()
  const { stop, resync } = follow(WATCHERS, () => ({}), {
    next: () => first.resolve(),
    connection: (connection) => connections.push(connection),
    refused: (code) => first.reject(new Error(code)),
  })
  return { connections, answered: first.promise, stop, resync }
}

/** Fulfilled when the server has been told that a subscription is over: all that was sent before has come, too. */
async function completed(): Promise<void> {
  await expect.poll(() => ofType('complete').length, { timeout: 30_000 }).toBeGreaterThan(0)
}

const lobby = { data: { lobby: { kind: 'snapshot', tables: [], closed: [], serverTime: '' } } }

test('a subscription that is asked for anew before it is made is one, and ends as one', async () => {
  answer = ({ id }, reply) => reply({ id: id!, type: 'next', payload: lobby })
  const { answered, resync, stop } = followed()
  resync()
  resync()
  await answered
  stop()
  await completed()
  expect(idsOf('subscribe')).toHaveLength(1)
  expect(idsOf('complete')).toEqual(idsOf('subscribe'))
})

test('a browser that goes offline is taken for a lost connection at once, which is made again', async () => {
  answer = ({ id }, reply) => reply({ id: id!, type: 'next', payload: lobby })
  const { connections, answered, stop } = followed()
  await answered
  connections.length = 0
  happening.dispatchEvent(new Event('offline'))
  await expect.poll(() => connections, { timeout: 30_000 }).toEqual(['waiting', 'live'])
  stop()
  await completed()
})

test('a subscription that is answered with an error is given up, and made again once', async () => {
  answer = ({ id }, reply) => {
    const isFirst = idsOf('subscribe')[0] === id
    reply({ id: id!, type: 'next', payload: isFirst ? { errors: [{ message: 'internal error' }] } : lobby })
    if (isFirst) reply({ id: id!, type: 'complete' })
  }
  const { answered, connections, stop } = followed()
  await answered
  stop()
  await expect.poll(() => idsOf('complete'), { timeout: 30_000 }).toEqual(idsOf('subscribe'))
  expect(idsOf('subscribe')).toHaveLength(2)
  expect(connections).toEqual(['waiting', 'live'])
})
