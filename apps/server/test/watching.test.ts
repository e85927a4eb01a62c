import { beforeAll, describe, expect, it } from 'vitest'
import type { DealOpenedV1, EventRecord } from '@paipu/contracts'
import { RULE_SETS } from '@paipu/engine'
import { ALL_HANDS, redact, seatViewer, SPECTATOR, wireFrames, type Viewer, type WireFrame } from '@paipu/views'
import { makeMetrics } from '../src/metrics/metrics.ts'
import { timedEvent } from '../src/watching/load.ts'
import type { TableUpdate } from '../src/watching/update.ts'
import { makeWatchedTable, type WatchedTable } from '../src/watching/watched-table.ts'
import { handClock, START, type HandClock } from './support/clock.ts'
import { agreed, dealRecords, playDeals, TABLE, tableRecords, tableStore } from './support/tables.ts'

const DELAY = 30
const VIEWERS: readonly Viewer[] = [SPECTATOR, ALL_HANDS, seatViewer(2)]

/** Two deals of a table, and everything stored for them in the order in which it was. */
interface Played {
  readonly deals: readonly EventRecord[][]
  readonly opened: readonly DealOpenedV1[]
}
const played = new Map<string, Played>()
const RULES = RULE_SETS.map(({ id }) => id)

beforeAll(async () => {
  for (const ruleSet of RULES) {
    // The walls are of chance, and there are deals in which nobody ever answers a claim.
    let two = await play(ruleSet)
    while (!two.deals[0]!.some(isUnseen)) two = await play(ruleSet)
    played.set(ruleSet, two)
  }
})

async function play(ruleSet: string): Promise<Played> {
  const clock = handClock()
  const store = await tableStore(clock, agreed(ruleSet, { delaySeconds: DELAY, policy: 'all-hands' }))
  const ids = await playDeals(store, clock, 2)
  const opened = (await tableRecords(store))
    .filter(({ type }) => type === 'DealOpened')
    .map(({ data }) => data as DealOpenedV1)
  const deals = await Promise.all(ids.map((id) => dealRecords(store, id)))
  await store.close()
  return { deals, opened }
}

const isUnseen = (record: EventRecord): boolean => redact(timedEvent(record).event, SPECTATOR) === null

/** A watched table of which nothing is known yet. */
function makeTable(
  ruleSet: string,
  policy: 'public' | 'all-hands',
  clock: HandClock,
  told: Partial<Parameters<typeof makeWatchedTable>[2]> = {},
) {
  const facts = {
    id: TABLE,
    ...agreed(ruleSet, { delaySeconds: DELAY, policy }),
    openedAt: new Date(START).toISOString(),
  }
  const ignored = { changed: () => {}, closed: () => {} }
  return makeWatchedTable(facts, { clock, redact, metrics: makeMetrics() }, { ...ignored, ...told })
}

/** A watched table, and what feeds it with everything stored up to the clock's time. */
function watched(ruleSet: string, clock: HandClock): { table: WatchedTable; feed: () => void } {
  const table = makeTable(ruleSet, 'all-hands', clock)
  const { deals, opened } = played.get(ruleSet)!
  const waiting = deals.flatMap((records, index) => records.map((record) => ({ record, index })))
  const feed = (): void => {
    while (waiting[0] !== undefined && Date.parse(waiting[0].record.time) <= clock.now()) {
      const { record, index } = waiting.shift()!
      table.edge.addDeal(opened[index]!.deal, opened[index]!.dealNumber)
      table.edge.addEvent(timedEvent(record))
      table.refresh()
    }
  }
  return { table, feed }
}

/** What a viewer may see at a time, from the records alone: the deal at the edge and its frames. */
function expected(ruleSet: string, viewer: Viewer, now: number): { deal: string | null; frames: WireFrame[] } {
  const { deals, opened } = played.get(ruleSet)!
  const visible = deals.map((records) => records.filter(({ time }) => Date.parse(time) + DELAY * 1000 <= now))
  const at = visible.findLastIndex((records) => records.length > 0)
  if (at < 0) return { deal: null, frames: [] }
  return { deal: opened[at]!.deal, frames: wireFrames(visible[at]!.map(timedEvent), viewer) }
}

/** Every moment of both deals, and the delay after them. */
function momentsOf(ruleSet: string): number[] {
  const { deals } = played.get(ruleSet)!
  const times = deals.flat().map(({ time }) => Date.parse(time))
  return [...new Set(times.flatMap((time) => [time, time + DELAY * 1000 - 1, time + DELAY * 1000]))].toSorted(
    (a, b) => a - b,
  )
}

/** When half of the first deal has become visible. */
function halfway(ruleSet: string): number {
  const [records] = played.get(ruleSet)!.deals
  return Date.parse(records![records!.length >> 1]!.time) + DELAY * 1000
}

/** Takes what a subscription holds ready, without waiting for more. */
function reader(updates: AsyncIterableIterator<TableUpdate>): () => Promise<TableUpdate[]> {
  let asked: Promise<IteratorResult<TableUpdate>> | null = null
  return async () => {
    const taken: TableUpdate[] = []
    for (;;) {
      asked ??= updates.next()
      const next = await Promise.race([asked, new Promise<null>((resolve) => setImmediate(() => resolve(null)))])
      if (next === null || next.done === true) return taken
      asked = null
      taken.push(next.value)
    }
  }
}

/** What a client holds after updates, by the rules of the API. */
function received(before: readonly WireFrame[], updates: readonly TableUpdate[]): readonly WireFrame[] {
  return updates.reduce<readonly WireFrame[]>(
    (held, { kind, frames }) => (kind === 'snapshot' ? frames : [...held, ...frames]),
    before,
  )
}

describe.each(RULES)('watching %s', (ruleSet) => {
  it('shows nothing before its delay has run out, and everything then: live, late, and to every viewer', async () => {
    const clock = handClock()
    const { table, feed } = watched(ruleSet, clock)
    const live = VIEWERS.map((viewer) => ({
      viewer,
      read: reader(table.watch(viewer, null)),
      held: [] as readonly WireFrame[],
    }))
    for (const moment of momentsOf(ruleSet)) {
      await clock.advance(moment - clock.now())
      feed()
      for (const one of live) {
        const { deal, frames } = expected(ruleSet, one.viewer, moment)
        one.held = received(one.held, await one.read())
        expect(JSON.stringify(one.held)).toBe(JSON.stringify(frames))
        const late = table.update(one.viewer, null)
        expect([late.kind, late.deal, late.frames.length]).toEqual(['snapshot', deal, frames.length])
        // Not only alike: the very frames that were made for those who watch live.
        expect(late.frames.every((frame, ply) => frame === one.held[ply])).toBe(true)
      }
    }
  })

  it('gives whoever comes back what they missed, from every frame of the deal at the edge', async () => {
    const clock = handClock()
    const { table, feed } = watched(ruleSet, clock)
    await clock.advance(halfway(ruleSet) - clock.now())
    feed()
    const { deal, frames } = expected(ruleSet, SPECTATOR, clock.now())
    expect(deal).toBe(played.get(ruleSet)!.opened[0]!.deal)
    for (const { ply } of frames) {
      const update = table.update(SPECTATOR, `${deal}:${ply}:spectator`)
      expect(update).toMatchObject({
        kind: 'frames',
        frames: frames.slice(ply + 1),
        cursor: `${deal}:${frames.length - 1}:spectator`,
      })
    }
  })
})

describe('a cursor', () => {
  const ruleSet = 'sichuan-swap-three'

  it.each([
    ['of a frame that is not visible yet', (deal: string, last: number) => `${deal}:${last + 1}:spectator`],
    ['of another deal', () => `01900000-0000-7000-8000-0000000000aa:3:spectator`],
    ['of a deal that is not visible yet', () => `${played.get(ruleSet)!.opened[1]!.deal}:0:spectator`],
    ['of another viewer', (deal: string) => `${deal}:3:all-hands`],
    ['of before the first frame', () => 'start'],
  ])('%s gets one snapshot, always the same', async (_what, cursorOf) => {
    const clock = handClock()
    const { table, feed } = watched(ruleSet, clock)
    await clock.advance(halfway(ruleSet) - clock.now())
    feed()
    const plain = table.update(SPECTATOR, null)
    expect(table.update(SPECTATOR, cursorOf(plain.deal!, plain.frames.at(-1)!.ply))).toEqual(plain)
    expect(plain.kind).toBe('snapshot')
  })

  it.each([
    '',
    'x',
    ':::',
    'a:1',
    `${TABLE}:-1:spectator`,
    `${TABLE}:1.5:spectator`,
    `${TABLE}:01:spectator`,
    `${TABLE}:1e3:spectator`,
  ])('that no server gave is refused: %j', (cursor) => {
    const { table } = watched(ruleSet, handClock())
    expect(() => table.update(SPECTATOR, cursor)).toThrow(expect.objectContaining({ code: 'BAD_CURSOR' }))
  })
})

describe('frames', () => {
  it('are made once for all watchers of one kind', async () => {
    const clock = handClock()
    const { table, feed } = watched('sichuan-swap-three', clock)
    const watchers = [1, 2, 3].map(() => table.watch(SPECTATOR, null))
    await clock.advance(halfway('sichuan-swap-three') - clock.now())
    feed()
    const [first, ...others] = await Promise.all(watchers.map((watcher) => reader(watcher)()))
    for (const other of others)
      for (const [index, update] of other.entries()) if (index > 0) expect(update).toBe(first![index])
    expect(Object.isFrozen(first![1])).toBe(true)
    expect(Object.isFrozen(first![1]!.frames[0])).toBe(true)
    expect(table.spectators()).toBe(3)
    await Promise.all(watchers.map((watcher) => watcher.return!()))
    expect(table.spectators()).toBe(0)
  })
})

function pointsOf(frames: readonly WireFrame[]): number[] {
  const points = [0, 0, 0, 0]
  for (const { type, data } of frames) {
    if (type !== 'PointsPaid') continue
    for (const payment of (data as { payments: { from: number; to: number; points: number }[] }).payments) {
      points[payment.from]! -= payment.points
      points[payment.to]! += payment.points
    }
  }
  return points
}

describe('the lobby', () => {
  it('says of a table what a spectator sees at its edge, and nothing later', async () => {
    const clock = handClock()
    const { table, feed } = watched('sichuan-swap-three', clock)
    for (const moment of momentsOf('sichuan-swap-three')) {
      await clock.advance(moment - clock.now())
      feed()
      const { deal, frames } = expected('sichuan-swap-three', SPECTATOR, moment)
      const drawn = frames.filter(({ type }) => type === 'TileDrawn').length
      expect(table.atTheEdge()).toMatchObject(
        deal === null
          ? { dealNumber: null, wallLeft: null, points: null, board: null }
          : {
              dealNumber: deal === played.get('sichuan-swap-three')!.opened[0]!.deal ? 1 : 2,
              wallLeft: 55 - drawn,
              points: pointsOf(frames),
            },
      )
    }
  })

  it.each(RULES)('%s: is told of nothing but what a spectator sees, however the moments lie in time', (ruleSet) => {
    const clock = handClock()
    let told = 0
    const table = makeTable(ruleSet, 'public', clock, { changed: () => void told++ })
    const { deals, opened } = played.get(ruleSet)!
    table.edge.addDeal(opened[0]!.deal, 1)
    let unseen = 0
    for (const [second, record] of deals[0]!.entries()) {
      const event = timedEvent({ ...record, time: new Date(START + second * 1000).toISOString() })
      table.edge.addEvent(event)
      clock.set(START + (second + DELAY) * 1000)
      const before = told
      table.refresh()
      const isSeen = redact(event.event, SPECTATOR) !== null
      expect([record.type, told - before]).toEqual([record.type, isSeen ? 1 : 0])
      if (!isSeen) unseen++
    }
    expect(unseen).toBeGreaterThan(0)
  })
})

describe('a table that closes', () => {
  it('lets its watchers go once they have seen the end of it', async () => {
    const clock = handClock()
    let gone = false
    const table = makeTable('wanzhou', 'public', clock, { closed: () => (gone = true) })
    const updates = table.watch(SPECTATOR, null)
    table.close(clock.now())
    table.refresh()
    await clock.advance(DELAY * 1000 - 1)
    expect(gone).toBe(false)
    await clock.advance(1)
    expect(gone).toBe(true)
    expect(await updates.next()).toMatchObject({ done: false, value: { kind: 'snapshot', deal: null } })
    expect(await updates.next()).toEqual({ done: true, value: undefined })
  })
})
