import { setImmediate as turn } from 'node:timers/promises'
import { fc, test } from '@fast-check/vitest'
import { openEmbeddedStore, type EventStore } from '@paipu/event-store'
import { afterEach, describe, expect, it } from 'vitest'
import {
  dealIndexModel,
  isOpen,
  isVisible,
  runReadModels,
  tableIndexModel,
  type Checkpoint,
  type DealIndex,
  type StoppedStream,
  type TableIndex,
} from '../src/index.ts'
import { built } from './built.ts'
import {
  dealEnded,
  dealId,
  dealOpened,
  dealStarted,
  event,
  pointsPaid,
  put,
  raw,
  tableId,
  tableOpened,
  timeAt,
  winDeclared,
} from './events.ts'

const open: EventStore[] = []

async function newStore(): Promise<EventStore> {
  const store = await openEmbeddedStore({ path: ':memory:' })
  open.push(store)
  return store
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()))
})

/** Lets a running model come to the last event of a store. */
async function arrived(store: EventStore, running: { checkpoints(): Checkpoint[] }): Promise<void> {
  let last: string | null = null
  for await (const { position } of store.readAll({ direction: 'backwards', limit: 1 })) last = position
  while (running.checkpoints()[0]!.position !== last) await turn()
}

/** One thing that may be stored: of a table or a deal by its number. */
type Happening = readonly [what: 'table' | 'start' | 'win' | 'pay' | 'end' | 'close' | 'other', number: number]

async function happen(store: EventStore, [what, number]: Happening, second: number): Promise<void> {
  const deal = `deal-${dealId(number)}`
  switch (what) {
    case 'table':
      return put(store, `table-${tableId(number)}`, event('TableOpened', tableOpened('wanzhou', number * 10), second))
    case 'start':
      return put(store, deal, event('DealStarted', dealStarted('wanzhou', number % 3, number + 1), second))
    case 'win':
      return put(store, deal, event('WinDeclared', winDeclared, second))
    case 'pay':
      return put(store, deal, event('PointsPaid', pointsPaid, second))
    case 'end':
      return put(store, deal, event('DealEnded', dealEnded, second))
    case 'close':
      return put(store, `table-${tableId(number)}`, event('TableClosed', { reason: 'idle' }, second))
    case 'other':
      return put(store, `player-${number}`, raw('PlayerSneezed', 1, {}, second))
  }
}

const happenings = fc.array(
  fc.tuple(fc.constantFrom<Happening[0]>('table', 'start', 'win', 'pay', 'end', 'close', 'other'), fc.nat({ max: 5 })),
  { maxLength: 40 },
)

describe('the models', () => {
  test.prop([happenings, fc.nat({ max: 40 })], { numRuns: 80 })(
    'are the same to the byte when they followed together, were built later, and were built again each alone',
    async (all, from) => {
      const store = await openEmbeddedStore({ path: ':memory:' })
      const start = () => runReadModels<[DealIndex, TableIndex]>(store, [dealIndexModel, tableIndexModel])
      let running = from === 0 ? start() : null
      for (const [index, one] of all.entries()) {
        await happen(store, one, index)
        if (index === from) running ??= start()
      }
      running ??= start()
      await running.caughtUp
      const alone = () => Promise.all([built(store, dealIndexModel), built(store, tableIndexModel)]).then(bytesOf)
      const bytes = await alone()
      while (bytesOf(running.states) !== bytes) await turn()
      expect(await alone()).toBe(bytes)
      await store.close()
    },
  )
})

function bytesOf([deals, tables]: readonly [DealIndex, TableIndex]): string {
  return `${dealIndexModel.encode(deals)}\n${tableIndexModel.encode(tables)}`
}

const OFFERED = {
  seats: [{ seat: 3 as const, tokenHash: 'ab'.repeat(32) }],
  turnMs: 20_000,
  claimMs: 3_000,
  openingMs: 60_000,
  deals: 8,
}

describe('the table index', () => {
  it('holds what was agreed, how many deals there were, and whether it is open', async () => {
    const store = await newStore()
    await put(
      store,
      `table-${tableId(1)}`,
      event('TableOpened', tableOpened('wanzhou', 30), 5),
      event('SeatsOffered', OFFERED, 5),
    )
    await put(store, `table-${tableId(2)}`, event('TableOpened', tableOpened('red-dragon-wild', 0), 6))
    await put(
      store,
      `table-${tableId(1)}`,
      event('DealOpened', dealOpened(1, 1)),
      event('DealOpened', dealOpened(2, 2)),
    )
    await put(store, `table-${tableId(2)}`, event('TableClosed', { reason: 'idle' }, 9))
    const tables = await built(store, tableIndexModel)
    expect([...tables.values()]).toEqual([
      {
        id: tableId(1),
        ...tableOpened('wanzhou', 30),
        openedAt: timeAt(5),
        closedAt: null,
        deals: 2,
        offered: OFFERED,
      },
      {
        id: tableId(2),
        ...tableOpened('red-dragon-wild', 0),
        openedAt: timeAt(6),
        closedAt: timeAt(9),
        deals: 0,
        offered: null,
      },
    ])
  })
})

describe('the deal index', () => {
  it('holds running and finished deals, with the delay of their table', async () => {
    const store = await newStore()
    await put(store, `table-${tableId(1)}`, event('TableOpened', tableOpened('wanzhou', 30)))
    await put(
      store,
      `deal-${dealId(1)}`,
      event('DealStarted', dealStarted('wanzhou', 1, 1), 1),
      event('WinDeclared', winDeclared),
    )
    await put(
      store,
      `deal-${dealId(2)}`,
      event('DealStarted', dealStarted('wanzhou', null, 7), 2),
      event('DealEnded', dealEnded, 3),
    )
    const { deals, finished } = await built(store, dealIndexModel)
    expect(deals.get(dealId(1))).toMatchObject({
      table: tableId(1),
      delaySeconds: 30,
      wins: 1,
      end: null,
      startedAt: timeAt(1),
      source: null,
    })
    const end = { at: timeAt(3), result: 'won', totals: [3, -1, -1, -1], revision: 1, place: 0 }
    expect(finished).toEqual([
      expect.objectContaining({
        id: dealId(2),
        table: null,
        delaySeconds: 0,
        wins: 0,
        dealNumber: 7,
        source: 'a book',
        end,
      }),
    ])
  })

  it('keeps how the points went, payment by payment', async () => {
    const store = await newStore()
    const back = { from: 1, to: 0, points: 5 } as const
    await put(
      store,
      `deal-${dealId(1)}`,
      event('DealStarted', dealStarted('wanzhou', null, 1)),
      event('PointsPaid', pointsPaid),
      event('WinDeclared', winDeclared),
      event('PointsPaid', { ...pointsPaid, payments: [back] }),
    )
    const { deals } = await built(store, dealIndexModel)
    expect(deals.get(dealId(1))).toMatchObject({ course: [1, -2, 6, -2, -2, 3, 3, 1, -2, -2], end: null })
  })

  it('keeps the order in which ends were stored, whatever their times', async () => {
    const store = await newStore()
    for (const [number, end] of [
      [1, 40],
      [2, 20],
      [3, 30],
    ] as const)
      await put(
        store,
        `deal-${dealId(number)}`,
        event('DealStarted', dealStarted('wanzhou', null, number), 1),
        event('DealEnded', dealEnded, end),
      )
    const { finished, stored } = await built(store, dealIndexModel)
    expect(stored.map(({ id, end }) => [id, end.place])).toEqual([1, 2, 3].map((n) => [dealId(n), n - 1]))
    expect(finished.map(({ id }) => id)).toEqual([2, 3, 1].map(dealId))
  })

  it('shows a deal to the millisecond when its delay has run out', async () => {
    const store = await newStore()
    await put(store, `table-${tableId(1)}`, event('TableOpened', tableOpened('wanzhou', 30)))
    await put(
      store,
      `deal-${dealId(1)}`,
      event('DealStarted', dealStarted('wanzhou', 1, 1), 100),
      event('DealEnded', dealEnded, 200),
    )
    const { deals } = await built(store, dealIndexModel)
    const deal = deals.get(dealId(1))!
    const at = (second: number): number => Date.parse(timeAt(second))
    expect([isVisible(deal, at(130) - 1), isVisible(deal, at(130))]).toEqual([false, true])
    expect([isOpen(deal, at(230) - 1), isOpen(deal, at(230))]).toEqual([false, true])
  })

  it('stops a deal at an event that is not known here, by its position, and no other', async () => {
    const store = await newStore()
    const told: StoppedStream[] = []
    const running = runReadModels<[DealIndex]>(store, [dealIndexModel], { onStopped: (stopped) => told.push(stopped) })
    await put(
      store,
      `deal-${dealId(1)}`,
      event('DealStarted', dealStarted('wanzhou', null, 1)),
      raw('TileEaten', 1, {}),
      event('DealEnded', dealEnded),
    )
    await put(
      store,
      `deal-${dealId(2)}`,
      event('DealStarted', dealStarted('wanzhou', null, 2)),
      raw('DealEnded', 2, dealEnded),
    )
    await put(
      store,
      `deal-${dealId(3)}`,
      event('DealStarted', dealStarted('wanzhou', null, 3)),
      raw('DealEnded', 1, { result: 'draw' }),
    )
    await put(store, `deal-${dealId(4)}`, event('DealStarted', dealStarted('wanzhou', null, 4)), {
      ...event('DealEnded', dealEnded),
      data: '{',
    })
    await put(
      store,
      `deal-${dealId(5)}`,
      event('DealStarted', dealStarted('wanzhou', null, 5)),
      event('DealEnded', dealEnded),
    )
    await arrived(store, running)
    expect(running.states[0].finished.map(({ id }) => id)).toEqual([dealId(5)])
    expect(told.map(({ stream, revision, reason }) => [stream, revision, reason])).toEqual([
      [`deal-${dealId(1)}`, 1, 'unknown event type "TileEaten"'],
      [`deal-${dealId(2)}`, 1, expect.stringContaining('no version 2')],
      [`deal-${dealId(3)}`, 1, expect.stringContaining('DealEnded.v1')],
      [`deal-${dealId(4)}`, 1, expect.stringContaining('not stored as JSON')],
    ])
    let second: string | undefined
    for await (const recorded of store.readStream(`deal-${dealId(1)}`, { from: 1n, limit: 1 }))
      second = recorded.position
    expect(running.stopped().get(`deal-${dealId(1)}`)?.position).toBe(second)
    running.stop()
  })
})
