import { sameJson, startedFields } from '../log/conventions.ts'
import type { LogEvent, LogHeader } from '../log/log.ts'
import { writeFields } from './fields.ts'
import { verbOf } from './verbs.ts'

/** What the lines before one say: what a line may leave out. */
export interface LineContext {
  readonly header: LogHeader
  /** When the event before happened; at first the header's start. */
  readonly time: string
  /** The ply of the last event that nothing brought about. */
  readonly head: number | null
}

/** The context at a log's first event. */
export function firstContext(header: LogHeader): LineContext {
  return { header, time: header.start, head: null }
}

/** The context after an event. */
export function contextAfter({ header, head }: LineContext, { ply, time, cause }: LogEvent): LineContext {
  return { header, time, head: cause === undefined ? ply : head }
}

/** Stands before an event that the last one without it brought about. */
export const FOLLOWS = '&'

/** The verb of an event that has none of its own: name and version follow, and its fields as JSON. */
export const ANY_EVENT = 'event'

/** Writes one event as a line of the text form (docs/format.md): time, seat, verb, words, id, and as JSON what is left. */
export function writeEventLine(event: LogEvent, context: LineContext): string {
  const { ply: _, name, version, time, seat, fields: __, id, cause, ...rest } = event
  const follows = typeof cause === 'number' && cause === context.head
  const body = writeBody(event, context.header)
  const trailer = {
    ...rest,
    ...(cause === undefined || follows ? {} : { cause }),
    ...(Object.keys(body.rest).length === 0 ? {} : { fields: body.rest }),
  }
  return [
    timeWord(context.time, time),
    follows ? FOLLOWS : null,
    seat === null ? null : String(seat),
    ...(body.verb ?? [ANY_EVENT, `${name}@${version}`]),
    id === undefined ? null : idWord(id, time),
    Object.keys(trailer).length === 0 ? null : JSON.stringify(trailer),
  ]
    .filter((word) => word !== null)
    .join(' ')
}

interface Body {
  /** Verb and words, or `null` where the verb can't say the fields. */
  readonly verb: readonly string[] | null
  /** The fields that are left for JSON. */
  readonly rest: Readonly<Record<string, unknown>>
}

function writeBody({ name, version, seat, fields }: LogEvent, header: LogHeader): Body {
  const verb = verbOf(name, version)
  if (verb === undefined) return { verb: null, rest: fields }
  if (name === 'DealStarted')
    return sameJson(fields, startedFields(header)) ? { verb: [verb.verb], rest: {} } : { verb: null, rest: fields }
  const written = writeFields(verb, fields)
  if (written === null) return { verb: null, rest: fields }
  return { verb: [verb.verb, ...written.words], rest: withoutNoSeat(written.rest, name, seat) }
}

/** Payments about no seat carry that as a field: the line says so by having no seat. */
function withoutNoSeat(rest: Body['rest'], name: string, seat: LogEvent['seat']): Body['rest'] {
  if (name !== 'PointsPaid' || seat !== null || rest['seat'] !== null) return rest
  const { seat: _, ...others } = rest
  return others
}

/** Nothing where no time has passed, `+` and milliseconds where it has, `@` and the time where it can't be so. */
function timeWord(before: string, time: string): string | null {
  if (time === before) return null
  const passed = Date.parse(time) - Date.parse(before)
  return passed > 0 && new Date(Date.parse(time)).toISOString() === time ? `+${passed}` : `@${time}`
}

/** An id after `#`, without its first half where that is the time of its event, as in a UUID version 7 it mostly is. */
function idWord(id: string, time: string): string {
  const stamp = uuidTime(time)
  return id.startsWith(stamp) ? `#${id.slice(stamp.length)}` : `#${id}`
}

/** How a UUID version 7 of a moment begins. */
export function uuidTime(time: string): string {
  const hex = Date.parse(time).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-`
}
