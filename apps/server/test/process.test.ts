import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseStored, type DealClosedV1, type DealEvent, type DealOpenedV1, type EventRecord } from '@paipu/contracts'
import { referee } from '@paipu/engine'
import { openStore } from '@paipu/event-store'
import { chainFault } from '@paipu/fairness'
import { checkDeal } from '@paipu/records'
import { LOG_LEVELS, type LogLevel } from '../src/config/variables.ts'
import { ask, keep, socketClient } from './support/client.ts'
import { until } from './support/clock.ts'
import { doorwayIn, newPlace, type Place } from './support/place.ts'
import { startProcess, type ServerProcess } from './support/process.ts'

let place: Place
let store: string
const running: ServerProcess[] = []

beforeEach(async () => {
  place = await newPlace()
  store = place.address
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')))
  await place.remove()
})

function start(env: Readonly<Record<string, string>> = {}): ServerProcess {
  const server = startProcess({
    PAIPU_STORE: store,
    PAIPU_PORT: '0',
    PAIPU_PACE_MS: '2',
    PAIPU_DELAY_SECONDS: '0',
    ...env,
  })
  running.push(server)
  return server
}

/** All streams of the store, each with its records. */
async function streams(): Promise<Map<string, EventRecord[]>> {
  const opened = await openStore(store, { readOnly: true })
  const all = new Map<string, EventRecord[]>()
  for await (const recorded of opened.readAll()) {
    if (!all.has(recorded.stream)) all.set(recorded.stream, [])
    all.get(recorded.stream)!.push(parseStored(recorded) as EventRecord)
  }
  await opened.close()
  return all
}

/** How many deals of tables are open to all, over the API. */
async function dealsPlayed(url: string): Promise<number> {
  const { data } = await ask(url, '{ deals(first: 100) { deals { table } } }')
  return data.deals.deals.filter(({ table }: { table: string | null }) => table !== null).length
}

/** Every stream is a chain without a gap, every deal legal as far as it goes, every table in order. */
function expectSound(all: ReadonlyMap<string, readonly EventRecord[]>): void {
  for (const [stream, records] of all) {
    expect([stream, chainFault(records)]).toEqual([stream, null])
    if (stream.startsWith('deal-')) {
      const events = records.map(({ type, data }) => ({ type, data }) as DealEvent)
      expect([stream, referee(events)]).toMatchObject([stream, { ok: true }])
    } else expectInOrder(records, all)
  }
}

function expectInOrder(records: readonly EventRecord[], all: ReadonlyMap<string, readonly EventRecord[]>): void {
  const played = records.filter(({ type }) => type === 'DealOpened' || type === 'DealClosed')
  for (const [index, { type, data }] of played.entries()) {
    expect(type).toBe(index % 2 === 0 ? 'DealOpened' : 'DealClosed')
    const { deal, dealNumber } = data as DealOpenedV1 | DealClosedV1
    expect(dealNumber).toBe(Math.floor(index / 2) + 1)
    if (type === 'DealClosed') expect(checkDeal(all.get(`deal-${deal}`)!)).toMatchObject({ ok: true })
  }
}

describe('kill -9', () => {
  it('loses nothing: the tables go on from their streams, again and again', { tags: 'long' }, async () => {
    let before = new Map<string, EventRecord[]>()
    for (let round = 1; round <= 3; round++) {
      const server = start()
      const url = await server.url
      const played = await dealsPlayed(url)
      await until(async () => (await dealsPlayed(url)) >= played + 2)
      expect(await server.end('SIGKILL')).toBe('SIGKILL')
      const after = await streams()
      expectSound(after)
      for (const [stream, records] of before) expect(after.get(stream)!.slice(0, records.length)).toEqual(records)
      expect([...after.keys()].filter((stream) => stream.startsWith('table-'))).toHaveLength(6)
      before = after
    }
  })
})

describe('SIGTERM', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('as %s ends it in order, with status 0', async (signal) => {
    const server = start()
    const url = await server.url
    expect(existsSync(place.doorway)).toBe(true)
    await until(async () => (await dealsPlayed(url)) >= 2)
    expect(await server.end(signal)).toBe(0)
    expect(existsSync(place.doorway)).toBe(false)
    expect(existsSync(`${store}-wal`)).toBe(false)
    expectSound(await streams())
  })
})

describe('a stop with watchers', () => {
  it('says goodbye to them and does not wait for them', async () => {
    const server = start({ PAIPU_PACE_MS: '900' })
    const url = await server.url
    const { data } = await ask(url, '{ tables { id } }')
    const socket = socketClient(url)
    const goodbye = Promise.withResolvers<number>()
    socket.client.on('closed', (event) => goodbye.resolve((event as { code: number }).code))
    const kept = keep(socket, `subscription { table(id: "${data.tables[0].id}") { kind } }`)
    await until(() => kept.results.length > 0)
    expect(await server.end('SIGTERM')).toBe(0)
    expect(await goodbye.promise).toBe(1001)
  })
})

describe('the log', () => {
  const holdsNoSecret = async (level: LogLevel): Promise<void> => {
    // What tells most tells of all rule sets.
    const [tables, deals] = level === 'trace' ? ['all', 3] : ['wanzhou', 1]
    const server = start({
      PAIPU_LOG_LEVEL: level,
      PAIPU_TABLES: tables,
      PAIPU_METRICS_TOKEN: 'let-me-in-too-please',
    })
    const url = await server.url
    const { token } = await doorwayIn(place.doorway)
    await until(async () => (await dealsPlayed(url)) >= deals)
    await fetch(`${url}/internal/records`, {
      method: 'POST',
      headers: { authorization: 'Bearer let-me-in' },
      body: '[]',
    })
    await fetch(`${url}/graphql?query={serverTime}&secret=let-me-in`, { headers: { 'apollo-require-preflight': '1' } })
    for (const given of [token, 'let-me-in-too-please', 'let-me-in'])
      await fetch(`${url}/metrics?token=let-me-in`, { headers: { authorization: `Bearer ${given}` } })
    expect(await server.end('SIGTERM')).toBe(0)
    const log = server.output()
    if (level === 'trace' || level === 'debug') expect(log).toContain('"path":"/graphql"')
    expect(log).not.toContain('let-me-in')
    expect(log).not.toContain(token)
    expect(log).not.toMatch(/\b[1-9]+[mps]\b|\b[0-9a-f]{64}\b/)
  }
  it('at trace, which tells most, holds no seed, no token and no tile', () => holdsNoSecret('trace'))
  it.each(LOG_LEVELS.filter((level) => level !== 'trace'))(
    'at %s holds no seed, no token and no tile',
    { tags: 'long' },
    holdsNoSecret,
  )
})

describe('a server that can not start', () => {
  it('names every fault of its environment, one a line, with status 2', async () => {
    const server = start({
      PAIPU_PORT: '70000',
      PAIPU_DELAY_SECONDS: '-1',
      PAIPU_PACE_MS: '1e3',
      PAIPU_TABLES: 'wanzhou,bridge',
      PAIPU_LOG_LEVEL: 'loud',
    })
    expect(await server.ended).toBe(2)
    const lines = server.output().trim().split('\n')
    expect(lines.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
      'PAIPU_PORT',
      'PAIPU_DELAY_SECONDS',
      'PAIPU_PACE_MS',
      'PAIPU_TABLES',
      'PAIPU_LOG_LEVEL',
    ])
    expect(existsSync(store)).toBe(false)
  })

  it('says so in one line for a damaged store, and leaves it as it is', async () => {
    await writeFile(store, 'this is no database'.repeat(100))
    const server = start()
    expect(await server.ended).toBe(2)
    expect(server.output()).toMatch(/^[^\n]*paipu\.db is damaged[^\n]*\n$/)
  })

  it('says so in one line for a store that another server has', { tags: 'long' }, async () => {
    const first = start()
    await first.url
    const second = start()
    expect(await second.ended).toBe(2)
    expect(second.output()).toMatch(/^[^\n]*already open for writing[^\n]*\n$/)
    expect(existsSync(place.doorway)).toBe(true)
  })

  it('says so for a port that is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const server = start({ PAIPU_PORT: String((taken.address() as AddressInfo).port) })
    expect(await server.ended).toBe(2)
    expect(server.output()).toContain('address already in use')
    taken.close()
  })
})
