import { expect, test } from 'vitest'
import type { EventRecord } from '@paipu/contracts'
import { checkDeal, dealReader, recordLine, type DealLines, type LineFault } from '../src/index.ts'
import { golden } from './support/deals.ts'

const [FIRST, SECOND] = [golden('research-1'), golden('research-2')]

/** What a reader answers to lines, with what is left open. */
function read(lines: readonly string[]): { deals: DealLines[]; faults: LineFault[]; unfinished: readonly DealLines[] } {
  const reader = dealReader()
  const answers = lines.flatMap((line, index) => reader.take(line, index + 1) ?? [])
  return {
    deals: answers.filter((answer) => 'records' in answer),
    faults: answers.filter((answer) => 'message' in answer),
    unfinished: reader.unfinished(),
  }
}

test('deals that are mixed come out whole, each with its lines, in the order in which they end', () => {
  const mixed: EventRecord[] = []
  for (let at = 0; at < Math.max(FIRST.length, SECOND.length); at++)
    mixed.push(...[FIRST[at], SECOND[at]].filter((record) => record !== undefined))
  const { deals, faults, unfinished } = read(['', ...mixed.map(recordLine)])
  expect(faults).toEqual([])
  expect(unfinished).toEqual([])
  const shorter = FIRST.length <= SECOND.length ? [FIRST, SECOND] : [SECOND, FIRST]
  expect(deals.map(({ records }) => records)).toEqual(shorter)
  for (const { records, lines } of deals) expect(lines.map((line) => mixed[line - 2])).toEqual(records)
})

test('a line that is no record is named, and a deal without its end is left open', () => {
  const { deals, faults, unfinished } = read([...FIRST.slice(0, 3).map(recordLine), '{"stream":', ' '])
  expect(deals).toEqual([])
  expect(faults).toEqual([{ line: 4, message: 'the line is not JSON' }])
  expect(unfinished).toEqual([{ records: FIRST.slice(0, 3), lines: [1, 2, 3] }])
})

test('what was read is checked anew where another record stands in the list', () => {
  const [deal] = read(FIRST.map(recordLine)).deals
  const records = [...deal!.records]
  expect(checkDeal(records).ok).toBe(true)
  const { data: _, ...without } = records[7]!
  records[7] = without as EventRecord
  expect(checkDeal(records)).toMatchObject({ ok: false, fault: { at: 7, message: 'data is missing' } })
})
