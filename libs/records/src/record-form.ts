import { checkRecord, type EventFault, type EventRecord } from '@paipu/contracts'

/** What is wrong with a deal's record: the index of the record, and what. */
export interface RecordFault {
  readonly at: number
  readonly message: string
}

/**
 * Records that were found to be none that anything keeps from being stored. A deal on its way into a store is asked for
 * its form wherever it goes, and records do not change.
 */
const accepted = new WeakSet<object>()

/** What keeps a value from being a record that its schema and the stores accept, or `null`. */
export function recordProblem(value: unknown): string | null {
  const record = value as EventRecord
  if (accepted.has(record)) return null
  const problem = shapeProblem(value) ?? checkRecord(record)?.message ?? placeProblem(record)
  if (problem === null) accepted.add(record)
  return problem
}

/** Why a record's schema refuses it, or `null`. */
export function schemaFault(record: EventRecord): EventFault | null {
  return accepted.has(record) ? null : checkRecord(record)
}

/** The first record that is none. */
export function formFault(records: readonly EventRecord[]): RecordFault | null {
  for (const [at, record] of records.entries()) {
    const message = recordProblem(record)
    if (message !== null) return { at, message }
  }
  return null
}

const KEYS = ['stream', 'revision', 'id', 'type', 'version', 'time', 'data', 'metadata'] as const

function shapeProblem(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'the line is not a JSON object'
  const record = value as Readonly<Record<string, unknown>>
  const missing = KEYS.find((key) => !Object.hasOwn(record, key))
  if (missing !== undefined) return `${missing} is missing`
  const extra = Object.keys(record).find((key) => !(KEYS as readonly string[]).includes(key))
  if (extra !== undefined) return `${extra} is no field of a record`
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
