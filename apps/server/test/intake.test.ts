import { stat } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventRecord } from '@paipu/contracts'
import type { DoorwayFile } from '../src/owner/doorway-file.ts'
import { startServer, type TestServer } from './support/app.ts'
import { ask, type Parsed } from './support/client.ts'
import { handClock, START, until } from './support/clock.ts'
import { doorwayIn } from './support/place.ts'
import { agreed, dealRecords, playDeals, tableStore } from './support/tables.ts'

let server: TestServer
let doorway: DoorwayFile
let records: EventRecord[]

beforeAll(async () => {
  server = await startServer({}, handClock(START + 3_600_000))
  doorway = await doorwayIn(server.place.doorway)
  const clock = handClock()
  const store = await tableStore(clock, agreed('sichuan-swap-three'))
  const [deal] = await playDeals(store, clock, 1)
  records = await dealRecords(store, deal!)
  await store.close()
})
afterAll(() => server.stop())

async function post(
  body: string,
  authorization: string | null = `Bearer ${doorway.token}`,
): Promise<{ status: number; body: Parsed }> {
  const headers = { 'content-type': 'application/json', ...(authorization === null ? {} : { authorization }) }
  const response = await fetch(`${doorway.url}/internal/records`, { method: 'POST', headers, body })
  return { status: response.status, body: await response.json() }
}

/** An address of this machine besides loopback, where it has one. */
function otherAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .slice(0, 1)
}

const changed = (at: number, change: (record: Parsed) => void): string => {
  const copy = structuredClone(records) as Parsed[]
  change(copy[at])
  return JSON.stringify(copy)
}

describe('the doorway beside the store', () => {
  it('is for its owner only, and tells address, token and process', async () => {
    expect((await stat(server.settings.doorway!)).mode & 0o777).toBe(0o600)
    expect(doorway).toEqual({
      url: server.url.replace('localhost', '127.0.0.1'),
      token: expect.stringMatching(/^[0-9a-f]{64}$/),
      pid: process.pid,
    })
  })

  it.each(['127.0.0.1', '0.0.0.0', ...otherAddresses()])('leads to a server on %s', async (host) => {
    const other = await startServer({ host })
    const { url, token } = await doorwayIn(other.place.doorway)
    const response = await fetch(`${url}/internal/records`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: '[]',
    })
    expect(response.status).toBe(422)
    await other.stop()
  })

  it('is gone when the server stops', async () => {
    const other = await startServer()
    await other.app.close()
    await expect(stat(other.settings.doorway!)).rejects.toThrow('ENOENT')
    await other.stop()
  })
})

describe('records that are sent in', () => {
  it.each([null, '', 'Bearer ', 'Bearer 00', `Basic ${'0'.repeat(64)}`, `Bearer ${'0'.repeat(64)}`])(
    'are refused with the authorization %j',
    async (authorization) => {
      const { status, body } = await post(JSON.stringify(records), authorization)
      expect([status, body.error.code]).toEqual([401, 'UNAUTHORIZED'])
    },
  )

  it.each([
    ['no JSON', () => '{', undefined],
    ['no list', () => '{}', undefined],
    ['an empty list', () => '[]', 0],
    ['something else than records', () => '[1]', 0],
    ['nested deeper than can be written', () => `[1,${'['.repeat(100_000)}${']'.repeat(100_000)}]`, 1],
    ['a deal that is not over', () => JSON.stringify(records.slice(0, -1)), undefined],
    ['a changed tile', () => changed(10, ({ data }) => (data.seat = (data.seat + 1) % 4)), 10],
    ['a revision left out', () => JSON.stringify([...records.slice(0, 5), ...records.slice(6)]), undefined],
    ['an id in capitals', () => changed(7, (record) => (record.id = record.id.toUpperCase())), 7],
    ['a stream of another kind', () => changed(0, (record) => (record.stream = 'table-x')), 0],
    ['an unknown event type', () => changed(7, (record) => (record.type = 'TileEaten')), 7],
    ['a newer version', () => changed(7, (record) => (record.version = 99)), 7],
  ])('are refused when they are %s, and nothing is stored', async (_what, body, at) => {
    const answer = await post(body())
    expect([answer.status, answer.body.error.code]).toEqual([422, 'BAD_RECORD'])
    if (at !== undefined) expect(answer.body.error.at).toBe(at)
    for await (const _ of server.store.readAll()) expect.unreachable('something was stored')
  })

  it('are refused over their size', async () => {
    const answer = await post(`["${'x'.repeat(5 * 1024 * 1024)}"]`)
    expect([answer.status, answer.body.error.code]).toEqual([413, 'TOO_LARGE'])
  })

  it('are stored once, and open at once', async () => {
    expect(await post(JSON.stringify(records))).toEqual({ status: 200, body: { result: 'stored' } })
    expect(await post(JSON.stringify(records))).toEqual({ status: 200, body: { result: 'already-there' } })
    const id = records[0]!.stream.slice('deal-'.length)
    expect(await dealRecords(server.store, id)).toEqual(records)
    await until(async () => (await ask(server.url, `{ deal(id: "${id}") { id } }`)).codes.length === 0)
  })
})
