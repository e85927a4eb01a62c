import { describe, expect, test } from 'vitest'
import { fc, test as property } from '@fast-check/vitest'
import type { DealEndedV1, EventRecord } from '@paipu/contracts'
import { decide, endedDeal, evolve, RULE_SETS, SEATS, UNSTARTED, type Deal, type DealState } from '@paipu/engine'
import { dealEventOf } from '@paipu/contracts'
import { afterDiscard, ownHand, redactState, seatViewer } from '@paipu/views'
import { countTiles, formatTiles, kindOf, tiles, tilesOf, type Tile } from '@paipu/tiles'
import { csvHeader, csvLine, finishedDeal, TABLES, tableNamed, unguarded, type Value } from '../src/index.ts'
import { decisionsOf } from '../src/tables/decisions.ts'
import { measureHand } from '../src/tables/hand-measures.ts'
import { parseCsv } from './support/csv.ts'
import { golden, GOLDEN, simulated } from './support/deals.ts'

type Row = Readonly<Record<string, Value>>

function rowsOf(name: string, records: readonly EventRecord[]): Row[] {
  const table = tableNamed(name)!
  return table
    .rows(finishedDeal(records)!)
    .map((row) => Object.fromEntries(table.columns.map((column, at) => [column.name, row[at]!])))
}

function checkTables(records: readonly EventRecord[]): void {
  const end = records.at(-1)!.data as DealEndedV1
  const count = (type: string): number => records.filter((record) => record.type === type).length
  const [deal, ...noMore] = rowsOf('deals', records)
  expect(noMore).toEqual([])
  expect(deal).toMatchObject({
    result: end.result,
    events: records.length,
    wins: count('WinDeclared'),
    kongs: count('KongMade') - count('KongRobbed'),
    discards: count('TileDiscarded'),
    head: records.at(-1)!.metadata.hash,
  })

  const seats = rowsOf('seats', records)
  expect(seats.map((seat) => seat['points'])).toEqual(end.totals)
  for (const seat of seats)
    expect(seat['points']).toBe(
      (seat['win_points'] as number) + (seat['kong_points'] as number) + (seat['wall_end_points'] as number),
    )

  const net = [0, 0, 0, 0]
  for (const { from_seat: from, to_seat: to, points } of rowsOf('payments', records)) {
    net[from as number]! -= points as number
    net[to as number]! += points as number
  }
  expect(net).toEqual(end.totals)

  const wins = rowsOf('wins', records)
  expect(wins.map(({ seat }) => seat)).toEqual(
    records.filter(({ type }) => type === 'WinDeclared').map(({ data }) => (data as { seat: number }).seat),
  )
  const received = wins.reduce((sum, win) => sum + (win['received'] as number), 0)
  const paid = rowsOf('payments', records).filter(({ reason }) => reason === 'win')
  expect(received).toBe(paid.reduce((sum, { points }) => sum + (points as number), 0))
  for (const win of wins) expect(win['received']).toBe((win['points'] as number) * (win['payers'] as number))

  const decisions = rowsOf('decisions', records)
  expect(seats.map((seat) => seat['decisions'])).toEqual(
    SEATS.map((seat) => decisions.filter((decision) => decision['seat'] === seat).length),
  )
  for (const decision of decisions) expect((decision['legal'] as string).split(' ')).toContain(decision['chosen'])
}

/** Every decision, made again in the deal as it stood, brings about the events that follow it. */
function checkDecisions(records: readonly EventRecord[]): void {
  const deal = finishedDeal(records)!
  for (const { before, chosen, step, seat } of decisionsOf(deal)) {
    const decision = decide(before, chosen)
    expect(decision.ok && decision.events[0]).toEqual(deal.steps[step.ply]!.event)
    const view = redactState(before, seatViewer(seat)).seats[seat]
    const seen = [...view.hand, ...(view.drawn === null ? [] : [view.drawn])] as Tile[]
    const row = rowsOf('decisions', records).find((found) => found['ply'] === step.ply)!
    expect(row['hand']).toBe(formatTiles(seen))
  }
}

describe.each(GOLDEN)('golden deal %s', (name) => {
  test('gives tables that agree with its events and with each other', () => checkTables(golden(name)))
})

test.each(['red-dragon-wild-2', 'wanzhou-2', 'blood-flow-discard-three-1', 'planet-blood-battle-v1-1'])(
  'the decisions of %s are those that were made',
  (name) => checkDecisions(golden(name)),
)

describe.each(RULE_SETS.map((rules) => [rules.id, rules] as const))('deals by bots of %s', (_, rules) => {
  property.prop([fc.integer({ min: 1, max: 10_000 })], { numRuns: 5 })('give tables that agree', (dealNumber) =>
    checkTables(simulated(rules, 'tables', dealNumber)),
  )
})

test('nothing that a seat cannot see is in its decisions: others hands and the wall may be anything', () => {
  const records = golden('sichuan-swap-three-2')
  const deal = finishedDeal(records)!
  const columns = tableNamed('decisions')!.columns
  const own = decisionsOf(deal).find(({ kind, before }) => kind === 'claim' && before.discards > 20)!
  const others = SEATS.filter((seat) => seat !== own.seat)
  const hands = others.map((seat) => own.before.seats[seat].hand)
  const rowFor = (before: Deal): Value[] => {
    const steps = deal.steps.map((step) => (step.ply === own.step.ply ? { ...step, before } : step))
    return tableNamed('decisions')!.rows({ ...deal, steps })[own.number - 1]!
  }
  const seats = own.before.seats.map((state, seat) =>
    seat === own.seat ? state : { ...state, hand: hands[(others.indexOf(seat as 0) + 1) % 3]! },
  ) as unknown as Deal['seats']
  const swapped: Deal = { ...own.before, seats, wall: own.before.wall.toReversed() }
  expect(rowFor(swapped)).toEqual(rowFor(own.before))
  expect(columns.length).toBe(rowFor(own.before).length)
})

/** How many of some tiles a decision's seat saw neither in its hand nor on the table. */
function unseenOf(row: Row, before: Deal, wanted: readonly Tile[]): number {
  const seen = countTiles([
    ...tiles(row['hand'] as string),
    ...before.seats.flatMap(({ river, melds, laidAside }) => [
      ...river.map(({ tile }) => tile),
      ...laidAside,
      ...melds.flatMap(({ kind, tile }) => Array.from({ length: kind === 'pung' ? 3 : 4 }, () => tile)),
    ]),
  ])
  return wanted.reduce((sum, tile) => sum + 4 - seen[kindOf(tile)]!, 0)
}

test('useful tiles that are left are counted from what the seat sees', () => {
  const records = golden('wanzhou-1')
  const deal = finishedDeal(records)!
  const row = rowsOf('decisions', records).findLast((found) => found['kind'] === 'claim')!
  const before = deal.steps[row['ply'] as number]!.before as Deal
  expect(row['useful_left']).toBe(unseenOf(row, before, tiles(row['useful'] as string)))
})

test('a tile just discarded is none of the useful ones that are left', () => {
  const deal = finishedDeal(golden('wanzhou-1'))!
  const rows = rowsOf('decisions', golden('wanzhou-1'))
  let asked = 0
  for (const { kind, before, seat, number } of decisionsOf(deal)) {
    if (kind !== 'turn') continue
    const hand = ownHand(redactState(before, seatViewer(seat)), seat)
    for (const tile of tilesOf(hand.concealed)) {
      const { useful, left } = measureHand(hand, afterDiscard(hand, tile))!
      if (!useful!.includes(tile)) continue
      asked++
      expect(left).toBe(unseenOf(rows[number - 1]!, before, useful!))
    }
  }
  expect(asked).toBeGreaterThan(10)
})

test('think time is counted from when a seat could first decide', () => {
  const records = golden('wanzhou-1')
  const tsumo = rowsOf('decisions', records).find((row) => row['kind'] === 'turn' && row['turn'] === 'draw')!
  const drawn = records[(tsumo['ply'] as number) - 1]!
  expect(drawn.type).toBe('TileDrawn')
  expect(tsumo['took']).toBe(Date.parse(tsumo['time'] as string) - Date.parse(drawn.time))
})

test('a deal that is not over has no rows', () => {
  expect(finishedDeal(golden('wanzhou-1').slice(0, -1))).toBeNull()
  let state: DealState = UNSTARTED
  for (const record of golden('wanzhou-1')) state = evolve(state, dealEventOf(record))
  expect(endedDeal(state)).not.toBeNull()
})

test('every column has a name of its own, a meaning and, where it is a number, a unit', () => {
  for (const { columns, key } of TABLES) {
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length)
    expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining([...key]))
    for (const { name, meaning, type, unit } of columns) {
      expect(name).toMatch(/^[a-z][a-z_]*$/)
      expect(meaning).toMatch(/\.$/)
      expect(unit === null).toBe(type === 'text' || type === 'boolean')
    }
  }
})

describe('CSV', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom(
      '=HYPERLINK("http://x")',
      '+1',
      '-1',
      '@x',
      '\tx',
      '\rx',
      "'quoted",
      '"',
      ',',
      '\n',
      '\r\n',
      '',
      ' x ',
      '🀄‮麻將',
    ),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
  )

  property.prop([fc.array(fc.array(value, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 })], {
    numRuns: 300,
  })('is read by another parser to the same values, and no spreadsheet runs any of them', (rows) => {
    const text = rows.map(csvLine).join('')
    const read = parseCsv(text)
    expect(read.length).toBe(rows.length)
    for (const [at, row] of rows.entries())
      for (const [column, value] of row.entries()) {
        const { field, quoted } = read[at]![column]!
        if (value === null) expect([field, quoted]).toEqual(['', false])
        else if (typeof value === 'string') {
          expect(unguarded(field)).toBe(value)
          expect(field).not.toMatch(/^[=+\-@\t\r]/)
          if (value === '') expect(quoted).toBe(true)
        } else expect(field).toBe(String(value))
      }
  })

  test('negative numbers stay numbers', () => {
    expect(csvLine([-5, '-5', null, '', true])).toBe(`-5,'-5,,"",true\r\n`)
    expect(csvHeader(tableNamed('payments')!)).toBe(
      'deal,payment,ply,time,reason,about_seat,tile,from_seat,to_seat,points\r\n',
    )
  })
})
