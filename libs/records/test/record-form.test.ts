import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { recordProblem } from '../src/record-form.ts'
import { golden } from './support/deals.ts'

const [RECORD] = golden('research-1')

const digits = (length: number) => fc.nat(10 ** length - 1).map((number) => String(number).padStart(length, '0'))
/** Two digits, most of them near what they may be. */
const two = (most: number) =>
  fc.oneof(
    fc.nat(most + 1).map((number) => String(number).padStart(2, '0')),
    digits(2),
  )

property.prop([digits(4), two(12), two(31), two(24), two(60), two(60), digits(3)])(
  'a time is a moment where the calendar has it',
  (year, month, day, hour, minute, second, millis) => {
    const time = `${year}-${month}-${day}T${hour}:${minute}:${second}.${millis}Z`
    const at = Date.parse(time)
    const isMoment = !Number.isNaN(at) && new Date(at).toISOString() === time
    expect(recordProblem({ ...RECORD, time })).toBe(isMoment ? null : `time ${time} is no moment`)
  },
)

test.each([
  ['a text', 'x', 'the line is not a JSON object'],
  ['a list', [], 'the line is not a JSON object'],
  ['a field less', { ...RECORD, time: undefined }, 'time must be a string'],
  ['a field that is not there', (({ time: _, ...rest }) => rest)(RECORD!), 'time is missing'],
  ['a field more', { ...RECORD, note: 1 }, 'note is no field of a record'],
  ['its fields in another order', Object.fromEntries(Object.entries(RECORD!).toReversed()), null],
  ['a stream that is a number', { ...RECORD, stream: 1 }, 'stream must be a string'],
  ['an id that is none', { ...RECORD, id: null }, 'id must be a string'],
  ['a type that is a list', { ...RECORD, type: [] }, 'type must be a string'],
  ['half a revision', { ...RECORD, revision: 0.5 }, 'revision must be a whole number'],
  ['a version in words', { ...RECORD, version: 'one' }, 'version must be a whole number'],
  ['no metadata', { ...RECORD, metadata: null }, 'metadata must be an object'],
])('a record with %s', (_what, value, problem) => {
  expect(recordProblem(value)).toBe(problem)
})
