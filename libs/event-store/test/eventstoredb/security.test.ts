import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEventStoreDb } from '../../src/eventstoredb/index.ts'
import { type EventStore } from '../../src/index.ts'
import { collect, failure, freshStream, idsOf, someEvents } from '../contract/harness.ts'
import { observe } from '../contract/observer.ts'
import { type NodeProcess, startNodeProcess } from './node-process.ts'

const CERTIFICATE = fileURLToPath(new URL('certificate/certificate.pem', import.meta.url))
const KEY = fileURLToPath(new URL('certificate/key.pem', import.meta.url))
const credentials = { username: 'paipu', password: 'a:b' }

let node: NodeProcess

beforeAll(async () => {
  const tls = ['--tls-cert', CERTIFICATE, '--tls-key', KEY]
  node = await startNodeProcess(':memory:', 0, ...tls, '--user', 'paipu:a:b')
})
afterAll(() => node.signal('SIGTERM'))

function open(user: string, more: object = {}): Promise<EventStore> {
  const trust = `tls=true&tlsCAFile=${encodeURIComponent(CERTIFICATE)}`
  return openEventStoreDb({
    connectionString: `esdb://${user}localhost:${node.port}?${trust}`,
    callMs: 20_000,
    ...more,
  })
}

async function writesAndReads(store: EventStore): Promise<void> {
  const stream = freshStream()
  const events = someEvents(3)
  await store.append(stream, 'no-stream', events)
  expect(idsOf(await collect(store.readStream(stream)))).toEqual(idsOf(events))
  const seen = observe()
  const subscription = store.subscribeToStream(stream, seen)
  await seen.caughtUp()
  expect(idsOf(seen.events)).toEqual(idsOf(events))
  subscription.unsubscribe()
  await store.deleteStream(stream, 2n)
  await store.close()
}

describe('over TLS', () => {
  test('a user is let in by the credentials of the options', async () => {
    await writesAndReads(await open('', { credentials }))
  })

  test('a user is let in by the credentials of the connection string', async () => {
    const own = await startNodeProcess(
      ':memory:',
      0,
      '--tls-cert',
      CERTIFICATE,
      '--tls-key',
      KEY,
      '--user',
      'me:secret',
    )
    const trust = `tls=true&tlsCAFile=${encodeURIComponent(CERTIFICATE)}`
    await writesAndReads(
      await openEventStoreDb({ connectionString: `esdb://me:secret@localhost:${own.port}?${trust}` }),
    )
    await own.signal('SIGTERM')
  })

  test.each([
    ['nobody', undefined],
    ['somebody else', { username: 'other', password: 'a:b' }],
    ['a wrong password', { username: 'paipu', password: 'a:c' }],
  ])('%s is refused', async (_, wrong) => {
    const store = await open('', { credentials: wrong })
    const refused = { code: 'bad-argument' }
    expect(await failure(store.append(freshStream(), 'any', someEvents(1)))).toEqual(refused)
    expect(await failure(collect(store.readAll()))).toEqual(refused)
    const seen = observe()
    store.subscribeToAll(seen)
    expect(await seen.dropped()).toMatchObject({ kind: 'store-failed', error: refused })
    await store.close()
  })

  test('a node whose certificate is not trusted is unavailable', async () => {
    const store = await openEventStoreDb({
      connectionString: `esdb://localhost:${node.port}?tls=true`,
      credentials,
      callMs: 500,
    })
    expect(await failure(collect(store.readAll()))).toEqual({ code: 'unavailable' })
    await store.close()
  })
})
