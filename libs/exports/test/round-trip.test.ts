import { describe, expect, test } from 'vitest'
import { fc, test as property } from '@fast-check/vitest'
import { RULE_SETS } from '@paipu/engine'
import { ALL_HANDS, seatViewer, SPECTATOR } from '@paipu/views'
import { writeLog } from '@paipu/records'
import {
  compactReader,
  jsonLinesReader,
  logOf,
  recordsOf,
  textReader,
  writeCompact,
  writeJsonLines,
  writeText,
  type LogReader,
  type PaipuLog,
} from '../src/index.ts'
import { golden, GOLDEN, goldenText, onlyLog, simulated } from './support/deals.ts'

const FORMS: readonly (readonly [string, (log: PaipuLog) => string, () => LogReader])[] = [
  ['JSON Lines', writeJsonLines, jsonLinesReader],
  ['text', writeText, textReader],
  ['compact', writeCompact, compactReader],
]

/** A log written in one form, read, and so on through all of them. */
function throughAllForms(log: PaipuLog): PaipuLog {
  return FORMS.reduce((before, [, write, reader]) => onlyLog(reader(), write(before)), log)
}

describe.each(GOLDEN)('golden deal %s', (name) => {
  test.each(FORMS)('goes to %s and back byte for byte, hashes recomputed', (_, write, reader) => {
    const read = onlyLog(reader(), write(logOf(golden(name))))
    expect(writeLog(recordsOf(read))).toBe(goldenText(name))
  })

  test('says the same in all forms', () => {
    const log = logOf(golden(name), { generator: 'paipu test' })
    expect(throughAllForms(log)).toEqual(log)
    for (const [, write, reader] of FORMS) expect(write(onlyLog(reader(), write(log)))).toBe(write(log))
  })

  test.each([SPECTATOR, seatViewer(2), ALL_HANDS])('keeps what is hidden hidden for viewer %j', (viewer) => {
    const log = logOf(golden(name), { viewer })
    expect(throughAllForms(log)).toEqual(log)
    expect(writeJsonLines(log)).not.toMatch(/"(id|head|cause|by)":"[0-9a-f-]{36,}"/)
    expect(log.events.find((event) => event.name === 'WallBuilt')!.fields['wall']).toEqual(
      expect.not.arrayContaining(['1m', '1p', '1s']),
    )
  })
})

describe.each(RULE_SETS.map((rules) => [rules.id, rules] as const))('deals by bots of %s', (_, rules) => {
  property.prop([fc.integer({ min: 1, max: 10_000 })], { numRuns: 8 })('lose nothing in any form', (dealNumber) => {
    const records = simulated(rules, 'round trip', dealNumber)
    const log = throughAllForms(logOf(records))
    expect(writeLog(recordsOf(log))).toBe(writeLog(records))
  })
})

/** Fields that version 1 does not know. */
const unknownFields = fc.dictionary(
  fc.oneof(
    fc.stringMatching(/^x-[a-z]{1,8}$/),
    fc.string().map((text) => `x ${text}`),
  ),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown),
  { maxKeys: 3 },
)

property.prop([unknownFields, unknownFields, unknownFields, unknownFields, fc.nat()], { numRuns: 150 })(
  'fields that are not known survive every form',
  (inHeader, inEvent, inFields, inFooter, where) => {
    const log = logOf(golden('wanzhou-2'))
    const at = where % log.events.length
    const extended: PaipuLog = {
      header: { ...inHeader, ...log.header },
      events: log.events.map((event) =>
        event.ply === at ? { ...inEvent, ...event, fields: { ...inFields, ...event.fields } } : event,
      ),
      footer: { ...inFooter, ...log.footer! },
    }
    expect(throughAllForms(extended)).toEqual(extended)
  },
)

const anyTime = fc.integer({ min: 0, max: Date.UTC(2100, 0) }).map((time) => new Date(time).toISOString())

property.prop(
  [
    fc.array(
      fc.record({
        name: fc.oneof(
          fc.stringMatching(/^[A-Z][A-Za-z]{0,10}$/),
          fc.constantFrom('TileDrawn', 'WinDeclared', 'PointsPaid'),
        ),
        version: fc.integer({ min: 1, max: 3 }),
        time: anyTime,
        seat: fc.constantFrom(0, 1, 2, 3, null),
        fields: unknownFields,
        cause: fc.option(fc.nat()),
      }),
      { maxLength: 12 },
    ),
  ],
  { numRuns: 150 },
)('events of any kind survive every form', (events) => {
  const log = logOf(golden('wanzhou-2'))
  const made = events.map(({ cause, ...event }, at) => ({
    ply: at + 1,
    ...event,
    ...(cause === null ? {} : { cause: cause % (at + 1) }),
  }))
  const strange = { ...log, events: [log.events[0]!, ...made] as PaipuLog['events'] }
  expect(throughAllForms(strange)).toEqual(strange)
})

test('a log that stops early is read as far as it goes', () => {
  const log = logOf(golden('wanzhou-2').slice(0, 20))
  expect(log.footer).toBeNull()
  expect(throughAllForms(log)).toEqual(log)
})

test('ids that follow from a name need not be written', () => {
  const records = recordsOf({ ...logOf(golden('wanzhou-2')), header: { ...logOf(golden('wanzhou-2')).header } })
  expect(writeLog(records)).toBe(goldenText('wanzhou-2'))
  const bare = logOf(golden('wanzhou-2')).events.map(({ id: _, ...event }) => event)
  const header = { ...logOf(golden('wanzhou-2')).header, ids: 'a name of its own' }
  const derived = recordsOf({ header, events: bare, footer: null })
  const again = logOf(derived, { ids: 'a name of its own' })
  expect(again.events.every((event) => event.id === undefined)).toBe(true)
  expect(recordsOf(throughAllForms(again))).toEqual(derived)
})
