import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi, type MockInstance } from 'vitest'
import { dealStream, type DealEndedV1, type EventRecord, type WallBuiltV1 } from '@paipu/contracts'
import { openEmbeddedStore } from '@paipu/event-store'
import { GENERATOR, LOG_WRITERS, logOf, logValidator, writeJsonLines, type Manifest } from '@paipu/exports'
import { seatViewer, REVIEWER } from '@paipu/views'
import { readSettings } from '../src/config/settings.ts'
import { Deals } from '../src/deals/deals.service.ts'
import { OwnDeals } from '../src/deals/own-deals.service.ts'
import type { Preview } from '../src/exports/preview-answer.ts'
import { Exports } from '../src/exports/exports.service.ts'
import { Indexes } from '../src/indexes/indexes.service.ts'
import { Reach } from '../src/reach/reach.service.ts'
import { newSeatToken } from '../src/seats/seat-of-token.ts'
import { SeatTokens } from '../src/seats/seat-tokens.service.ts'
import { startServer, type TestServer } from './support/app.ts'
import { handClock, START, until } from './support/clock.ts'
import { askedBySeat, exported } from './support/exported.ts'
import { silentLog } from './support/log.ts'
import { golden } from '../../../libs/records/test/support/deals.ts'
import { copyId, copyOf } from './support/many-deals.ts'
import { DELAY, openSeatedTable, playedAt } from './support/own-deals.ts'
import { DEAL } from './support/pairs.ts'
import { put, TABLE } from './support/tables.ts'

const OTHER_TABLE = '01900000-0000-7000-8000-00000000000f'
const tokens = { mine: newSeatToken(), others: newSeatToken(), elsewhere: newSeatToken() }
const GOLDEN = golden('wanzhou-2')
const HOUR = 3_600_000
/** Another seed than the deal has. */
const SEED = 'ab'.repeat(32)
/** Open, over but within its delay, running, and young at another table. */
const OPEN = playedAt(copyOf(GOLDEN, 1), TABLE, START - 2 * HOUR)
const YOUNG = playedAt(copyOf(GOLDEN, 2), TABLE, START - 10_000)
const RUNNING = playedAt(copyOf(GOLDEN, 3), TABLE, START).slice(0, -1)
const ELSEWHERE = playedAt(copyOf(GOLDEN, 4), OTHER_TABLE, START - 10_000)
const EVERYBODYS = playedAt(copyOf(GOLDEN, 5), OTHER_TABLE, START - 2 * HOUR)

let server: TestServer
let told: MockInstance<SeatTokens['tellOf']>
beforeAll(async () => {
  server = await startServer()
  await openSeatedTable(server.store, TABLE, { 1: tokens.mine, 3: tokens.others })
  await openSeatedTable(server.store, OTHER_TABLE, { 1: tokens.elsewhere, 3: newSeatToken() })
  for (const records of [OPEN, EVERYBODYS, YOUNG, RUNNING, ELSEWHERE]) await put(server.store, records)
  await until(() => server.app.get(Indexes).deals.deals.has(copyId(4)))
  told = vi.spyOn(server.app.get(SeatTokens, { strict: false }), 'tellOf')
})
afterAll(() => server.stop())

function get(path: string, token: string | null): Promise<Response> {
  return fetch(server.url + path, { headers: token === null ? {} : { authorization: `Bearer ${token}` } })
}

const download = (number: number, token: string | null): Promise<Response> =>
  get(`/deals/${copyId(number)}/events.jsonl`, token)
const exportOf = (search: string, token: string | null, file = 'events.jsonl'): Promise<Response> =>
  get(`/exports/${file}?format=events&${search}`, token)

/** Its status and code. */
async function refusal(asked: Promise<Response>): Promise<string> {
  const answer = await asked
  const { error } = (await answer.json()) as { error: { code: string } }
  return `${answer.status} ${error.code}`
}

/** The log of a deal as seat 1 has it before everybody may know the seed. */
function ownLog(records: readonly EventRecord[]): ReturnType<typeof logOf> {
  const sealed = records.map((record) =>
    record.type === 'DealEnded' ? { ...record, data: { ...(record.data as DealEndedV1), seed: '?' } } : record,
  )
  return logOf(sealed, { viewer: seatViewer(1), generator: GENERATOR })
}

function validated(text: string): { readonly kinds: readonly string[]; readonly fault: unknown } {
  const validator = logValidator()
  const lines = text.split('\n').slice(0, -1)
  const deals = [...lines.map((line) => validator.take(line)), validator.end()].filter((deal) => deal !== null)
  return { kinds: deals.map(({ checked }) => checked.kind), fault: validator.result().fault }
}

/** The ids of the deals in logs, and whose view each is. */
function dealsIn(text: string): string[] {
  const headers = text.split('\n').filter((line) => line.startsWith('{"format":'))
  return headers.map((line) => JSON.parse(line)).map(({ deal, viewer }) => `${deal} ${viewer}`)
}

describe('a seat of a deal that is over but within its delay', () => {
  it('gets its own view of it as a log, without the seed, the wall and what others were offered', async () => {
    const answer = await download(2, tokens.mine)
    const text = await answer.text()
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="deal-${copyId(2)}-seats-1.jsonl"`,
    ])
    expect(text).toBe(writeJsonLines(ownLog(YOUNG)))
    expect(validated(text)).toEqual({ kinds: ['view'], fault: null })
    const lines = text.trimEnd().split('\n')
    const [header, ...rest] = lines.map((line) => JSON.parse(line))
    expect(header).toMatchObject({ viewer: 'seats-1', deal: copyId(2), table: TABLE })
    expect(rest.at(-1)).toMatchObject({ seed: '?', head: null, lines: lines.length })
    const { seed, wall } = YOUNG[1]!.data as WallBuiltV1
    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    expect(text).not.toContain(seed)
    expect(rest[1].fields).toMatchObject({ seed: '?', wall: wall.map(() => '?') })
    const dealt = rest.find(({ name }) => name === 'HandsDealt').fields.hands as { seat: number; tiles: string[] }[]
    for (const { seat, tiles } of dealt) expect([seat, tiles.includes('?')]).toEqual([seat, seat !== 1])
    const offers = rest.filter(({ name }) => name === 'ClaimAnswered').map(({ seat }) => seat as number)
    const offered = YOUNG.filter(({ type }) => type === 'ClaimAnswered').map(
      ({ data }) => (data as { seat: number }).seat,
    )
    expect(offers).toEqual(offered.filter((seat) => seat === 1))
    expect(offered.length).toBeGreaterThan(offers.length)
    for (const { id, metadata } of YOUNG) {
      expect(text).not.toContain(id)
      expect(text).not.toContain(metadata.hash)
    }
  })

  it.each(['events', 'text', 'compact'] as const)('gets it as an export too, as %s', async (format) => {
    const { write, ending } = LOG_WRITERS[format]
    const search = `format=${format}&viewer=seats-1&deals=${copyId(2)}`
    const answer = await get(`/exports/${format}${ending}?${search}`, tokens.mine)
    const text = await answer.text()
    expect(text).toBe(write([], () => ownLog(YOUNG)))
    expect(validated(text)).toEqual({ kinds: ['view'], fault: null })
  })

  it('gets it among the deals of its table, with a manifest that counts no more than it saw', async () => {
    const search = `viewer=seats-1&atTable=${TABLE}`
    const answer = await exportOf(search, tokens.mine)
    const text = await answer.text()
    expect(text).toBe(
      writeJsonLines(logOf(OPEN, { viewer: seatViewer(1), generator: GENERATOR })) + writeJsonLines(ownLog(YOUNG)),
    )
    expect(validated(text)).toEqual({ kinds: ['view', 'view'], fault: null })
    const manifest = (await (await exportOf(search, tokens.mine, 'manifest.json')).json()) as Manifest
    expect([manifest.deals, manifest.last, manifest.ownView]).toEqual([2, copyId(2), [copyId(2)]])
    expect(manifest.events).toBe(OPEN.length + ownLog(YOUNG).events.length)
    expect(manifest.files[0]!.sha256).toBe(createHash('sha256').update(text).digest('hex'))
    const preview = (await (await exportOf(search, tokens.mine, 'preview.json')).json()) as Preview
    expect([preview.deals, preview.last]).toEqual([2, copyId(2)])
    const everybodys = (await (await exportOf(search, null, 'manifest.json')).json()) as Manifest
    expect([everybodys.deals, 'ownView' in everybodys]).toEqual([1, false])
    // What everybody gets, and what it gets without saying at which table.
    expect(dealsIn(await (await exportOf(search, null)).text())).toEqual([`${copyId(1)} seats-1`])
    const all = [1, 5].map((number) => `${copyId(number)} seats-1`)
    expect(dealsIn(await (await exportOf('viewer=seats-1', tokens.mine)).text())).toEqual(all)
    expect(dealsIn(await (await exportOf(`atTable=${TABLE}`, tokens.mine)).text())).toEqual([`${copyId(1)} reviewer`])
  })
})

describe('whoever is no seat of it, or asks for more', () => {
  it.each<[string, (number: number) => Promise<Response>]>([
    ['a made-up token', (number) => download(number, 'let-me-in')],
    ['the token of another table', (number) => download(number, tokens.elsewhere)],
    ['a made-up token, as an export', (number) => exportOf(`viewer=seats-1&deals=${copyId(number)}`, 'let-me-in')],
    ['the token of another table, as an export', (number) => exportOf(`deals=${copyId(number)}`, tokens.elsewhere)],
  ])('is refused with %s, and never learns what there is', async (_, ask) => {
    told.mockClear()
    const answers = await Promise.all([2, 3, 999].map(async (number) => (await ask(number)).text()))
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('"UNAUTHORIZED"')
    const reason = 'not a token of this table'
    expect(told.mock.calls.map(([table, , why]) => [table, why])).toEqual(
      expect.arrayContaining([
        [TABLE, reason],
        ['', reason],
      ]),
    )
  })

  it('without a token is told no more than that there is no such deal yet', async () => {
    for (const number of [2, 3, 999]) {
      expect(await refusal(download(number, null))).toBe('404 DEAL_NOT_FOUND')
      expect(await refusal(exportOf(`viewer=seats-1&deals=${copyId(number)}`, null))).toBe('404 DEAL_NOT_FOUND')
    }
  })

  it.each(['viewer=seats-3', 'viewer=spectator', 'viewer=seats-13', 'viewer=all-hands', 'viewer=reviewer', 'x'])(
    'gets no other view of it with its token: %s',
    async (view) => {
      told.mockClear()
      const search = view === 'x' ? `deals=${copyId(2)}` : `${view}&deals=${copyId(2)}`
      expect(await refusal(exportOf(search, tokens.mine))).toBe('401 UNAUTHORIZED')
      expect(told.mock.calls.map(([table, , why]) => [table, why])).toEqual([[TABLE, 'another view']])
    },
  )

  it("gets no other seat's view of the deals of its table, and none of another table", async () => {
    told.mockClear()
    expect(await refusal(exportOf(`viewer=seats-3&atTable=${TABLE}`, tokens.mine))).toBe('401 UNAUTHORIZED')
    expect(await refusal(exportOf(`viewer=seats-1&atTable=${OTHER_TABLE}`, tokens.mine))).toBe('401 UNAUTHORIZED')
    expect(told.mock.calls.map(([table, , why]) => [table, why])).toEqual([
      [TABLE, 'another view'],
      [OTHER_TABLE, 'not a token of this table'],
    ])
    expect(await refusal(exportOf(`viewer=seats-1&deals=${copyId(2)},${copyId(4)}`, tokens.mine))).toBe(
      '401 UNAUTHORIZED',
    )
  })

  it('gets no stored records and no table of it', async () => {
    for (const file of ['records.jsonl?format=records', 'wins.csv?format=csv&tables=wins', 'mjai.jsonl?format=mjai'])
      expect(await refusal(get(`/exports/${file}&deals=${copyId(2)}`, tokens.mine))).toBe('401 UNAUTHORIZED')
    expect(await refusal(get(`/exports/records.jsonl?viewer=seats-1&deals=${copyId(2)}`, tokens.mine))).toBe(
      '400 BAD_EXPORT',
    )
  })

  it('gets nothing of a deal that runs, not even as its seat', async () => {
    expect(await refusal(download(3, tokens.mine))).toBe('409 DEAL_RUNNING')
    expect(await refusal(exportOf(`viewer=seats-1&deals=${copyId(3)}`, tokens.mine))).toBe('409 DEAL_RUNNING')
  })
})

describe('two deals alike to a seat until they are over', () => {
  it('are alike in every export of it, byte by byte', async () => {
    const one = atPairs(YOUNG)
    const other = unlike(one)
    const logs = [one, other].map((records) => writeJsonLines(logOf(records, { viewer: REVIEWER })))
    expect(logs[1]).not.toBe(logs[0])
    const [a, b] = await Promise.all([one, other].map(everyExport))
    expect(a).toEqual(b)
    expect(a!['download']).toContain('WinDeclared')
    // Two queries of four are refused; each has a preview, a manifest and its files.
    const refused = Object.values(a!).map((text) => text.startsWith('PublicError: '))
    expect([refused.length, refused.filter(Boolean).length]).toEqual([13, 6])
  })
})

/** The deal under the id that the pairs have. */
function atPairs(records: readonly EventRecord[]): EventRecord[] {
  return records.map((record) => ({ ...record, stream: dealStream(DEAL) }))
}

/** The same to seat 1: with another seed, another order of what was never drawn, and no other seat's answers. */
function unlike(records: readonly EventRecord[]): EventRecord[] {
  const drawn = records.filter(({ type }) => type === 'TileDrawn').length
  return records
    .filter(({ type, data }) => type !== 'ClaimAnswered' || (data as { seat: number }).seat === 1)
    .map((record, revision): EventRecord => {
      if (record.type === 'DealEnded') return { ...record, revision, data: { ...(record.data as object), seed: SEED } }
      if (record.type !== 'WallBuilt') return { ...record, revision }
      const data = record.data as WallBuiltV1
      const wall = [...data.wall.slice(0, 53 + drawn), ...data.wall.slice(53 + drawn).toReversed()]
      return { ...record, revision, data: { ...data, wall, seed: SEED } }
    })
}

/** Everything that exports answer seat 1 of a store with this deal. */
async function everyExport(records: readonly EventRecord[]): Promise<Record<string, string>> {
  const store = await openEmbeddedStore({ path: ':memory:' })
  await openSeatedTable(store, TABLE, { 1: tokens.mine, 3: tokens.others })
  await put(store, records)
  const clock = handClock(START)
  const log = silentLog()
  const indexes = new Indexes(store, log)
  await indexes.caughtUp()
  const holders = new SeatTokens(clock, indexes, new Reach(readSettings({}, '/'), clock, log), log)
  const own = new OwnDeals(store, clock, indexes, new Deals(store, clock, indexes), holders)
  const from = { headers: { authorization: `Bearer ${tokens.mine}` }, socket: {} }
  const answer = (asked: Promise<unknown>): Promise<string> => asked.then((found) => JSON.stringify(found), String)
  const out = await exported(new Exports(store, clock, indexes, own, holders), askedBySeat(1), from, answer)
  out['download'] = await answer(own.given(DEAL, from).then(({ deal, seat }) => own.log(deal, seat!)))
  indexes.stop()
  await store.close()
  return out
}

// Last: it turns the clock on.
describe('when the delay has run out', () => {
  it('everybody gets all of it, and the seat its old export with the same bytes', async () => {
    const asked = [`viewer=seats-1&deals=${copyId(2)}`, `viewer=seats-1&atTable=${TABLE}`]
    const asOf = new Date(server.clock.now()).toISOString()
    const fixed = asked.map((search) => `${search}&asOf=${asOf}&last=${copyId(2)}`)
    const read = async (search: string): Promise<string> => (await exportOf(search, tokens.mine)).text()
    const readAll = (searches: readonly string[]): Promise<string[]> =>
      // One after the other: an address may have two under way.
      searches.reduce(async (texts, search) => [...(await texts), await read(search)], Promise.resolve([] as string[]))
    const before = await readAll([...asked, ...fixed])
    expect(before.slice(2)).toEqual(before.slice(0, 2))
    await server.clock.advance(DELAY * 1_000)
    expect(await readAll(fixed)).toEqual(before.slice(2))
    expect(await read(asked[0]!)).toBe(writeJsonLines(logOf(YOUNG, { viewer: seatViewer(1), generator: GENERATOR })))
    expect(await refusal(exportOf(fixed[1]!, null))).toBe('400 BAD_EXPORT')
    const all = await (await download(2, null)).text()
    for (const token of [tokens.mine, 'let-me-in']) expect(await (await download(2, token)).text()).toBe(all)
    expect(all).toContain((YOUNG[1]!.data as WallBuiltV1).seed)
  })
})
