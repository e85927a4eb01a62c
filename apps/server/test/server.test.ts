import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tableStream, type DealOpenedV1, type EventRecord, type PointsPaidV1 } from '@paipu/contracts'
import { checkDeal, readLog, readRecords } from '@paipu/records'
import { SPECTATOR, wireFrames } from '@paipu/views'
import { Tables } from '../src/tables/tables.service.ts'
import { timedEvent } from '../src/watching/load.ts'
import { startServer, type TestServer } from './support/app.ts'
import { ask, keep, socketClient, TABLE_UPDATE } from './support/client.ts'
import { until } from './support/clock.ts'
import { agreed, dealRecords, NOWHERE, PACE } from './support/tables.ts'

const WATCH = `subscription ($id: ID!, $viewer: String, $after: String) { table(id: $id, viewer: $viewer, after: $after) { ${TABLE_UPDATE} } }`
const EDGE = `query ($id: ID!, $viewer: String, $after: String) { tableUpdate(id: $id, viewer: $viewer, after: $after) { ${TABLE_UPDATE} } }`
const DEAL = `query ($id: ID!) { deal(id: $id) { id table ruleSet { id version nameEn nameZh } options dealNumber dealer
  seats { id name kind } startedAt endedAt result totals course wins source events previous next } }`

/** A page cursor of the right shape. */
const cursorOf = (at: string, id: string) => Buffer.from(`${at}|${id}`).toString('base64url')
let server: TestServer
let url: string
let table: string
/** A table that shows all hands. */
let openTable: string
/** The deals of the first table, in order; the last one runs. */
let deals: string[]

/** Plays the first table until its third deal runs and the first two are open. */
beforeAll(async () => {
  server = await startServer({ tables: ['sichuan-swap-three'] })
  url = server.url
  const { data } = await ask(url, '{ tables { id } }')
  table = data.tables[0].id
  openTable = await server.app.get(Tables).open(agreed('wanzhou', { policy: 'all-hands', delaySeconds: 5 }))
  for (;;) {
    await server.clock.advance(20 * PACE)
    deals = (await dealIds()).slice(0, 3)
    const visible = await ask(url, '{ tables { dealNumber } }')
    if (deals.length === 3 && visible.data.tables[0].dealNumber === 3) break
  }
})

afterAll(() => server.stop())

/** The points after each payment of a deal, added up here, and its end. */
function courseOf(records: readonly EventRecord[]): number[][] {
  const totals = [0, 0, 0, 0]
  return records.flatMap(({ type, revision, data }) => {
    if (type === 'PointsPaid')
      for (const { from, to, points } of (data as PointsPaidV1).payments) {
        totals[from]! -= points
        totals[to]! += points
      }
    return type === 'PointsPaid' || type === 'DealEnded' ? [[revision, ...totals]] : []
  })
}

async function dealIds(): Promise<string[]> {
  const records = await readRecords(server.store, tableStream(table))
  return records.flatMap(({ type, data }) => (type === 'DealOpened' ? [(data as DealOpenedV1).deal] : []))
}

describe('the catalogue', () => {
  it('tells the time and the rule sets', async () => {
    const { data, status } = await ask(url, '{ serverTime ruleSets { id version nameEn nameZh } }')
    expect(status).toBe(200)
    expect(data.serverTime).toBe(new Date(server.clock.now()).toISOString())
    expect(data.ruleSets).toHaveLength(6)
    expect(data.ruleSets[0]).toEqual({
      id: 'sichuan-swap-three',
      version: 1,
      nameEn: 'Sichuan Swap Three',
      nameZh: '换三张血战',
    })
  })
})

describe('live tables', () => {
  it('are listed with what is visible of them', async () => {
    const { data } = await ask(
      url,
      '{ tables { id name ruleSet { id } seats { id name kind } policy delaySeconds openedAt visibleFrom dealNumber wallLeft points spectators } }',
    )
    expect(data.tables).toHaveLength(2)
    expect(data.tables[0]).toMatchObject({
      id: table,
      name: 'Plum',
      ruleSet: { id: 'sichuan-swap-three' },
      policy: 'public',
      delaySeconds: 30,
      dealNumber: 3,
      spectators: 0,
      visibleFrom: '2026-03-01T12:00:30.000Z',
    })
    expect(data.tables[0].seats[0]).toEqual({ id: 'bot:an', name: 'An', kind: 'bot' })
  })

  it.each([
    [`{ table(id: "${NOWHERE}") { id } }`, 'TABLE_NOT_FOUND'],
    ['{ table(id: "../../etc/passwd") { id } }', 'BAD_ID'],
    ['{ table(id: "") { id } }', 'BAD_ID'],
  ])('%s is refused with %s', async (query, code) => {
    expect((await ask(url, query)).codes).toEqual([code])
  })
})

describe('watching', () => {
  it.each([
    ['x', 'BAD_VIEWER'],
    ['seats-', 'BAD_VIEWER'],
    ['seats-10', 'BAD_VIEWER'],
    ['reviewer', 'VIEWER_NOT_ALLOWED'],
    ['all-hands', 'VIEWER_NOT_ALLOWED'],
    ['seats-0', 'VIEWER_NOT_ALLOWED'],
    ['seats-0123', 'VIEWER_NOT_ALLOWED'],
  ])('a public table as %j is refused with %s, over HTTP and over the socket', async (viewer, code) => {
    const { codes, errors } = await ask(url, EDGE, { id: table, viewer })
    expect(codes).toEqual([code])
    expect(errors[0]!.message).toMatch(/^viewer: /)
    const socket = socketClient(url)
    const kept = keep(socket, WATCH, { id: table, viewer })
    await until(() => kept.state.over)
    expect(
      [...kept.refused, ...kept.results.flatMap(({ errors = [] }) => errors)].map(({ extensions }) => extensions.code),
    ).toEqual([code])
    await socket.close()
  })

  it('a table that shows all hands never shows its wall', async () => {
    expect((await ask(url, EDGE, { id: openTable, viewer: 'reviewer' })).codes).toEqual(['VIEWER_NOT_ALLOWED'])
    const { data } = await ask(url, EDGE, { id: openTable, viewer: 'all-hands' })
    const { frames } = data.tableUpdate
    const built = frames.find(({ type }: { type: string }) => type === 'WallBuilt')
    expect(new Set(built.data.wall)).toEqual(new Set(['?']))
    const dealt = frames.find(({ type }: { type: string }) => type === 'HandsDealt')
    expect(JSON.stringify(dealt)).not.toContain('?')
  })

  it('refuses cursors that no server gave', async () => {
    expect((await ask(url, EDGE, { id: table, after: 'nonsense' })).codes).toEqual(['BAD_CURSOR'])
  })

  it('sends what becomes visible, counts who watches, and goes on from a cursor after a break', async () => {
    const socket = socketClient(url)
    const kept = keep(socket, WATCH, { id: table })
    await until(() => kept.results.length === 1)
    expect((await ask(url, `{ table(id: "${table}") { spectators } }`)).data.table.spectators).toBe(1)
    await server.clock.advance(5 * PACE)
    await until(() => kept.results.length === 6)
    const updates = kept.results.map(({ data }) => data.table)
    expect(updates.map(({ kind }) => kind)).toEqual(['snapshot', 'frames', 'frames', 'frames', 'frames', 'frames'])
    await socket.close()
    await until(async () => (await ask(url, `{ table(id: "${table}") { spectators } }`)).data.table.spectators === 0)

    const { data } = await ask(url, EDGE, { id: table })
    const now = data.tableUpdate
    expect(updates.flatMap(({ frames }) => frames)).toEqual(now.frames)
    expect(updates.at(-1).cursor).toBe(now.cursor)
    const again = socketClient(url)
    const resumed = keep(again, WATCH, { id: table, after: updates[2].cursor })
    await until(() => resumed.results.length === 1)
    expect(resumed.results[0]!.data.table).toMatchObject({
      kind: 'frames',
      frames: updates.slice(3).flatMap(({ frames }) => frames),
    })
    await again.close()
  })

  it('goes on to the next deal with a snapshot of it', async () => {
    const socket = socketClient(url)
    const kept = keep(socket, WATCH, { id: table })
    await until(() => kept.results.length === 1)
    const first = kept.results[0]!.data.table
    await until(async () => {
      await server.clock.advance(20 * PACE)
      return kept.results.at(-1)!.data.table.dealNumber > first.dealNumber
    })
    const updates = kept.results.map(({ data }) => data.table)
    const next = updates.findIndex(({ deal }) => deal !== first.deal)
    expect(updates[next]).toMatchObject({ kind: 'snapshot', dealNumber: first.dealNumber + 1 })
    expect(updates.slice(0, next).at(-1).frames.at(-1).type).toBe('DealEnded')
    const records = await dealRecords(server.store, first.deal)
    expect(updates.slice(0, next).flatMap(({ frames }) => frames)).toEqual(
      wireFrames(records.map(timedEvent), SPECTATOR),
    )
    await socket.close()
  })
})

describe('finished deals', () => {
  it('are listed newest first, page by page', async () => {
    const query = `query ($after: String) { deals(first: 1, table: "${table}", after: $after) { deals { id dealNumber } next } }`
    const seen: number[] = []
    let after: string | null = null
    do {
      const { data } = await ask(url, query, { after })
      seen.push(...data.deals.deals.map(({ dealNumber }: { dealNumber: number }) => dealNumber))
      after = data.deals.next
    } while (after !== null)
    expect(seen).toEqual(Array.from({ length: seen.length }, (_, index) => seen.length - index))
    expect(seen.length).toBeGreaterThan(1)
  })

  it('are filtered by rule set', async () => {
    const { data } = await ask(
      url,
      '{ deals(ruleSet: "wanzhou") { deals { ruleSet { id } } } none: deals(ruleSet: "bridge") { deals { id } } }',
    )
    expect(data.deals.deals.length).toBeGreaterThan(0)
    for (const { ruleSet } of data.deals.deals) expect(ruleSet.id).toBe('wanzhou')
    expect(data.none.deals).toEqual([])
  })

  it('come with everything that happened in them', async () => {
    const { data } = await ask(url, DEAL, { id: deals[1] })
    const { deal } = data
    const records = await dealRecords(server.store, deals[1]!)
    expect(deal.events).toEqual(records)
    expect(checkDeal(deal.events)).toMatchObject({ ok: true })
    expect(deal).toMatchObject({
      id: deals[1],
      table,
      dealNumber: 2,
      options: { fanCap: 4 },
      startedAt: records[0]!.time,
      endedAt: records.at(-1)!.time,
      result: (records.at(-1)!.data as { result: string }).result,
      totals: (records.at(-1)!.data as { totals: number[] }).totals,
      course: courseOf(records),
      wins: records.filter(({ type }) => type === 'WinDeclared').length,
      source: null,
      previous: deals[0],
      next: deals[2],
    })
  })

  it('download as the log that was stored, and its import is the same deal', async () => {
    const response = await fetch(`${url}/deals/${deals[0]}/events.jsonl`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="deal-${deals[0]}.jsonl"`)
    const text = await response.text()
    expect(Object.keys(JSON.parse(text.slice(0, text.indexOf('\n'))))).toEqual([
      'stream',
      'revision',
      'id',
      'type',
      'version',
      'time',
      'data',
      'metadata',
    ])
    expect(readLog(text)).toEqual({ ok: true, records: await dealRecords(server.store, deals[0]!) })
  })

  it.each([
    ['{ deals(first: 0) { next } }', 'BAD_PAGE'],
    ['{ deals(first: -1) { next } }', 'BAD_PAGE'],
    ['{ deals(first: 101) { next } }', 'BAD_PAGE'],
    ['{ deals(after: "zzz") { next } }', 'BAD_CURSOR'],
    [`{ deals(after: "${cursorOf('9999-99-99T99:99:99.999Z', NOWHERE)}") { next } }`, 'BAD_CURSOR'],
    [`{ deals(after: "${cursorOf('2026-01-01T00:00:00.000Z', '-'.repeat(36))}") { next } }`, 'BAD_CURSOR'],
    ['{ deals(table: "x") { next } }', 'BAD_ID'],
    [`{ deal(id: "${NOWHERE}") { id } }`, 'DEAL_NOT_FOUND'],
    ['{ deal(id: "1") { id } }', 'BAD_ID'],
  ])('%s is refused with %s', async (query, code) => {
    expect((await ask(url, query)).codes).toEqual([code])
  })
})

describe('health', () => {
  it.each([
    [
      '/health',
      {
        status: 'ok',
        tables: { playing: 2, standingBy: 0, failed: 0 },
        following: { indexes: true, watching: true, seats: true, lookout: true },
      },
    ],
    ['/health/live', { status: 'ok' }],
    ['/health/ready', { status: 'ok' }],
  ])('%s answers', async (path, body) => {
    const response = await fetch(url + path)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(body)
  })
})
