import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tableStream } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { EMPTY_HEAD } from '@paipu/records'
import { redact } from '@paipu/views'
import { readSettings } from '../src/config/settings.ts'
import { Indexes } from '../src/indexes/indexes.service.ts'
import { makeMetrics } from '../src/metrics/metrics.ts'
import { Reach } from '../src/reach/reach.service.ts'
import { hashOfToken, newSeatToken, seatOfToken } from '../src/seats/seat-of-token.ts'
import { SeatTokens } from '../src/seats/seat-tokens.service.ts'
import { Seats } from '../src/seats/seats.service.ts'
import { write } from '../src/tables/streams.ts'
import { Tables } from '../src/tables/tables.service.ts'
import { Watching } from '../src/watching/watching.service.ts'
import { handClock, type HandClock } from './support/clock.ts'
import { keptLog } from './support/log.ts'
import { agreed, NOWHERE, TABLE, tableStore } from './support/tables.ts'

const OTHER = '01900000-0000-7000-8000-000000000002'
const tokens = { mine: newSeatToken(), others: newSeatToken(), elsewhere: newSeatToken() }
let clock: HandClock
let store: EventStore
let indexes: Indexes
let watching: Watching
let seats: Seats
const { log, lines } = keptLog()

const offered = (...given: readonly [0 | 1 | 2 | 3, string][]) => ({
  type: 'SeatsOffered' as const,
  data: {
    seats: given.map(([seat, token]) => ({ seat, tokenHash: hashOfToken(token) })),
    turnMs: 1_000,
    claimMs: 1_000,
    openingMs: 1_000,
    deals: 1,
  },
})

beforeAll(async () => {
  clock = handClock()
  // Nothing else may be watched at one of them; the other shows every hand to its spectators.
  store = await tableStore(clock, agreed('wanzhou'), offered([1, tokens.mine], [3, tokens.others]))
  const events = [{ type: 'TableOpened' as const, data: agreed('wanzhou', { policy: 'all-hands' }) }]
  const target = { stream: tableStream(OTHER), id: OTHER, head: EMPTY_HEAD }
  await write(store, target, clock.now(), [{ actor: 'table', events: [...events, offered([1, tokens.elsewhere])] }])
  indexes = new Indexes(store, log)
  await indexes.caughtUp()
  const settings = readSettings({ PAIPU_TABLES: 'none' }, '/')
  const reach = new Reach(settings, clock, log)
  const holders = new SeatTokens(clock, indexes, reach, log)
  watching = new Watching(store, clock, redact, indexes, reach, holders, log, makeMetrics())
  seats = new Seats(store, clock, redact, indexes, new Tables(store, clock, settings, indexes, log), holders, log)
  await watching.start()
  await seats.start()
})
beforeEach(() => {
  lines.length = 0
  clock.set(clock.now() + 60_000)
})
afterAll(async () => {
  watching.stop()
  seats.stop()
  indexes.stop()
  await store.close()
})

const from = (token: string | null) => ({
  headers: { 'x-forwarded-for': '198.51.100.7', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
  socket: { remoteAddress: '127.0.0.1' },
})

function answer(ask: () => object): string {
  try {
    return JSON.stringify(ask())
  } catch (error) {
    return String((error as { code?: unknown }).code)
  }
}

const asSeat = (table: string, token: string | null): string => answer(() => seats.update(table, null, from(token)))
const asWatcher = (table: string, viewer: string, token: string | null): string =>
  answer(() => watching.update({ id: table, viewer, after: null, from: from(token) }))

describe('a token', () => {
  it('is for one seat of one table', () => {
    expect(seatOfToken(indexes.tables, TABLE, tokens.mine)).toBe(1)
    expect(seatOfToken(indexes.tables, TABLE, tokens.others)).toBe(3)
    expect(seatOfToken(indexes.tables, OTHER, tokens.elsewhere)).toBe(1)
    for (const [table, token] of [
      [TABLE, tokens.elsewhere],
      [OTHER, tokens.mine],
      [TABLE, ''],
      [TABLE, hashOfToken(tokens.mine)],
      ['nowhere', tokens.mine],
    ] as const)
      expect(seatOfToken(indexes.tables, table, token)).toBeNull()
  })

  it('is long, and another each time', () => {
    expect(new Set(Array.from({ length: 100 }, newSeatToken)).size).toBe(100)
    expect(newSeatToken()).toMatch(/^[\w-]{43}$/)
  })
})

describe('whoever brings no token, a wrong one or that of another table', () => {
  it.each([
    [TABLE, null, 'no token'],
    [TABLE, 'let-me-in', 'not a token of this table'],
    [TABLE, tokens.elsewhere, 'not a token of this table'],
    [OTHER, tokens.mine, 'not a token of this table'],
    [NOWHERE, tokens.mine, 'not a token of this table'],
  ])('is refused at %s in one and the same way, and stands in the log', (table, token, reason) => {
    expect(asSeat(table, token)).toBe('UNAUTHORIZED')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ msg: 'a seat was refused', table, reason, address: '198.51.100.7' })
    expect(JSON.stringify(lines)).not.toMatch(/let-me-in/)
    for (const secret of Object.values(tokens)) expect(JSON.stringify(lines)).not.toContain(secret)
  })

  it('does not fill the log', () => {
    for (let n = 0; n < 1_000; n++) asSeat(TABLE, 'let-me-in')
    expect(lines).toHaveLength(30)
  })
})

describe('whoever acts for another seat than its own', () => {
  it('is refused, and stands in the log', async () => {
    const id = '3b241101-e2bb-4255-8caf-4136c566a962'
    const said = { table: TABLE, deal: id, decision: 1, command: id, action: { type: 'win', seat: 3 } }
    await expect(seats.act(said, from(tokens.mine))).rejects.toMatchObject({ code: 'NOT_YOUR_SEAT' })
    expect(lines).toEqual([
      expect.objectContaining({ msg: 'a seat was refused', reason: 'another seat', table: TABLE }),
    ])
  })
})

describe('a player who watches its own table', () => {
  it('gets what any spectator gets, and stands in the log', () => {
    expect(asWatcher(TABLE, 'spectator', tokens.mine)).toBe(asWatcher(TABLE, 'spectator', null))
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'a player watches its own table',
        seat: 1,
        table: TABLE,
        address: '198.51.100.7',
      }),
    ])
  })

  it.each(['seats-1', 'seats-3', 'all-hands', 'reviewer'])(
    'is refused as %s, whatever others may see there',
    (viewer) => {
      expect(asWatcher(TABLE, viewer, tokens.mine)).toBe('VIEWER_NOT_ALLOWED')
      expect(asWatcher(OTHER, viewer, tokens.elsewhere)).toBe('VIEWER_NOT_ALLOWED')
      expect(lines.filter(({ msg }) => msg === 'a viewer was refused')).toHaveLength(2)
      expect(lines.filter(({ msg }) => msg === 'a player watches its own table')).toHaveLength(2)
    },
  )

  it('is a spectator like any with the token of another table', () => {
    expect(asWatcher(TABLE, 'spectator', tokens.elsewhere)).toContain('"snapshot"')
    expect(lines).toEqual([])
  })
})
