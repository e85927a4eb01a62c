import { fc, test } from '@fast-check/vitest'
import { openEmbeddedStore } from '@paipu/event-store'
import { describe, expect, it } from 'vitest'
import { dealIndexModel, dealRows, isOpen, neighbours, type DealIndex, type FinishedDeal } from '../src/index.ts'
import { built } from './built.ts'
import { dealEnded, dealId, dealStarted, event, put, tableId, tableOpened, timeAt } from './events.ts'

/** An index of finished deals that ended at these seconds, at tables 0 to 2 with delays of 0, 10 and 20 seconds. */
async function indexOf(ends: readonly number[]): Promise<DealIndex> {
  const store = await openEmbeddedStore({ path: ':memory:' })
  for (const table of [0, 1, 2])
    await put(store, `table-${tableId(table)}`, event('TableOpened', tableOpened('wanzhou', table * 10)))
  for (const [number, second] of ends.entries()) {
    const ruleSet = number % 2 === 0 ? 'wanzhou' : 'red-dragon-wild'
    await put(
      store,
      `deal-${dealId(number)}`,
      event('DealStarted', dealStarted(ruleSet, number % 3, number + 1)),
      event('DealEnded', dealEnded, second),
    )
  }
  const index = await built(store, dealIndexModel)
  await store.close()
  return index
}

describe('a list of deals', () => {
  const choice = fc.record({
    ruleSet: fc.constantFrom(null, 'wanzhou', 'bridge'),
    table: fc.constantFrom(null, tableId(1)),
  })

  test.prop(
    [
      fc.array(fc.nat({ max: 30 }), { maxLength: 20 }),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 1, max: 9 }),
      fc.nat({ max: 60 }),
      choice,
    ],
    { numRuns: 60 },
  )(
    'gives, page by page, every open deal that is asked for, newest first, once',
    async (ends, first, lookAt, second, { ruleSet, table }) => {
      const index = await indexOf(ends)
      const now = Date.parse(timeAt(second))
      const seen: FinishedDeal[] = []
      for (let after: FinishedDeal | null = null, more = true; more;) {
        let looked = 0
        const where = (): boolean => ++looked > 0
        const { deals, next } = dealRows(index, { ruleSet, table, where, first, lookAt, after, now })
        expect(looked).toBeLessThanOrEqual(lookAt)
        expect(deals.length).toBeLessThanOrEqual(first)
        expect(next === null || isOpen(next, now)).toBe(true)
        // Nothing but what is open decides where a page ends.
        const open = { ...index, finished: index.finished.filter((deal) => isOpen(deal, now)) }
        expect(dealRows(open, { ruleSet, table, where, first, lookAt, after, now })).toEqual({ deals, next })
        seen.push(...deals)
        more = next !== null
        after = next
      }
      const wanted = ends
        .map((end, number) => ({ end, number }))
        .filter(({ end, number }) => end + (number % 3) * 10 <= second)
        .filter(({ number }) => ruleSet === null || ruleSet === (number % 2 === 0 ? 'wanzhou' : 'red-dragon-wild'))
        .filter(({ number }) => table === null || number % 3 === 1)
        .toSorted((a, b) => b.end - a.end || b.number - a.number)
      expect(seen.map(({ id }) => id)).toEqual(wanted.map(({ number }) => dealId(number)))
    },
  )

  it('knows the open deals before and after one at its table', async () => {
    const index = await indexOf([5, 5, 5, 6, 6, 6, 7, 7, 7])
    const of = (number: number, second: number): ReturnType<typeof neighbours> =>
      neighbours(index, index.deals.get(dealId(number))!, Date.parse(timeAt(second)))
    expect(of(4, 100)).toEqual({ previous: dealId(1), next: dealId(7) })
    expect(of(4, 16)).toEqual({ previous: dealId(1), next: null })
    expect(of(1, 100)).toEqual({ previous: null, next: dealId(4) })
    expect(of(7, 16)).toEqual({ previous: null, next: null })
  })
})
