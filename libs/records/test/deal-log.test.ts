import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { RULE_SETS } from '@paipu/engine'
import { LONGEST_LINE, readLog, recordLine, writeLog } from '../src/index.ts'
import { golden, goldenText, recordsOf, simulated } from './support/deals.ts'

describe('a log', () => {
  test.each(RULE_SETS.map((rules) => [rules.id, rules] as const))('of %s reads back as it was written', (_, rules) => {
    const records = simulated(rules, 'round trip')
    expect(recordsOf(writeLog(records))).toEqual(records)
  })

  test('has its keys in the same order, whatever order a record has', () => {
    const [record] = golden('research-1')
    const shuffled = Object.fromEntries(Object.entries(record!).toReversed()) as unknown as typeof record
    expect(recordLine(shuffled!)).toBe(goldenText('research-1').split('\n')[0])
  })

  test('may hold blank lines and Windows line ends', () => {
    const text = goldenText('research-2')
    expect(recordsOf(`\n${text.replaceAll('\n', '\r\n')}\n \n`)).toEqual(recordsOf(text))
  })

  test('keeps names of every script', () => {
    const [first, ...rest] = golden('research-1')
    const data = first!.data as { readonly seats: readonly object[] }
    const seats = ['=1+1', 'a"b\\c', '牌谱🀄️', '\u202Eאב'].map((name, seat) => ({ ...data.seats[seat], name }))
    const records = [{ ...first!, data: { ...data, seats } }, ...rest]
    expect(recordsOf(writeLog(records))).toEqual(records)
  })
})

const LINE = goldenText('research-1').split('\n')[0]!
const RECORD = JSON.parse(LINE) as Readonly<Record<string, unknown>>

describe('a line that is no record is refused with its number', () => {
  const without = (key: string): string =>
    JSON.stringify(Object.fromEntries(Object.entries(RECORD).filter(([name]) => name !== key)))
  const having = (changes: object): string => JSON.stringify({ ...RECORD, ...changes })
  const cases: readonly (readonly [string, string, RegExp])[] = [
    ['no JSON', '{"stream":', /not JSON/],
    ['no object', '[1]', /not a JSON object/],
    ['null', 'null', /not a JSON object/],
    ['a field missing', without('data'), /data is missing/],
    ['a field too many', having({ extra: 1 }), /extra is no field/],
    ['a text where a number belongs', having({ revision: '0' }), /revision must be a whole number/],
    ['half a revision', having({ revision: 0.5 }), /revision must be a whole number/],
    ['a number where a text belongs', having({ stream: 1 }), /stream must be a string/],
    ['metadata missing', having({ metadata: null }), /metadata must be an object/],
    ['an unknown event', having({ type: 'TileEaten' }), /TileEaten.*no event type/],
    ['an event of the future', having({ version: 99 }), /no version 99/],
    ['data of another shape', having({ data: { seat: 9 } }), /DealStarted\.v1/],
    ['a prototype for data', LINE.replace('"data":{', '"data":{"__proto__":{},'), /DealStarted\.v1/],
    ['no time', having({ time: 'yesterday' }), /recordedAt/],
    ['a time in a month that is none', having({ time: '2026-13-01T00:00:00.000Z' }), /2026-13-01.* is no moment/],
    ['30 February', having({ time: '2026-02-30T12:00:00.000Z' }), /2026-02-30.* is no moment/],
    ['an id that is none', having({ id: 'x' }), /"x" is no UUID/],
    ['an id in capitals', having({ id: String(RECORD['id']).toUpperCase() }), /is no UUID in lower case/],
    ['far too much', `"${'x'.repeat(LONGEST_LINE)}"`, /longer than/],
  ]

  test.each(cases)('%s', (_, line, message) => {
    expect(readLog(`${LINE}\n\n${line}\n`)).toMatchObject({
      ok: false,
      fault: { line: 3, message: expect.stringMatching(message) as unknown },
    })
  })

  property.prop([fc.string({ maxLength: 200 })], { numRuns: 300 })('any text at all, without an exception', (text) => {
    expect(typeof readLog(text).ok).toBe('boolean')
  })

  property.prop([fc.json()], { numRuns: 200 })('any JSON at all, without an exception', (json) => {
    expect(readLog(json).ok).toBe(false)
  })
})
