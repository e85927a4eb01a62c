import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { idOfStream, tableStream, type EventRecord } from '@paipu/contracts'
import { newestRuleSet } from '@paipu/engine'
import type { EventStore } from '@paipu/event-store'
import { commitmentOf } from '@paipu/fairness'
import {
  appendRecords,
  EMPTY_HEAD,
  importDeal,
  readLog,
  readyDeal,
  sealAfter,
  standingOf,
  writeLog,
} from '../src/index.ts'
import { golden, resealed, simulated, withLeaf } from './support/deals.ts'
import { emptyStore } from './support/store.ts'

const DEAL = golden('research-1')
const PLAYED = simulated(newestRuleSet('wanzhou')!, 'oddities')
const OTHER = simulated(newestRuleSet('wanzhou')!, 'others')

function standing(store: EventStore, records: readonly EventRecord[]) {
  const deal = readyDeal(records)
  return standingOf(store, deal, () => deal)
}

async function imported(records: readonly EventRecord[]) {
  const store = await emptyStore()
  const result = await importDeal(store, records)
  let stored = 0
  for await (const _ of store.readAll()) stored++
  expect(stored).toBe(result.result === 'stored' ? records.length : 0)
  return result
}

const named = (name: string): EventRecord[] => resealed(withLeaf(DEAL, ['0', 'data', 'seats', '2', 'name'], () => name))
const timed = (at: number, time: string): EventRecord[] =>
  resealed(DEAL.map((record, index) => (index >= at ? { ...record, time } : record)))

describe('a deal is not taken', () => {
  test.each([
    ['the year 0', timed(0, '0000-01-01T00:00:00.000Z'), 0],
    ['the year 9999', timed(0, '9999-12-31T23:59:59.999Z'), 0],
    ['an end long after all readers', timed(DEAL.length - 1, '2200-01-01T00:00:00.000Z'), DEAL.length - 1],
    [
      'time that goes back',
      resealed(PLAYED.map((record, at) => (at === 30 ? { ...record, time: '2019-12-31T23:59:59.999Z' } : record))),
      30,
    ],
  ])('with %s', async (_what, records, at) => {
    expect(await imported(records)).toMatchObject({ result: 'refused', fault: { at } })
  })

  test.each([
    ['a C1 control', 'a\u0085b', 'U+0085'],
    ['an escape of C1', '\u009b31m', 'U+009B'],
    ['a line separator', 'a\u2028b', 'U+2028'],
    ['a direction overridden', '\u202eSID', 'U+202E'],
    ['an isolate that is not closed', '\u2067abc', 'U+2067'],
    ['half a character', 'a\ud83c', 'U+D83C'],
    ['a code point that is none', 'a\uffff', 'U+FFFF'],
    ['a space without width', 'An\u200bn', 'U+200B'],
    ['a soft hyphen', 'An\u00adn', 'U+00AD'],
    ['a joiner of words', 'An\u2060n', 'U+2060'],
    ['a mark of byte order', '\ufeffAnn', 'U+FEFF'],
    ['a language tag', 'a\u{e0001}', 'U+E0001'],
    ['nothing but spaces', ' \u00a0\u3000', 'seen'],
    ['nothing but what joins', '\u200d\ufe0f', 'seen'],
    ['a letter that is blank', '\u3164\u115f\u2800', 'seen'],
    ['piles of marks', `Z${'\u0351'.repeat(20)}`, 'piles'],
  ])('with a name of %s', async (_what, name, word) => {
    expect(await imported(named(name))).toMatchObject({
      result: 'refused',
      fault: { at: 0, message: expect.stringMatching(new RegExp(`seat 2 .*${word.replace('+', '\\+')}`)) as unknown },
    })
    const source = resealed(withLeaf(DEAL, ['0', 'data', 'source'], () => name))
    expect(await imported(source)).toMatchObject({ result: 'refused' })
  })

  test('under an id that a table has announced, whatever table it names', async () => {
    const table = '0190a000-0000-7000-8000-000000000001'
    const deal = idOfStream(DEAL[0]!.stream)
    const secret = '5'.repeat(64)
    const stamp = { time: '2026-01-01T00:00:00.000Z', correlationId: table, actor: 'table', newId: randomUUID } as const
    const announced = {
      type: 'SeedCommitted',
      data: { deal, dealNumber: 1, commitment: commitmentOf(secret), secret },
    } as const
    const store = await emptyStore()
    // What was announced is looked for from here on; it comes later, behind other events.
    expect(await standing(store, DEAL)).toBeNull()
    expect(await importDeal(store, OTHER)).toEqual({ result: 'stored' })
    expect(await standing(store, DEAL)).toBeNull()
    await appendRecords(store, sealAfter(tableStream(table), EMPTY_HEAD, [announced], stamp))
    const elsewhere = resealed(withLeaf(DEAL, ['0', 'data', 'table'], () => deal))
    for (const records of [DEAL, elsewhere]) {
      const message = `table ${table} has announced deal ${deal}`
      expect(await standing(store, records)).toMatchObject({ fault: { message } })
      expect(await importDeal(store, records)).toEqual({ result: 'refused', fault: { at: 0, message } })
    }
    expect(await importDeal(store, PLAYED)).toEqual({ result: 'stored' })
  })
})

test.each([
  ['emoji', '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️'],
  ['mahjong tiles', '🀄🀅🀆'],
  ['Arabic', 'محمد'],
  ['Hebrew beside Latin', 'דוד David'],
  ['Persian with a joiner', 'می‌خواهم'],
  ['Devanagari', 'क्षत्रिय'],
  ['Vietnamese in parts', 'Nguyễn'.normalize('NFD')],
  ['Chinese', '張三丰'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['an object’s own', '__proto__'],
])('a name in %s stays as it is', async (_what, name) => {
  const records = named(name)
  expect(await imported(records)).toEqual({ result: 'stored' })
  expect(readLog(writeLog(records))).toEqual({ ok: true, records })
})

test('no record reaches what all objects have', () => {
  const line = writeLog(DEAL.slice(0, 1)).trim()
  for (const forged of [
    line.replace('{', '{"__proto__":{"polluted":1},'),
    line.replace('"data":{', '"data":{"__proto__":{"polluted":1},'),
    line.replace('"data":{', '"data":{"constructor":{"prototype":{"polluted":1}},'),
    line.replace('"metadata":{', '"metadata":{"__proto__":{"polluted":1},'),
    line.replace('"options":{', '"options":{"__proto__":{"polluted":1},'),
  ]) {
    expect(forged).not.toBe(line)
    const read = readLog(forged)
    if (read.ok) expect(Object.hasOwn((read.records[0]!.data as { ruleSet: object }).ruleSet, 'polluted')).toBe(false)
    expect(Object.prototype).not.toHaveProperty('polluted')
  }
})
