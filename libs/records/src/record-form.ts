import { checkRecord, type EventFault, type EventRecord } from '@paipu/contracts'

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
 * The records of deals that were found to be none that anything keeps from being stored, by the first of them: a deal on its
 * way into a store is asked for its form wherever it goes, and records do not change. The lists are kept, as a list may.
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

const KEYS = ['stream', 'revision', 'id', 'type', 'version', 'time', 'data', 'metadata'] as const

function shapeProblem(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'the line is not a JSON object'
  const record = value as Readonly<Record<string, unknown>>
  const keys = Object.keys(record)
  if (keys.length !== KEYS.length || keys.some((key, at) => key !== KEYS[at])) {
    const missing = KEYS.find((key) => !keys.includes(key))
    if (missing !== undefined) return `${missing} is missing`
    const extra = keys.find((key) => !(KEYS as readonly string[]).includes(key))
    if (extra !== undefined) return `${extra} is no field of a record`
  }
  for (const key of ['stream', 'id', 'type', 'time'] as const)
    if (typeof record[key] !== 'string') return `${key} must be a string`
  for (const key of ['revision', 'version'] as const)
    if (!Number.isSafeInteger(record[key])) return `${key} must be a whole number`
  if (typeof record['metadata'] !== 'object' || record['metadata'] === null) return 'metadata must be an object'
  return null
}

/** An id as stores keep it. */
export const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const EVENT_ID = new RegExp(`^${UUID}$`)

/** What keeps a record's id or time from being what a store and its lists can work with, or `null`. */
function placeProblem({ id, time }: EventRecord): string | null {
  // A store keeps ids in lower case: another would come back with a hash that does not fit.
  if (!EVENT_ID.test(id)) return `id ${JSON.stringify(id)} is no UUID in lower case`
  return isMoment(time) ? null : `time ${time} is no moment`
}

/**
 * Whether a time of the form of one stands in the calendar: `Date` takes 30 February for 2 March, and 24:00 for the next
 * day. Up to the 28th there is nothing to be taken for another day.
 */
function isMoment(time: string): boolean {
  const at = Date.parse(time)
  if (Number.isNaN(at)) return false
  const isPlain = time.slice(8, 10) <= '28' && time.slice(11, 13) < '24'
  return isPlain || new Date(at).toISOString() === time
}
