import { checkLogEvent } from '../log/check-line.ts'
import { startedFields } from '../log/conventions.ts'
import type { LogEvent, LogHeader } from '../log/log.ts'
import { readObject } from '../log/reading.ts'
import { ANY_EVENT, FOLLOWS, uuidTime, type LineContext } from './event-line.ts'
import { readFields } from './fields.ts'
import { verbNamed } from './verbs.ts'

type Fields = Readonly<Record<string, unknown>>

/** Reads one line of the text form as the event of number `ply`; a sentence where it can't be read. */
export function readEventLine(line: string, ply: number, context: LineContext): LogEvent | string {
  const brace = line.search(/(^|\s)\{/)
  const trailer = brace < 0 ? {} : readObject(line.slice(brace).trim())
  if (typeof trailer === 'string') return trailer
  const words = (brace < 0 ? line : line.slice(0, brace)).trim().split(/\s+/)
  const time = takeTime(words, context.time)
  if (time === null) return `${JSON.stringify(words[0])} is no time: + and milliseconds, or @ and the time in UTC`
  const follows = takeIf(words, (word) => word === FOLLOWS) !== null
  if (follows && context.head === null) return `${FOLLOWS} has no event before it`
  const seat = takeIf(words, (word) => /^[0-3]$/.test(word))
  const id = takeId(words, time)
  const body = readBody(words, trailer, context.header, seat === null)
  if (typeof body === 'string') return body
  const { fields: _, ...rest } = trailer
  return checkLogEvent({
    ply,
    name: body.name,
    version: body.version,
    time,
    seat: seat === null ? null : Number(seat),
    fields: body.fields,
    ...(id === null ? {} : { id }),
    ...(follows ? { cause: context.head } : {}),
    ...rest,
  })
}

/** Takes the first word away where it is what is looked for. */
function takeIf(words: string[], isIt: (word: string) => boolean): string | null {
  return words[0] !== undefined && isIt(words[0]) ? words.shift()! : null
}

function takeTime(words: string[], before: string): string | null {
  const word = takeIf(words, (word) => /^[+@]/.test(word))
  if (word === null) return before
  const at = word.startsWith('@') ? Date.parse(word.slice(1)) : Date.parse(before) + passedOf(word)
  if (Number.isNaN(at) || Math.abs(at) > MOST_MS) return null
  return word.startsWith('@') ? word.slice(1) : new Date(at).toISOString()
}

function passedOf(word: string): number {
  return /^\+\d{1,15}$/.test(word) ? Number(word.slice(1)) : Number.NaN
}

/** The end of the year 9999. */
const MOST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

function takeId(words: string[], time: string): string | null {
  if (!words.at(-1)?.startsWith('#')) return null
  const word = words.pop()!.slice(1)
  return word.length === 36 ? word : uuidTime(time) + word
}

interface ReadBody {
  readonly name: string
  readonly version: number
  readonly fields: Fields
}

function readBody(words: readonly string[], trailer: Fields, header: LogHeader, noSeat: boolean): ReadBody | string {
  const more = Object.hasOwn(trailer, 'fields') ? trailer['fields'] : {}
  if (typeof more !== 'object' || more === null || Array.isArray(more)) return 'fields must be an object'
  const [word = '', ...rest] = words
  if (word === ANY_EVENT) return anyEvent(rest, more as Fields)
  const verb = verbNamed(word)
  if (verb === undefined) return `${JSON.stringify(word)} is no verb`
  const read = readFields(verb, rest)
  if (typeof read === 'string') return read
  const fields =
    verb.name === 'DealStarted' ? startedFields(header) : verb.name === 'PointsPaid' && noSeat ? aboutNone(read) : read
  return { name: verb.name, version: verb.version, fields: { ...fields, ...more } }
}

function anyEvent(words: readonly string[], fields: Fields): ReadBody | string {
  const [, name, version] = /^([A-Za-z]+)@([1-9]\d{0,5})$/.exec(words[0] ?? '') ?? []
  if (name === undefined || words.length > 1) return `${ANY_EVENT} is followed by an event's name, @ and its version`
  return { name, version: Number(version), fields }
}

/** Payments that are about no seat, with the fields in their order. */
function aboutNone({ reason, ...rest }: Fields): Fields {
  return { reason, seat: null, ...rest }
}
