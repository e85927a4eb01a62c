import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { idOfStream, tableStream, type EventRecord } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { newestRuleSet } from '@paipu/engine'
import { appendRecords, EMPTY_HEAD, headAfter, importDeal, readRecords, sealAfter } from '../src/index.ts'
import { golden, resealed, simulated, withLeaf } from './support/deals.ts'
import { emptyStore } from './support/store.ts'

async function countAll(store: EventStore): Promise<number> {
  let count = 0
  for await (const _ of store.readAll()) count++
  return count
}

const DEAL = golden('research-1')
const BOTS = simulated(newestRuleSet('sichuan-swap-three')!, 'import')

describe('importing a deal', () => {
  test('stores all of it, once', async () => {
    const store = await emptyStore()
    expect(await importDeal(store, DEAL)).toEqual({ result: 'stored' })
    expect(await importDeal(store, DEAL)).toEqual({ result: 'already-there' })
    expect(await countAll(store)).toBe(DEAL.length)
    expect(await readRecords(store, DEAL[0]!.stream)).toEqual(DEAL)
  })

  test('gives two stores the same hashes, in whatever order', async () => {
    const [one, other] = [await emptyStore(), await emptyStore()]
    for (const records of [DEAL, BOTS]) await importDeal(one, records)
    for (const records of [BOTS, DEAL]) await importDeal(other, records)
    for (const { stream } of [DEAL[0]!, BOTS[0]!])
      expect(await readRecords(one, stream)).toEqual(await readRecords(other, stream))
  })

  test('stores each once when several come at once', async () => {
    const store = await emptyStore()
    const results = await Promise.all([DEAL, DEAL, BOTS].map((records) => importDeal(store, records)))
    expect(results.map(({ result }) => result)).not.toContain('refused')
    expect(await countAll(store)).toBe(DEAL.length + BOTS.length)
  })

  test.each([
    [
      'a payment changed',
      resealed(
        withLeaf(
          DEAL,
          [String(DEAL.findIndex(({ type }) => type === 'PointsPaid')), 'data', 'payments', '0', 'points'],
          () => 9,
        ),
      ),
    ],
    [
      'a hash changed',
      withLeaf(DEAL, ['133', 'metadata', 'hash'], (hash) =>
        String(hash).replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
      ),
    ],
    ['the last event missing', DEAL.slice(0, -1)],
    ['the first event missing', DEAL.slice(1)],
    ['events after its end', resealed([...DEAL, { ...DEAL.at(-1)!, revision: DEAL.length }])],
    ['nothing', []],
    ['ids in capitals', resealed(DEAL.map((record) => ({ ...record, id: record.id.toUpperCase() })))],
    ['a stream whose id is none', resealed(DEAL.map((record) => ({ ...record, stream: `deal-${'-'.repeat(36)}` })))],
    ['a time that no calendar has', resealed(DEAL.map((record) => ({ ...record, time: '2026-02-30T12:00:00.000Z' })))],
    ['a number that no list can give', resealed(withLeaf(DEAL, ['0', 'data', 'dealNumber'], () => 2 ** 31))],
  ])('stores nothing of one with %s', async (_, records: readonly EventRecord[]) => {
    const store = await emptyStore()
    expect(await importDeal(store, records)).toMatchObject({ result: 'refused' })
    expect(await countAll(store)).toBe(0)
  })

  test('refuses other events of a deal that is there, and leaves that as it is', async () => {
    const store = await emptyStore()
    await importDeal(store, DEAL)
    const renamed = resealed(withLeaf(DEAL, ['0', 'data', 'seats', '0', 'name'], () => 'Someone else'))
    expect(await importDeal(store, renamed)).toMatchObject({
      result: 'refused',
      fault: { at: 0, message: expect.stringContaining('other events') as unknown },
    })
    expect(await readRecords(store, DEAL[0]!.stream)).toEqual(DEAL)
  })

  test('stores one of two that have the same ids and come at once, and refuses the other', async () => {
    const store = await emptyStore()
    const renamed = resealed(withLeaf(DEAL, ['0', 'data', 'seats', '0', 'name'], () => 'Someone else'))
    const results = await Promise.all([DEAL, renamed].map((records) => importDeal(store, records)))
    expect(results.map(({ result }) => result)).toEqual(['stored', 'refused'])
    expect(await readRecords(store, DEAL[0]!.stream)).toEqual(DEAL)
  })

  test('refuses a deal that names a table of the store which never opened it', async () => {
    const store = await emptyStore()
    const table = '0190a000-0000-7000-8000-000000000001'
    const forged = resealed(withLeaf(BOTS, ['0', 'data', 'table'], () => table))
    const stamp = { time: '2019-12-31T23:00:00.000Z', correlationId: table, actor: 'table', newId: randomUUID } as const
    const opened = (deal: string) =>
      sealAfter(
        tableStream(table),
        EMPTY_HEAD,
        [{ type: 'DealOpened', data: { deal, dealNumber: 1, dealer: 0 } }],
        stamp,
      )
    await appendRecords(store, opened(table))
    expect(await importDeal(store, forged)).toEqual({
      result: 'refused',
      fault: { at: 0, message: `table ${table} is in this store: the table never opened the deal` },
    })
    expect(await countAll(store)).toBe(1)
    const own = await emptyStore()
    await appendRecords(own, opened(idOfStream(BOTS[0]!.stream)))
    expect(await importDeal(own, forged)).toEqual({ result: 'stored' })
    expect(await importDeal(await emptyStore(), forged)).toEqual({ result: 'stored' })
  })

  test('refuses a deal of which the store has a part', async () => {
    const store = await emptyStore()
    await appendRecords(store, DEAL.slice(0, 40))
    expect(await importDeal(store, DEAL)).toMatchObject({ result: 'refused' })
    expect(await countAll(store)).toBe(40)
  })
})

describe('appending records', () => {
  test('refuses all of them for one that its schema refuses', async () => {
    const store = await emptyStore()
    const records = withLeaf(DEAL, ['60', 'data', 'seat'], () => 4)
    await expect(appendRecords(store, records)).rejects.toThrow(/@60: invalid-event-data/)
    expect(await countAll(store)).toBe(0)
  })

  test('goes on where a stream stands', async () => {
    const store = await emptyStore()
    await appendRecords(store, [])
    await appendRecords(store, DEAL.slice(0, 3))
    await appendRecords(store, DEAL.slice(3))
    await expect(appendRecords(store, DEAL.slice(5, 7).toReversed())).rejects.toThrow(/expected at revision 5/)
    expect(await readRecords(store, DEAL[0]!.stream)).toEqual(DEAL)
  })

  test('finds no records where there is no stream', async () => {
    expect(await readRecords(await emptyStore(), 'deal-none')).toEqual([])
  })
})

describe('sealing', () => {
  test('links events of one decision to the first and all to the head', () => {
    const ids = ['a', 'b', 'c']
    const stamp = {
      time: '2020-01-01T00:00:00.000Z',
      correlationId: 'x',
      actor: 'seat:1',
      newId: () => ids.shift()!,
    } as const
    const announced = { type: 'ReadyAnnounced', data: { seat: 1 } } as const
    const first = sealAfter('deal-1', EMPTY_HEAD, [announced, announced], stamp)
    const next = sealAfter('deal-1', headAfter(EMPTY_HEAD, first), [announced], stamp)
    expect(
      [...first, ...next].map(({ revision, id, metadata }) => [revision, id, metadata.causationId, metadata.actor]),
    ).toEqual([
      [0, 'a', null, 'seat:1'],
      [1, 'b', 'a', 'seat:1'],
      [2, 'c', null, 'seat:1'],
    ])
    expect([...first, ...next].map(({ metadata }) => metadata.prevHash)).toEqual([
      null,
      first[0]!.metadata.hash,
      first[1]!.metadata.hash,
    ])
    expect(headAfter(EMPTY_HEAD, [])).toBe(EMPTY_HEAD)
  })
})
