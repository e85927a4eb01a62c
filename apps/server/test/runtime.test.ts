import { afterEach, describe, expect, it } from 'vitest'
import {
  dealStream,
  type DealEvent,
  type DealStartedV1,
  type EventRecord,
  type SeedCommittedV1,
} from '@paipu/contracts'
import { RULE_SETS, ruleSetOf } from '@paipu/engine'
import { openEmbeddedStore, type EventStore } from '@paipu/event-store'
import { dealSeed, randomStream } from '@paipu/fairness'
import { logOf, recordsOf } from '@paipu/exports'
import { announcementFault, checkDeal } from '@paipu/records'
import { redact, SPECTATOR } from '@paipu/views'
import { handClock, START } from './support/clock.ts'
import {
  agreed,
  dealRecords,
  doNext,
  facts,
  PACE,
  playDeals,
  put,
  tableRecords,
  tableStore,
  takenUp,
} from './support/tables.ts'

const open: EventStore[] = []
const kept = (store: EventStore): EventStore => {
  open.push(store)
  return store
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()))
})

/** A table of a rule set that has played some deals. */
async function played(
  ruleSet: string,
  deals: number,
  change = {},
): Promise<{ store: EventStore; table: EventRecord[]; deals: EventRecord[][] }> {
  const clock = handClock()
  const store = kept(await tableStore(clock, agreed(ruleSet, change)))
  const ids = await playDeals(store, clock, deals)
  return { store, table: await tableRecords(store), deals: await Promise.all(ids.map((id) => dealRecords(store, id))) }
}

/** The records that were stored together, in order. */
function batches(records: readonly EventRecord[]): EventRecord[][] {
  const all: EventRecord[][] = []
  for (const record of records) {
    if (all.at(-1)?.[0]?.time === record.time) all.at(-1)!.push(record)
    else all.push([record])
  }
  return all
}

const ids = RULE_SETS.map(({ id }) => id)

describe.each(ids)('a table of %s', (ruleSet) => {
  it('plays deals that the referee accepts, each with the dealer that follows from the one before', async () => {
    const { table, deals } = await played(ruleSet, 2)
    for (const records of deals) {
      expect(checkDeal(records)).toMatchObject({ ok: true })
      expect(announcementFault(table, records)).toBeNull()
    }
    expect(table.map(({ type }) => type)).toEqual([
      'TableOpened',
      'SeedCommitted',
      'DealOpened',
      'DealClosed',
      'SeedCommitted',
      'DealOpened',
      'DealClosed',
    ])
    const [first, second] = deals.map((records) => records[0]!.data as DealStartedV1)
    const seed = (deals[0]!.at(-1)!.data as { seed: string }).seed
    expect(first!.dealer).toBe(randomStream(dealSeed(seed, [null, null, null, null]), 'dealer').below(4))
    expect(second).toMatchObject({ dealNumber: 2, dealer: (table[3]!.data as { nextDealer: number }).nextDealer })
  })

  it('makes one visible moment a pace, whether or not anybody could claim', async () => {
    const { deals } = await played(ruleSet, 1)
    const moments = batches(deals[0]!)
    for (const [index, moment] of moments.entries()) {
      if (index > 0) expect(Date.parse(moment[0]!.time) - Date.parse(moments[index - 1]![0]!.time)).toBe(PACE)
      const seen = moment.filter(({ type, data }) => redact({ type, data } as DealEvent, SPECTATOR) !== null)
      expect(seen.length).toBeGreaterThan(0)
    }
  })

  it('goes on from every moment as it would have without the break', async () => {
    const { table, deals } = await played(ruleSet, 1)
    const moments = batches(deals[0]!)
    for (let count = 1; count < moments.length; count++) {
      const clock = handClock(Date.parse(moments[count - 1]![0]!.time))
      const store = await openEmbeddedStore({ path: ':memory:' })
      await put(store, table.slice(0, 3))
      await put(store, moments.slice(0, count).flat())
      const runtime = await takenUp(store, clock)
      // Every tenth is played to the deal's end.
      const more = count % 10 === 0 ? moments.length - count : 1
      for (let n = 0; n < more; n++) await doNext(runtime, clock)
      const now = await dealRecords(store, (table[1]!.data as { deal: string }).deal)
      expect(facts(now)).toEqual(facts(moments.slice(0, count + more).flat()))
      expect(now.at(-1)!.time).toBe(moments[count + more - 1]![0]!.time)
      await store.close()
    }
  })
})

describe('the ids of a deal’s events', () => {
  it('follow from the deal, so that its log need not hold them, and are random behind a break', async () => {
    const { table, deals } = await played('wanzhou', 1)
    const written = logOf(deals[0]!).events.filter(({ id }) => id !== undefined)
    expect(written).toEqual([])
    const clock = handClock(Date.parse(deals[0]!.at(-1)!.time))
    const store = kept(await openEmbeddedStore({ path: ':memory:' }))
    const before = batches(deals[0]!).slice(0, 4).flat()
    await put(store, table.slice(0, 3))
    await put(store, before)
    await doNext(await takenUp(store, clock), clock)
    const now = await dealRecords(store, (table[1]!.data as { deal: string }).deal)
    const named = logOf(now).events.filter(({ id }) => id !== undefined)
    expect(named.map(({ ply }) => ply)).toEqual(now.map(({ revision }) => revision).slice(before.length))
    for (const records of [deals[0]!, now]) expect(recordsOf(logOf(records))).toEqual(records)
  })
})

describe('a table taken up between its two streams', () => {
  const ruleSet = 'sichuan-swap-three'

  it('starts the deal that was opened, from the seed that was committed to', async () => {
    const { table, deals } = await played(ruleSet, 1)
    const store = kept(await openEmbeddedStore({ path: ':memory:' }))
    await put(store, table.slice(0, 3))
    const [deal] = await playDeals(store, handClock(START + 60_000), 1)
    expect(facts(await dealRecords(store, deal!))).toEqual(facts(deals[0]!))
  })

  it('does not take a deal that somebody brought under the id of the deal that comes for its own', async () => {
    const { store, deals } = await played(ruleSet, 1)
    const clock = handClock(START + 3_600_000)
    const runtime = await takenUp(store, clock)
    await doNext(runtime, clock)
    const { deal } = (await tableRecords(store)).at(-1)!.data as SeedCommittedV1
    await put(
      store,
      deals[0]!.map((record) => ({ ...record, stream: dealStream(deal) })),
    )
    await doNext(runtime, clock)
    await expect(doNext(runtime, clock)).rejects.toMatchObject({ code: 'wrong-expected-revision' })
    await expect(runtime.rebuild()).rejects.toThrow(/did not begin/)
  })

  it('starts a deal that was opened before there were commitments, with a seed that gives its dealer', async () => {
    const { table } = await played(ruleSet, 1)
    const clock = handClock(START + 60_000)
    const store = kept(await openEmbeddedStore({ path: ':memory:' }))
    await put(store, [table[0]!, table[2]!])
    const { deal, dealer } = table[2]!.data as { deal: string; dealer: number }
    expect(await playDeals(store, clock, 1)).toEqual([deal])
    const records = await dealRecords(store, deal)
    expect(checkDeal(records)).toMatchObject({ ok: true })
    const { seed } = records[1]!.data as { seed: string }
    expect(randomStream(dealSeed(seed, [null, null, null, null]), 'dealer').below(4)).toBe(dealer)
  })

  it('closes the deal that is over, once', async () => {
    const { table, deals } = await played(ruleSet, 1)
    const store = kept(await openEmbeddedStore({ path: ':memory:' }))
    await put(store, table.slice(0, 3))
    await put(store, deals[0]!)
    await doNext(await takenUp(store, handClock()), handClock(START))
    expect(facts(await tableRecords(store))).toEqual(facts(table.slice(0, 4)))
  })

  it('opens the next deal after a rest', async () => {
    const { table, deals } = await played(ruleSet, 1)
    const store = kept(await openEmbeddedStore({ path: ':memory:' }))
    await put(store, table)
    await put(store, deals[0]!)
    const runtime = await takenUp(store, handClock())
    await runtime.next()!.act()
    expect(runtime.next()!.at).toBe(Date.parse(table.at(-1)!.time) + 8 * PACE)
    await runtime.next()!.act()
    expect((await tableRecords(store)).at(-1)).toMatchObject({ type: 'DealOpened', data: { dealNumber: 2 } })
  })

  it('does nothing more at a closed table', async () => {
    const clock = handClock()
    const store = kept(await tableStore(clock, agreed(ruleSet)))
    const [opened] = await tableRecords(store)
    await put(store, [
      {
        ...opened!,
        revision: 1,
        id: '01900000-0000-7000-8000-0000000000ff',
        type: 'TableClosed',
        data: { reason: 'operator' },
      },
    ])
    expect((await takenUp(store, clock)).next()).toBeNull()
  })
})

describe('time', () => {
  it('ends a deal whose limit has run out, at once and without a winner (rules.md C17)', async () => {
    const clock = handClock()
    const store = kept(await tableStore(clock, agreed('sichuan-swap-three')))
    const runtime = await takenUp(store, clock)
    for (let n = 0; n < 6; n++) await doNext(runtime, clock)
    clock.set(START + ruleSetOf({ id: 'sichuan-swap-three', version: 1 })!.clock.dealSeconds! * 1000)
    await runtime.next()!.act()
    const deal = (await tableRecords(store)).find(({ type }) => type === 'DealOpened')
    const records = await dealRecords(store, (deal!.data as { deal: string }).deal)
    expect(records.at(-1)).toMatchObject({ type: 'DealEnded', data: { result: 'time-limit' } })
    expect(checkDeal(records)).toMatchObject({ ok: true })
  })

  it('acts no later than the limit, however slow the pace is', async () => {
    const clock = handClock()
    const store = kept(
      await tableStore(
        clock,
        agreed('sichuan-swap-three', { paceMs: 60_000, clock: { ...agreed('wanzhou').clock, dealSeconds: 90 } }),
      ),
    )
    const runtime = await takenUp(store, clock)
    for (let n = 0; n < 4; n++) await doNext(runtime, clock)
    expect(runtime.next()!.at).toBe(START + 90_000)
  })

  it('never goes back in a record, also when the clock is set back', async () => {
    const clock = handClock()
    const store = kept(await tableStore(clock, agreed('wanzhou')))
    const runtime = await takenUp(store, clock)
    for (let n = 0; n < 10; n++) {
      clock.set(START - n * 60_000)
      await runtime.next()!.act()
    }
    const deal = (await tableRecords(store)).find(({ type }) => type === 'DealOpened')
    const times = (await dealRecords(store, (deal!.data as { deal: string }).deal)).map(({ time }) => time)
    expect(times).toEqual(times.toSorted())
    expect(times[0]).toBe(new Date(START).toISOString())
  })
})
