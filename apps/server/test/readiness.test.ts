import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { openStore } from '@paipu/event-store'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp, listen } from '../src/app.ts'
import { readSettings } from '../src/config/settings.ts'
import { storeRefusal } from '../src/errors/public-error.ts'
import { LifeCycle } from '../src/life-cycle.ts'
import { ask } from './support/client.ts'
import { startStoreNode } from './support/node.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

const NOTHING = { id: '01900000-0000-7000-8000-000000000000', type: 'Nothing', data: '{}', metadata: '{}' }

let app: NestExpressApplication | null = null
afterEach(() => app?.close())

function settings(env: Readonly<Record<string, string>>, root = '/nowhere') {
  return readSettings({ PAIPU_PORT: '0', PAIPU_TABLES: 'none', PAIPU_LOG_LEVEL: 'silent', ...env }, root)
}

/** What a server says of itself to whoever asks whether it lives, and whether it is ready. */
async function answers(url: string): Promise<string[]> {
  return Promise.all(
    ['live', 'ready'].map(async (question) => {
      const answer = await fetch(`${url}/health/${question}`)
      const { error } = (await answer.json()) as { error?: { code: string; message: string } }
      return error === undefined ? `${answer.status}` : `${answer.status} ${error.code}: ${error.message}`
    }),
  )
}

/** A socket whose client never says goodbye; fulfilled once it is open. */
async function stubbornSocket(url: string): Promise<void> {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    'GET /graphql HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
  )
  await new Promise((resolve) => socket.once('data', resolve))
}

describe('a store that is closed because the server stops', () => {
  it('is no fault of who asks at that moment', async () => {
    const store = await openStore(':memory:')
    await store.close()
    const error = await store.append('a', 'any', [NOTHING]).catch((caught: unknown) => caught)
    expect(storeRefusal(error)).toMatchObject({ code: 'STORE_UNAVAILABLE' })
    expect(storeRefusal(new Error('any other'))).toBeNull()
  })
})

describe('readiness', () => {
  it('is not there before everything has begun', async () => {
    app = await createApp(settings({ PAIPU_STORE: ':memory:' }))
    await app.listen(0, '127.0.0.1')
    const url = await app.getUrl()
    expect(await answers(url)).toEqual(['200', '503 NOT_READY: the server is starting'])
    await app.get(LifeCycle).listening()
    expect(await answers(url)).toEqual(['200', '200'])
  })

  it('is gone from the moment on when the server stops, while others still say goodbye', async () => {
    const asked = settings({ PAIPU_STORE: ':memory:' })
    app = await createApp(asked)
    const url = await listen(app, asked)
    await stubbornSocket(url)
    const closing = app.close()
    expect(await answers(url)).toEqual(['200', '503 NOT_READY: the server is stopping'])
    await closing
    await expect(fetch(`${url}/health/live`)).rejects.toThrow('fetch failed')
  })

  it('is gone while the store does not answer, and what needs the store is refused until later', async () => {
    const node = await startStoreNode(':memory:')
    const asked = settings({ PAIPU_EVENTSTORE: node.address }, ROOT)
    app = await createApp(asked)
    const url = await listen(app, asked)
    const { data } = await ask(url, '{ deals(first: 1) { deals { id } } }')
    const { id } = data.deals.deals[0]
    expect(await answers(url)).toEqual(['200', '200'])
    await node.stop()
    expect(await answers(url)).toEqual(['200', '503 NOT_READY: the store does not answer'])
    const [download, query] = await Promise.all([
      fetch(`${url}/deals/${id}/events.jsonl`),
      ask(url, 'query ($id: ID!) { deal(id: $id) { events } }', { id }),
    ])
    expect(download.status).toBe(503)
    expect(await download.json()).toMatchObject({ error: { code: 'STORE_UNAVAILABLE' } })
    expect(query.codes).toEqual(['STORE_UNAVAILABLE'])
  })
})
