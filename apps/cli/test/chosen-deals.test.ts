import { expect, test } from 'vitest'
import { dealStream, type DealStartedV1, type EventRecord } from '@paipu/contracts'
import { openEmbeddedStore, type EventStore } from '@paipu/event-store'
import type { DealChoice } from '@paipu/exports'
import { appendRecords } from '@paipu/records'
import { chosenDeals, type LeftOut } from '../src/support/chosen-deals.ts'
import { dealMarks } from '../src/support/deal-marks.ts'
import { dealAtTable, golden } from './support/stores.ts'

const TABLE_DEAL = dealAtTable('red-dragon-wild-1', '2026-11-30T08:00:00.000Z', 60)
const DELAYED = dealAtTable('red-dragon-wild-2', '2026-11-30T09:00:00.000Z', 3600)
const WHOLE = [TABLE_DEAL.deal, ...['wanzhou-1', 'research-1', 'wanzhou-2', 'open-blood-battle-1'].map(golden)]
const NOW = Date.parse('2026-11-30T09:30:00.000Z')

/** A store with finished deals, one within its delay and one that has no end, and the streams that are read of it. */
async function filled(): Promise<{ readonly store: EventStore; readonly read: string[] }> {
  const store = await openEmbeddedStore({ path: ':memory:' })
  const unfinished = golden('research-2').slice(0, -1)
  for (const records of [TABLE_DEAL.table, DELAYED.table, unfinished, ...WHOLE, DELAYED.deal])
    await appendRecords(store, records)
  const read: string[] = []
  return {
    read,
    store: {
      ...store,
      readStream(stream, options) {
        read.push(stream)
        return store.readStream(stream, options)
      },
      readAll: () => expect.unreachable('all events are read'),
    },
  }
}

const startOf = (records: readonly EventRecord[]): DealStartedV1 => records[0]!.data as DealStartedV1
const streamOf = (records: readonly EventRecord[]): string => records[0]!.stream
const endOf = (records: readonly EventRecord[]): string => records.at(-1)!.time
const wanzhou = WHOLE.filter((records) => startOf(records).ruleSet.id === 'wanzhou')
const player = startOf(golden('open-blood-battle-1')).seats[2].player

test.each<readonly [string, DealChoice, readonly EventRecord[][]]>([
  ['all', {}, WHOLE],
  ['a rule set', { rules: 'wanzhou' }, wanzhou],
  ['a table', { atTable: startOf(TABLE_DEAL.deal).table! }, [TABLE_DEAL.deal]],
  ['a table without deals', { atTable: dealStream('0').slice(5) }, []],
  ['a player', { player }, WHOLE.filter((records) => startOf(records).seats.some((seat) => seat.player === player))],
  ['a time and later', { from: endOf(wanzhou[1]!) }, WHOLE.filter((each) => endOf(each) >= endOf(wanzhou[1]!))],
  ['before a time', { to: endOf(wanzhou[1]!) }, WHOLE.filter((each) => endOf(each) < endOf(wanzhou[1]!))],
  ['a rule set and a time', { rules: 'wanzhou', from: endOf(wanzhou[0]!) }, [wanzhou[0]!]],
])('of %s no other deals are read', async (_, choice, expected) => {
  const { store, read } = await filled()
  const left: LeftOut[] = []
  const found: string[] = []
  for await (const { records } of chosenDeals(store, choice, { now: NOW }, (deal) => left.push(deal)))
    found.push(streamOf(records))
  expect(found).toEqual(expected.map(streamOf))
  const late = left.map(({ id, delayed }) => [dealStream(id), delayed])
  expect(late).toEqual(read.includes(streamOf(DELAYED.deal)) ? [[streamOf(DELAYED.deal), true]] : [])
  const dealsRead = read.filter((stream) => stream.startsWith('deal-'))
  expect(dealsRead.toSorted()).toEqual([...found, ...late.map(([stream]) => stream)].toSorted())
  await store.close()
})

test('nothing that the store got after the last deal is looked at', async () => {
  const { store, read } = await filled()
  const last = streamOf(wanzhou[0]!).slice('deal-'.length)
  const found: string[] = []
  for await (const { records } of chosenDeals(store, {}, { now: NOW, last }, () => {})) found.push(streamOf(records))
  expect(found).toEqual([streamOf(TABLE_DEAL.deal), streamOf(wanzhou[0]!)])
  expect(read).not.toContain(streamOf(wanzhou[1]!))
  for await (const _ of chosenDeals(store, {}, { now: NOW, last: null }, () => {})) expect.unreachable()
  await store.close()
})

test('more than is read ahead comes whole and in order, and a store that is closed meanwhile is told of', async () => {
  const store = await openEmbeddedStore({ path: ':memory:' })
  const streams = Array.from({ length: 1300 }, (_, number) => dealStream(`${number}`))
  for (const stream of streams)
    await store.append(stream, 'no-stream', [
      { id: crypto.randomUUID(), type: 'DealStarted', data: '{}', metadata: '{}' },
      { id: crypto.randomUUID(), type: 'TileDrawn', data: '{}', metadata: '{}' },
    ])
  const found: string[] = []
  for await (const { stream, type } of dealMarks(store)) {
    expect(type).toBe('DealStarted')
    found.push(stream)
  }
  expect(found).toEqual(streams)
  const some = dealMarks(store)
  await some.next()
  await store.close()
  const rest = async () => {
    for await (const { stream } of some) found.push(stream)
  }
  await expect(rest()).rejects.toThrow('closed')
})
