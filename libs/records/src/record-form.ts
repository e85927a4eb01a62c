import { checkRecord, isAsWritten, isId, RECORD_FIELDS, type EventFault, type EventRecord } from '@paipu/contracts'

/** What is wrong with a deal's record: the index of the record, and what. */
export interface RecordFault {
  readonly at: number
  readonly message: string
}

/** A record that its schema refuses, and why. */
export interface SchemaFault {
  readonly record: EventRecord
  readonly fault: EventFault
}

/**
 * The records of deals whose form was found to be right, by the first of them: a deal on its way into a store is asked for its form
 * wherever it goes, and records do not change. What is kept is a copy of the list, as a list may change.
 */
const accepted = new WeakMap<EventRecord, readonly EventRecord[]>()

/** Remembers that each of some records was found to have no problem, see {@link recordProblem}. */
export function rememberForm(records: readonly EventRecord[]): void {
  const [first] = records
  if (first !== undefined) accepted.set(first, [...records])
}

/** Whether records are remembered, all of them or their beginning. */
function isRemembered(records: readonly EventRecord[]): boolean {
  const known = records[0] === undefined ? undefined : accepted.get(records[0])
  return known !== undefined && records.every((record, at) => record === known[at])
}

/** What keeps a value from being a record that its schema and the stores accept, or `null`. */
export function recordProblem(value: unknown): string | null {
  const record = value as EventRecord
  return shapeProblem(value) ?? checkRecord(record)?.message ?? placeProblem(record)
}

/** The first record that is none. */
export function formFault(records: readonly EventRecord[]): RecordFault | null {
  if (isRemembered(records)) return null
  for (const [at, record] of records.entries()) {
    const message = recordProblem(record)
    if (message !== null) return { at, message }
  }
  rememberForm(records)
  return null
}

/** The first record that its schema refuses. */
export function schemaFault(records: readonly EventRecord[]): SchemaFault | null {
  if (isRemembered(records)) return null
  for (const record of records) {
    const fault = checkRecord(record)
    if (fault !== null) return { record, fault }
  }
  return null
}

function shapeProblem(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'the line is not a JSON object'
  if (!isAsWritten(value, RECORD_FIELDS)) {
    const keys = Object.keys(value)
    const missing = RECORD_FIELDS.find((key) => !keys.includes(key))
    if (missing !== undefined) return `${missing} is missing`
    const extra = keys.find((key) => !(RECORD_FIELDS as readonly string[]).includes(key))
    if (extra !== undefined) return `${extra} is no field of a record`
  }
  // Asked of every event of every import: by name, which costs a third of asking by a list of names.
  const { stream, id, type, time, revision, version, metadata } = value as Readonly<Record<string, unknown>>
  if (typeof stream !== 'string') return 'stream must be a string'
  if (typeof id !== 'string') return 'id must be a string'
  if (typeof type !== 'string') return 'type must be a string'
  if (typeof time !== 'string') return 'time must be a string'
  if (!Number.isSafeInteger(revision)) return 'revision must be a whole number'
  if (!Number.isSafeInteger(version)) return 'version must be a whole number'
  return typeof metadata === 'object' && metadata !== null ? null : 'metadata must be an object'
}

/** What keeps a record's id or time from being what a store and its lists can work with, or `null`. */
function placeProblem({ id, time }: EventRecord): string | null {
  // A store keeps ids in lower case: another would come back with a hash that does not fit.
  if (!isId(id)) return `id ${JSON.stringify(id)} is no UUID in lower case`
  return isMoment(time) ? null : `time ${time} is no moment`
}

/** Whether a time of the form of one stands in the calendar: `Date` takes 30 February for 2 March, and 24:00 for the next day. */
function isMoment(time: string): boolean {
  if (isPlainMoment(time)) return true
  const at = Date.parse(time)
  return !Number.isNaN(at) && new Date(at).toISOString() === time
}

/** Whether a time is one of a day that every month has. */
function isPlainMoment(time: string): boolean {
  const month = twoDigits(time, 5)
  const day = twoDigits(time, 8)
  if (month < 1 || month > 12 || day < 1 || day > 28) return false
  return twoDigits(time, 11) < 24 && twoDigits(time, 14) < 60 && twoDigits(time, 17) < 60
}

function twoDigits(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 11 * 0x30
}
