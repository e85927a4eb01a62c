import { describe, expect, test } from 'vitest'
import { fc, test as property } from '@fast-check/vitest'
import { seatViewer, SPECTATOR } from '@paipu/views'
import { writeLog } from '@paipu/records'
import {
  logOf,
  logValidator,
  writeCompact,
  writeJsonLines,
  writeText,
  type LogForm,
  type Validation,
} from '../src/index.ts'
import { golden, GOLDEN, goldenText } from './support/deals.ts'

function validate(text: string): Validation {
  const validator = logValidator()
  for (const line of text.replace(/\n$/, '').split('\n')) validator.take(line)
  validator.end()
  return validator.result()
}

const WRITERS: Readonly<Record<LogForm, (name: string) => string>> = {
  events: (name) => writeJsonLines(logOf(golden(name))),
  text: (name) => writeText(logOf(golden(name))),
  compact: (name) => writeCompact(logOf(golden(name))),
  records: goldenText,
}
const FORMS = Object.keys(WRITERS) as LogForm[]

describe.each(FORMS)('the form %s', (form) => {
  test('golden deals are sound, alone and all in one file', () => {
    const texts = GOLDEN.map((name) => WRITERS[form](name))
    for (const text of texts) expect(validate(text)).toMatchObject({ form, fault: null, valid: { deals: 1 } })
    expect(validate(texts.join(''))).toMatchObject({
      form,
      fault: null,
      valid: { deals: GOLDEN.length, bytes: new TextEncoder().encode(texts.join('')).length },
    })
  })

  property.prop([fc.constantFrom(...GOLDEN), fc.nat(), fc.constantFrom('drop', 'double', 'swap', 'cut')], {
    numRuns: 25,
  })('a file whose lines were tampered with is refused where it stops being right', (name, where, how) => {
    const lines = WRITERS[form](name).trimEnd().split('\n')
    const at = where % lines.length
    const changed = tamper(lines, at, how)
    if (changed === null) return
    const text = `${changed.join('\n')}\n`
    const { fault, valid } = validate(text)
    expect(fault).not.toBeNull()
    expect(fault!.reason).not.toBe('')
    expect(fault!.line).toBeGreaterThan(0)
    expect(fault!.line).toBeLessThanOrEqual(changed.length)
    // Only what stands behind a whole deal leaves it as it is.
    const isBehind = how === 'double' && at === lines.length - 1 && (form === 'events' || form === 'records')
    expect(valid).toMatchObject({ lines: fault!.line - 1, deals: isBehind ? 1 : 0 })
    expect(new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, valid.bytes))).toBe(
      changed
        .slice(0, valid.lines)
        .map((line) => `${line}\n`)
        .join(''),
    )
    // Nothing before the place that was touched is found fault with.
    expect(fault!.line).toBeGreaterThanOrEqual(form === 'compact' ? 1 : Math.min(at + 1, changed.length))
  })

  property.prop([fc.constantFrom(...GOLDEN), fc.nat(), fc.string({ minLength: 1, maxLength: 3 })], { numRuns: 60 })(
    'whatever stands in a file, the validator answers',
    (name, where, junk) => {
      const text = WRITERS[form](name)
      const at = where % text.length
      const { valid } = validate(text.slice(0, at) + junk + text.slice(at + 1))
      expect(valid.bytes).toBeLessThanOrEqual(new TextEncoder().encode(text).length + 9)
    },
  )
})

/** The lines changed; `null` where nothing that matters would be (blank lines, neighbours that are the same). */
function tamper(lines: readonly string[], at: number, how: string): string[] | null {
  const line = lines[at]!
  if (line.trim() === '') return null
  switch (how) {
    case 'drop':
      return lines.length === 1 || isHeaderText(line) ? null : lines.toSpliced(at, 1)
    case 'double':
      return lines.length === 1 ? null : lines.toSpliced(at, 0, line)
    case 'swap': {
      const next = lines[at + 1]
      return next === undefined || next.trim() === '' || isHeaderText(line) || isHeaderText(next)
        ? null
        : lines.toSpliced(at, 2, next, line)
    }
    default:
      return isHeaderText(line) ? null : lines.toSpliced(at, 1, line.slice(0, Math.floor(line.length / 2)))
  }
}

/** Lines of the text form whose order does not matter, or which may be missing. */
function isHeaderText(line: string): boolean {
  return /^[a-zA-Z[\].0-9]+: /.test(line) || /^paipu 1$|^\[/.test(line)
}

describe('what a fault says', () => {
  const lines = (): string[] => WRITERS.events('wanzhou-1').trimEnd().split('\n')
  const faultOf = (change: (lines: string[]) => void): Validation['fault'] => {
    const changed = lines()
    change(changed)
    return validate(`${changed.join('\n')}\n`).fault
  }
  const edit = (at: number, from: string | RegExp, to: string) => (changed: string[]) => {
    changed[at] = changed[at]!.replace(from, to)
  }

  test('a discard that the seat does not hold', () => {
    const at = lines().findIndex((line) => line.includes('TileDiscarded'))
    expect(faultOf(edit(at, /"tile":"\d./, '"tile":"9m'))).toMatchObject({
      line: at + 1,
      reason: expect.stringMatching(/tile-not-held|void-suit-first|where the rules make it/) as string,
    })
  })

  test.each([
    ['a header of another version', 0, '"version":1', '"version":2', /header.version must be equal to constant/],
    [
      'a header that says something else than the first event',
      0,
      '"dealer":',
      '"dealer":3,"was":',
      /dealer is not what the header says/,
    ],
    ['a ply that is missing', 5, '"ply":4', '"ply":5', /ply 5 where 4 belongs/],
    ['an event that is not known', 5, /"name":"[A-Za-z]+"/, '"name":"TileEaten"', /is no event type/],
    ['a newer event', 5, /"version":1/, '"version":9', /has no version 9 here/],
    ['a time that is none', 5, /"time":"[^"]+"/, '"time":"2026-02-30T25:00:00.000Z"', /time must match pattern/],
    ['a field too many', 5, '"fields":{', '"fields":{"extra":1,', /has no property "extra"/],
  ])('%s', (_, at, from, to, reason) => {
    expect(faultOf(edit(at, from, to))).toMatchObject({ reason: expect.stringMatching(reason) as string })
  })

  test('a footer with another head, total or number of lines', () => {
    const last = lines().length - 1
    expect(faultOf(edit(last, /"head":"./, `"head":"${'f'}`))?.reason ?? '').toMatch(/^head .* is not the hash|^$/)
    expect(faultOf(edit(last, '"totals":[', '"totals":[1'))).toMatchObject({ line: last + 1 })
    expect(faultOf(edit(last, /"lines":\d+/, '"lines":7'))).toMatchObject({
      line: last + 1,
      reason: expect.stringContaining('lines is 7') as string,
    })
  })

  test('a log without its end', () => {
    expect(validate(`${lines().slice(0, 30).join('\n')}\n`).fault).toEqual({
      line: 30,
      reason: 'the log stops before its footer',
    })
  })

  test('nesting without end is refused, not followed', () => {
    expect(validate(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}\n`).fault).toMatchObject({ line: 1 })
  })
})

test('unknown fields do not make a log unsound', () => {
  const log = logOf(golden('wanzhou-1'))
  const extended = {
    header: { ...log.header, 'x-club': 'Chengdu' },
    events: log.events.map((event) => ({ ...event, 'x-note': event.ply })),
    footer: { ...log.footer!, 'x-end': true },
  }
  for (const write of [writeJsonLines, writeText, writeCompact])
    expect(validate(write(extended))).toMatchObject({ fault: null, valid: { deals: 1 } })
})

test('a seed that is hidden is for views alone', () => {
  const hidden = golden('wanzhou-1').map((record) =>
    record.type === 'DealEnded' ? { ...record, data: { ...(record.data as object), seed: '?' } } : record,
  )
  for (const write of [writeJsonLines, writeText, writeCompact]) {
    const view = write(logOf(hidden, { viewer: seatViewer(1) }))
    expect(validate(view)).toMatchObject({ fault: null, valid: { deals: 1 } })
    expect(validate(write(logOf(hidden))).fault?.reason).toMatch(/seed/)
  }
})

test('a view is sound in its form', () => {
  const view = writeText(logOf(golden('wanzhou-1'), { viewer: SPECTATOR }))
  expect(validate(view)).toMatchObject({ fault: null, valid: { deals: 1 } })
})

test('what a person types needs neither ids nor hashes nor what is usual', () => {
  const typed = writeText(logOf(golden('research-9')))
    .replaceAll(/ #[0-9a-f-]+/g, '')
    .replaceAll(/^(deal|table|commitment|head|seed|viewer): .*\n/gm, '')
  expect(typed.length).toBeLessThan(3000)
  expect(validate(typed)).toMatchObject({ form: 'text', fault: null, valid: { deals: 1 } })
})

test('the same typed text gives the same deal, hashes and all', () => {
  const text = writeText(logOf(golden('research-9')))
    .replaceAll(/ #[0-9a-f-]+/g, '')
    .replace(/^deal: .*\n/m, '')
  const recordsIn = (source: string): string => {
    const validator = logValidator()
    const found = source.split('\n').map((line) => validator.take(line))
    const deal = [...found, validator.end()].find((item) => item !== null)
    return deal?.checked.kind === 'deal' ? writeLog(deal.checked.records) : ''
  }
  const withoutHead = text.replace(/^head: .*$/m, 'head: null')
  expect(recordsIn(withoutHead)).not.toBe('')
  expect(recordsIn(withoutHead)).toBe(recordsIn(`# typed again\n${withoutHead}`))
})
