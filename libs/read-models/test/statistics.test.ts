import { fc, test } from '@fast-check/vitest'
import { idOfStream, type EventRecord } from '@paipu/contracts'
import { RULE_SETS } from '@paipu/engine'
import { describe, expect, it } from 'vitest'
import { golden, GOLDEN, simulated, simulatedOfAll } from '../../exports/test/support/deals.ts'
import {
  dealIndexModel,
  dealRows,
  has,
  openUntil,
  playerRows,
  playerStatistics,
  readHaving,
  ruleSetStatistics,
  sits,
  statisticsModel,
  thinkTimes,
  type DealIndex,
  type Statistics,
} from '../src/index.ts'
import { playerFromTables, ruleSetFromTables } from './support/expected.ts'
import { exported, sum } from './support/tables.ts'
import { dealEnded, dealId, dealStarted, tableId, tableOpened, timeAt, winDeclared } from './events.ts'

const LATER = Number.MAX_SAFE_INTEGER

/** Gives a model what it takes of some records, as whoever runs it does. */
function fold(statistics: Statistics, records: readonly EventRecord[]): Statistics {
  for (const record of records) if (statisticsModel.types.has(record.type)) statisticsModel.apply(statistics, record)
  return statistics
}

const folded = (records: readonly EventRecord[]): Statistics => fold(statisticsModel.empty(), records)

/** Every player's and every rule set's numbers equal those of the tables of the same deals. */
function expectAsTables(deals: readonly (readonly EventRecord[])[]): void {
  const statistics = folded(deals.flat())
  const rows = deals.map(exported)
  for (const rules of RULE_SETS) {
    const of = rows.filter(({ deal }) => deal['rule_set'] === rules.id)
    expect(ruleSetStatistics(statistics, rules.id, LATER)).toEqual(ruleSetFromTables(of))
  }
  const here = rows.filter(({ deal }) => deal['source'] === null)
  const players = [...new Set(here.flatMap(({ seats }) => seats.map(({ player }) => String(player))))]
  expect([...statistics.players.keys()].toSorted()).toEqual(players.toSorted())
  for (const player of players) {
    const { all, byRuleSet } = playerStatistics(statistics, player, LATER)!
    expect(all).toEqual(playerFromTables(here, player))
    for (const { ruleSet, numbers } of byRuleSet)
      expect(numbers).toEqual(
        playerFromTables(
          here.filter(({ deal }) => deal['rule_set'] === ruleSet),
          player,
        ),
      )
  }
}

describe('the statistics', () => {
  test.prop([fc.integer({ min: 1, max: 1_000_000 })], { numRuns: 8 })(
    'equal what the exported tables come to, for players and rule sets, over deals of every rule set',
    (seed) => expectAsTables([1, 2].flatMap((dealNumber) => simulatedOfAll(`statistics ${seed}`, dealNumber))),
  )

  it('equal it over all golden deals, of which those recorded elsewhere are no player’s', () => {
    const deals = GOLDEN.map(golden)
    expectAsTables(deals)
    const statistics = folded(deals.flat())
    expect(ruleSetStatistics(statistics, 'open-blood-battle', LATER)).toMatchObject({ deals: 7, elsewhere: 5 })
    expect(playerStatistics(statistics, 'research:0', LATER)).toBeNull()
  })

  test.prop([fc.integer({ min: 1, max: 1_000_000 }), fc.infiniteStream(fc.nat({ max: 3 }))], { numRuns: 4 })(
    'are the same to the byte at every event, however often they were asked before, and when built again',
    (seed, turns) => {
      const deals = simulatedOfAll(`prefix ${seed}`).slice(0, 4)
      const mixed: EventRecord[] = []
      const left = deals.map((deal) => [...deal])
      for (const turn of turns) {
        const queue = left[turn] ?? left[0]!
        const next = queue.shift() ?? left.find((others) => others.length > 0)?.shift()
        if (next === undefined) break
        if (statisticsModel.types.has(next.type)) mixed.push(next)
      }
      const incremental = statisticsModel.empty()
      for (const [index, record] of mixed.entries()) {
        fold(incremental, [record])
        if (index % 5 === 0) openUntil(incremental, index % 2 === 0 ? LATER : Date.parse(record.time))
        expect(statisticsModel.encode(incremental)).toBe(statisticsModel.encode(folded(mixed.slice(0, index + 1))))
      }
    },
  )

  it('take the time that a seat thought from the record, as the table of decisions has it', () => {
    for (const records of [...simulatedOfAll('thinking'), golden('research-1')]) {
      const { decisions } = exported(records)
      expect(thinkTimes(records)).toEqual(
        [0, 1, 2, 3].map((seat) => {
          const own = decisions.filter((decision) => decision['seat'] === seat)
          return { decisions: own.length, milliseconds: sum(own, 'took') }
        }),
      )
    }
  })

  it('of a player have the same size after any number of deals', () => {
    const statistics = statisticsModel.empty()
    const sizes: number[] = []
    const rules = RULE_SETS[1]!
    for (let deal = 1; deal <= 60; deal++) {
      fold(statistics, simulated(rules, 'bounded', deal))
      openUntil(statistics, LATER)
      const { ruleSets } = statistics.players.get('bot:standard-0')!
      sizes.push(ruleSets.size + ruleSets.get(rules.id)!.tallies.size)
    }
    expect([statistics.waiting, statistics.running.size]).toEqual([[], 0])
    expect(Math.max(...sizes)).toBeLessThan(30)
  })
})

/** A record as a model takes it; nothing else of it matters. */
function record(stream: string, type: string, data: unknown, time: string): EventRecord {
  return { stream, revision: 0, id: '', type, version: 1, time, data, metadata: {} as EventRecord['metadata'] }
}

/** Deals at tables 0 to 2 with delays of 0, 10 and 20 seconds, each with its end and whether its first seat won or lost. */
function dealsEnding(ends: readonly number[]): EventRecord[] {
  const tables = [0, 1, 2].map((table) =>
    record(`table-${tableId(table)}`, 'TableOpened', tableOpened('wanzhou', table * 10), timeAt(0)),
  )
  const deals = ends.flatMap((second, number) => {
    const stream = `deal-${dealId(number)}`
    const win = { ...winDeclared, fans: [{ name: number % 2 === 0 ? 'root' : 'full-flush', fan: 1 }] }
    return [
      record(stream, 'DealStarted', dealStarted('wanzhou', number % 3, number + 1), timeAt(0)),
      record(stream, 'WinDeclared', number % 2 === 0 ? win : { ...win, by: 'discard', from: 0 }, timeAt(second)),
      record(stream, 'DealEnded', dealEnded, timeAt(second)),
    ]
  })
  return [...tables, ...deals]
}

describe('a finished deal', () => {
  test.prop([fc.array(fc.nat({ max: 40 }), { maxLength: 12 }), fc.array(fc.nat({ max: 70 }), { maxLength: 6 })], {
    numRuns: 100,
  })('counts exactly from when the list of deals shows it, in every number and the list behind it', (ends, moments) => {
    const statistics = statisticsModel.empty()
    const index: DealIndex = dealIndexModel.empty()
    for (const event of dealsEnding(ends)) {
      fold(statistics, [event])
      if (dealIndexModel.types.has(event.type)) dealIndexModel.apply(index, event)
    }
    for (const second of moments.toSorted((a, b) => a - b)) {
      const now = Date.parse(timeAt(second))
      const count = (having: string | null, seat: (seat: number) => boolean) => {
        const read = having === null ? null : readHaving(having)!
        const where = (deal: Parameters<typeof has>[1]) => read === null || has(statistics, deal, read, seat)
        const query = { ruleSet: null, table: null, where, first: 100, lookAt: 100, after: null, now }
        return dealRows(index, query).deals.length
      }
      const open = count(null, () => true)
      expect(ruleSetStatistics(statistics, 'wanzhou', now).deals).toBe(open)
      for (const player of [0, 1, 2, 3]) {
        const found = playerStatistics(statistics, `bot:${player}`, now)
        expect(found?.all.deals ?? 0).toBe(open)
        for (const { name, deals } of [...(found?.all.tallies ?? []), ...(found?.all.fans ?? [])])
          expect([name, deals]).toEqual([name, count(name, (seat) => seat === player)])
        for (const { name, deals } of found?.all.pointRanges ?? [])
          expect([name, deals]).toEqual([name, count(name, (seat) => seat === player)])
        for (const [at, deals] of (found?.all.places ?? []).entries())
          expect(deals).toBe(count(`place-${at + 1}`, (seat) => seat === player))
      }
    }
  })

  it('is no player’s where it was recorded elsewhere', () => {
    const index: DealIndex = dealIndexModel.empty()
    for (const event of golden('research-1')) dealIndexModel.apply(index, event)
    const deal = index.finished[0]!
    expect([0, 1, 2, 3].some((seat) => sits(deal, seat, `research:${seat}`))).toBe(false)
    expect(deal.id).toBe(idOfStream(golden('research-1')[0]!.stream))
  })
})

describe('what is asked of a deal', () => {
  it.each(['won', 'dealt-in', 'fan:root', 'place-4', 'points:1..8', 'points:..-33', 'points:33..'])(
    '%s is read',
    (text) => expect(readHaving(text)).not.toBeNull(),
  )
  it.each(['', 'lost', 'place-5', 'points:', 'points:..', 'points:1..x', 'fan:', 'fan:ROOT', 'fan:root '])(
    '%j is nothing',
    (text) => expect(readHaving(text)).toBeNull(),
  )
})

describe('the players', () => {
  it('are found by a part of their name or by their id, in pages, under the name that they had last', () => {
    const statistics = statisticsModel.empty()
    const names = ['Émile', 'ＷＥＮ', 'An', '小文', 'an', 'Bo', 'Anna', 'Zhen']
    for (const [deal, second] of [1, 2].entries()) {
      const seats = names.slice(deal * 4, deal * 4 + 4).map((name, at) => ({
        player: `human:${deal === 0 ? at : at === 0 ? 2 : at + 4}`,
        name,
        kind: 'human',
      }))
      const stream = `deal-${dealId(deal)}`
      fold(statistics, [
        record(stream, 'DealStarted', { ...dealStarted('wanzhou', null, 1), source: null, seats }, timeAt(0)),
        record(stream, 'DealEnded', dealEnded, timeAt(second)),
      ])
    }
    const asked = (search: string, now = LATER): string[] => {
      const found: string[] = []
      for (let after: { id: string; name: string } | null = null, more = true; more;) {
        const page = playerRows(statistics, { search, first: 2, after, now })
        found.push(...page.players.map(({ id, name }) => `${id} ${name}`))
        after = page.players.at(-1) ?? null
        ;({ more } = page)
      }
      return found
    }
    expect(asked('', Date.parse(timeAt(0)))).toEqual([])
    expect(asked('wen', Date.parse(timeAt(1)))).toEqual(['human:1 ＷＥＮ'])
    expect(asked('')).toEqual([
      'human:2 an',
      'human:6 Anna',
      'human:5 Bo',
      'human:1 ＷＥＮ',
      'human:7 Zhen',
      'human:0 Émile',
      'human:3 小文',
    ])
    expect(asked('AN')).toEqual(['human:2 an', 'human:6 Anna'])
    expect(asked('human:3')).toEqual(['human:3 小文'])
    expect(asked('nobody')).toEqual([])
  })
})
