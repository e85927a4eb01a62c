import { fc, test } from '@fast-check/vitest'
import type { DealEventData } from '@paipu/contracts'
import { openEmbeddedStore } from '@paipu/event-store'
import { expect, it } from 'vitest'
import { dealIndexModel, dealsBefore, dealsToLookAt, isChosen, type DealIndex } from '../src/index.ts'
import { built } from './built.ts'
import { dealEnded, dealId, dealStarted, event, put, tableId, tableOpened, timeAt } from './events.ts'

type Seats = DealEventData['DealStarted']['seats']

/** An index of deals that ended at these seconds, stored in this order: each player is in some, at one seat or at two. */
async function indexOf(ends: readonly number[]): Promise<DealIndex> {
  const store = await openEmbeddedStore({ path: ':memory:' })
  for (const table of [0, 1, 2]) await put(store, `table-${tableId(table)}`, event('TableOpened', tableOpened('x', 0)))
  for (const [number, second] of ends.entries()) {
    const started = dealStarted(number % 2 === 0 ? 'wanzhou' : 'red-dragon-wild', number % 3, ends.length - number)
    const seats = started.seats.map((seat, at) => ({
      ...seat,
      player: at < 2 ? `bot:${number % 4}` : seat.player,
    })) as unknown as Seats
    await put(
      store,
      `deal-${dealId(number)}`,
      event('DealStarted', { ...started, seats }),
      event('DealEnded', dealEnded, second),
    )
  }
  const index = await built(store, dealIndexModel)
  await store.close()
  return index
}

const second = fc.nat({ max: 30 }).map((at) => timeAt(at))
const choice = fc.record(
  {
    rules: fc.constantFrom('wanzhou', 'red-dragon-wild', 'bridge'),
    atTable: fc.constantFrom(tableId(0), tableId(1), tableId(7)),
    player: fc.constantFrom('bot:0', 'bot:1', 'bot:2', 'bot:3', 'nobody'),
    from: second,
    to: second,
  },
  { requiredKeys: [] },
)

test.prop([fc.array(fc.nat({ max: 30 }), { maxLength: 20 }), choice, fc.nat({ max: 20 })], { numRuns: 80 })(
  'all deals of a choice are among those that are looked at, in the order in which their ends were stored',
  async (ends, chosen, place) => {
    const index = await indexOf(ends)
    const among = dealsToLookAt(index, chosen)
    const meant = (deals: DealIndex['stored'] | typeof among): string[] =>
      deals.filter((deal) => isChosen(deal, chosen)).map(({ id }) => id)
    expect(meant(among)).toEqual(meant(index.stored))
    const places = among.map(({ end }) => end.place)
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
    expect(dealsBefore(among, place)).toBe(places.filter((each) => each < place).length)
  },
)

it('looks at few where few can be meant', async () => {
  const index = await indexOf([5, 9, 3, 7, 1, 8, 2, 6])
  const looked = (chosen: Parameters<typeof dealsToLookAt>[1]): number[] =>
    dealsToLookAt(index, chosen).map(({ end }) => end.place)
  expect(looked({})).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(looked({ rules: 'wanzhou' })).toEqual([0, 2, 4, 6])
  expect(looked({ rules: 'bridge' })).toEqual([])
  expect(looked({ rules: 'wanzhou', atTable: tableId(1) })).toEqual([1, 4, 7])
  expect(looked({ player: 'nobody' })).toEqual([])
  expect(looked({ player: 'bot:0' })).toEqual([0, 4])
  expect(looked({ from: timeAt(7) })).toEqual([1, 3, 5])
  expect(looked({ player: 'bot:2', from: timeAt(2), to: timeAt(3) })).toEqual([6])
})
