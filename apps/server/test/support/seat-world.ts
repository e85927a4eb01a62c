import { randomUUID } from 'node:crypto'
import { dealEventOf, type EventRecord } from '@paipu/contracts'
import { SEATS, type Seat } from '@paipu/engine'
import { openEmbeddedStore } from '@paipu/event-store'
import { seatViewer } from '@paipu/views'
import { readSettings } from '../../src/config/settings.ts'
import { Deals } from '../../src/deals/deals.service.ts'
import { OwnDeals } from '../../src/deals/own-deals.service.ts'
import { Exports } from '../../src/exports/exports.service.ts'
import type { Feed } from '../../src/feeds/feed.ts'
import { Indexes } from '../../src/indexes/indexes.service.ts'
import { Reach } from '../../src/reach/reach.service.ts'
import type { SeatUpdate } from '../../src/seats/seat-update.ts'
import { SeatTokens } from '../../src/seats/seat-tokens.service.ts'
import { Seats } from '../../src/seats/seats.service.ts'
import { Tables } from '../../src/tables/tables.service.ts'
import type { Redaction } from '../../src/watching/channel.ts'
import { answer, answerLater, taken } from './answers.ts'
import { handClock, START } from './clock.ts'
import { askedBySeat, exported } from './exported.ts'
import { silentLog } from './log.ts'
import { DEAL, tokenOf } from './pairs.ts'
import { put, TABLE } from './tables.ts'

/** Everything that a server says to the seats of a table as its deal goes on, without a network. */
export interface SeatWorld {
  /** Stores what has happened by a moment; answers everything that these seats get then, by how they ask for it. */
  at(moment: number, seats: readonly Seat[]): Promise<Readonly<Record<string, string>>>
  close(): Promise<void>
}

/** What a seat tries now and then, one after the other, whether it may or not. */
const TRIES = [
  { type: 'answer', answer: 'win' },
  { type: 'answer', answer: 'pung' },
  { type: 'answer', answer: 'pass' },
  { type: 'win' },
  { type: 'discard', tile: '5m', announce: false },
  { type: 'kong', kind: 'concealed', tile: '5p' },
  { type: 'announce' },
  { type: 'void', suit: 'm' },
] as const
/** At one of so many moments, as it costs more than looking: an action reads the deal from the store. */
const TRIES_EACH = 8

/** Makes the world of records, whose table gives all four seats to players from outside. */
export async function makeSeatWorld(
  { table, deal }: { readonly table: readonly EventRecord[]; readonly deal: readonly EventRecord[] },
  redact: Redaction,
): Promise<SeatWorld> {
  const store = await openEmbeddedStore({ path: ':memory:' })
  await put(store, table)
  const clock = handClock(START)
  const log = silentLog()
  const indexes = new Indexes(store, log)
  await indexes.caughtUp()
  const settings = readSettings({ PAIPU_TABLES: 'none' }, '/')
  const reach = new Reach(settings, clock, log)
  const tables = new Tables(store, clock, settings, indexes, log)
  const tokens = new SeatTokens(clock, indexes, reach, log)
  const seats = new Seats(store, clock, redact, indexes, tables, tokens, log)
  const own = new OwnDeals(store, clock, indexes, new Deals(store, clock, indexes), tokens)
  const exports = new Exports(store, clock, indexes, own, tokens)
  await seats.start()
  const from = (seat: Seat) => ({ headers: { authorization: `Bearer ${tokenOf(seat)}` }, socket: {} })
  const live = new Map<Seat, Feed<SeatUpdate>>(SEATS.map((seat) => [seat, seats.watch(TABLE, null, from(seat))]))
  const cursors = new Map<Seat, string[]>()
  let stored = 0
  /** How many frames seat 0 has of it. */
  let frames = 0
  let moments = 0

  const edge = (seat: Seat, after: string | null): string => answer(() => seats.update(TABLE, after, from(seat)))

  /** Stores what has happened, and waits until the seats have it. */
  async function goTo(moment: number): Promise<void> {
    clock.set(moment)
    const due = deal.slice(stored).filter(({ time }) => Date.parse(time) <= moment)
    await put(store, due)
    stored += due.length
    for (const event of due.map(dealEventOf)) if (redact(event, seatViewer(0)) !== null) frames++
    const isKnown = (): boolean => stored === 0 || indexes.deals.deals.has(DEAL)
    const behind = (): boolean => !isKnown() || plyOf(seats.update(TABLE, `${DEAL}:0:seats-0`, from(0)).cursor) < frames
    while (behind()) await new Promise((resolve) => setImmediate(resolve))
  }

  async function asSeat(seat: Seat, out: Record<string, string>): Promise<void> {
    out[`seat ${seat} live`] = taken(live.get(seat)!)
      .map((update) => JSON.stringify(update))
      .join('\n')
    const late = edge(seat, null)
    out[`seat ${seat} late`] = late
    const known = cursors.get(seat) ?? []
    for (const after of known) out[`seat ${seat} after ${after}`] = edge(seat, after)
    const cursor = /"cursor":"([^"]*)"/.exec(late)?.[1]
    if (cursor === undefined) return
    cursors.set(seat, [known[0] ?? cursor, cursor])
    if (moments % TRIES_EACH !== 0) return
    for (const [how, text] of Object.entries(await exported(exports, askedBySeat(seat), from(seat), answerLater)))
      out[`seat ${seat} ${how}`] = text
    out[`seat ${seat} download`] = await answerLater(own.given(DEAL, from(seat)))
    const [id, ply] = cursor.split(':')
    for (const after of [
      `${id}:${Number(ply) + 1}:seats-${seat}`,
      `${id}:0:seats-${(seat + 1) % 4}`,
      `${DEAL}:0:all-hands`,
    ])
      out[`seat ${seat} after what it may not have: ${after}`] = edge(seat, after)
    const { decision } = JSON.parse(late) as SeatUpdate
    const action = TRIES[(moments / TRIES_EACH) % TRIES.length]
    out[`seat ${seat} says ${JSON.stringify(action)}`] = await answerLater(
      seats.act({ table: TABLE, deal: DEAL, decision, command: randomUUID(), action }, from(seat)),
    )
  }

  return {
    async at(moment, blind) {
      moments++
      await goTo(moment)
      const out: Record<string, string> = {}
      for (const seat of SEATS) {
        // Whoever may see what differs follows too, and counts for nothing.
        if (!blind.includes(seat)) taken(live.get(seat)!)
        // One after the other, as the table takes them.
        else await asSeat(seat, out)
      }
      return out
    },
    async close() {
      seats.stop()
      indexes.stop()
      await store.close()
    },
  }
}

/** How many frames there are up to a cursor. */
function plyOf(cursor: string): number {
  return cursor === 'start' ? 0 : Number(cursor.split(':')[1]) + 1
}
