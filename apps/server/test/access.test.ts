import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ask } from './support/client.ts'
import { startStoreNode, type StoreNode } from './support/node.ts'
import { startProcess, type ServerProcess } from './support/process.ts'

/** Certificates for localhost that tests of the event store speak TLS with. */
const file = (name: string): string =>
  fileURLToPath(new URL(`../../../libs/event-store/test/eventstoredb/certificate/${name}`, import.meta.url))

const PASSWORD = 'open sesame'
let node: StoreNode
let server: ServerProcess | null = null

beforeAll(async () => {
  const tls = ['--tls-cert', file('certificate.pem'), '--tls-key', file('key.pem')]
  node = await startStoreNode(':memory:', '--user', `admin:${PASSWORD}`, ...tls)
})
afterEach(() => server?.end('SIGKILL'))
afterAll(() => node.stop())

function start(
  password: string,
  address = `${node.address.replace('127.0.0.1', 'localhost')}?tls=true&tlsCAFile=${file('certificate.pem')}`,
): ServerProcess {
  const env = { PAIPU_EVENTSTORE: address, PAIPU_EVENTSTORE_USER: 'admin', PAIPU_EVENTSTORE_PASSWORD: password }
  server = startProcess({ ...env, PAIPU_PORT: '0', PAIPU_TABLES: 'wanzhou', PAIPU_LOG_LEVEL: 'trace' })
  return server
}

describe('an EventStoreDB that speaks TLS and asks for a name and a password', () => {
  it('gets them from the environment, and the log tells nobody', { tags: 'long' }, async () => {
    const { data } = await ask(await start(PASSWORD).url, '{ tables { ruleSet { id } } }')
    expect(data.tables).toEqual([{ ruleSet: { id: 'wanzhou' } }])
    expect(await server!.end('SIGTERM')).toBe(0)
    expect(server!.output()).not.toContain(PASSWORD)
  })

  it.each([
    ['refuses another password', () => start('open barley'), /refuses the credentials|denies the access/],
    ['is not there', () => start(PASSWORD, 'esdb://localhost:1?tls=true'), /not to be reached|took/],
  ])('ends the start in one line with status 2 when it %s', async (_what, begin, words) => {
    expect(await begin().ended).toBe(2)
    const lines = server!.output().trim().split('\n')
    expect(lines.at(-1)).toMatch(words)
    expect(lines).toHaveLength(1)
    expect(server!.output()).not.toMatch(/sesame|barley/)
  })
})
