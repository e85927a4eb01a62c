import {
  checkRecord,
  DEAL_STREAMS,
  dealEventOf,
  type DealStartedV1,
  type EventRecord,
  type WallBuiltV1,
} from '@paipu/contracts'
import { endedDeal, referee, type Deal } from '@paipu/engine'
import { chainFault, commitmentOf, dealSeed, wallOf } from '@paipu/fairness'

/** A line that cannot be read or is not what it must be: its number from 1, and what is wrong. */
export interface LineFault {
  readonly line: number
  readonly message: string
}

/** Writes records as JSON Lines, one a line, in the order of keys that `EventRecord` gives. */
export function writeLog(records: readonly EventRecord[]): string {
  return records.map((record) => `${recordLine(record)}\n`).join('')
}

/** One record as a line without its line break. */
export function recordLine({ stream, revision, id, type, version, time, data, metadata }: EventRecord): string {
  return JSON.stringify({ stream, revision, id, type, version, time, data, metadata })
}

/** The longest line that is read, in characters. The longest events are a few thousand. */
const MAX_LINE = 100_000

/** Reads JSON Lines of records and checks each against its schema. Blank lines are passed over. */
export function readLog(
  text: string,
): { readonly ok: true; readonly records: EventRecord[] } | { readonly ok: false; readonly fault: LineFault } {
  const records: EventRecord[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const read = readLine(line)
    if (typeof read === 'string') return { ok: false, fault: { line: index + 1, message: read } }
    records.push(read)
  }
  return { ok: true, records }
}

function readLine(line: string): EventRecord | string {
  if (line.length > MAX_LINE) return `the line is longer than ${MAX_LINE} characters`
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return 'the line is not JSON'
  }
  return recordProblem(value) ?? (value as EventRecord)
}

/** What keeps a value from being a record that its schema and the stores accept, or `null`. */
function recordProblem(value: unknown): string | null {
  const record = value as EventRecord
  return shapeProblem(value) ?? checkRecord(record)?.message ?? placeProblem(record)
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

/** What keeps a record's id or time from being what a store and its lists can work with, or `null`. */
function placeProblem({ id, time }: EventRecord): string | null {
  // A store keeps ids in lower case: another would come back with a hash that does not fit.
  if (!EVENT_ID.test(id)) return `id ${JSON.stringify(id)} is no UUID in lower case`
  return isMoment(time) ? null : `time ${time} is no moment`
}

/** Whether a time that looks like one stands in the calendar: `Date` takes 30 February for 2 March. */
function isMoment(time: string): boolean {
  const at = new Date(time)
  return !Number.isNaN(at.getTime()) && at.toISOString() === time
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const EVENT_ID = new RegExp(`^${UUID}$`)
const DEAL_STREAM = new RegExp(`^${DEAL_STREAMS}${UUID}$`)

/** What is wrong with a deal's record: the index of the record, and what. */
export interface RecordFault {
  readonly at: number
  readonly message: string
}

/** What {@link checkDeal} answers: the deal at its end, or the first thing that is wrong. */
export type CheckedDeal =
  | { readonly ok: true; readonly deal: Deal }
  | { readonly ok: false; readonly fault: RecordFault }

/** So many events further on the referee looks to know a decision: one that another fault cuts off is not judged. */
const LOOKED_AHEAD = 2

/**
 * Checks the record of one whole deal: each event by its schema, dense revisions, the hash chain, one stream, the wall
 * against its commitment, and by the referee every decision and payment to the deal's end. Of several faults the one
 * that comes first in the record is named. Never throws, whatever the records hold.
 */
export function checkDeal(records: readonly EventRecord[]): CheckedDeal {
  let first: RecordFault | null = null
  for (const check of [formFault, chainFaultOf, streamFault, wallFault]) {
    first = check(first === null ? records : records.slice(0, first.at)) ?? first
  }
  const verdict = referee(records.slice(0, first?.at).map(dealEventOf))
  if (first !== null && (verdict.ok || verdict.at >= first.at - LOOKED_AHEAD)) return failed(first.at, first.message)
  if (!verdict.ok) return failed(verdict.at, verdict.message)
  const deal = endedDeal(verdict.deal)
  return deal === null ? failed(records.length, 'the record stops before the deal is over') : { ok: true, deal }
}

function failed(at: number, message: string): CheckedDeal {
  return { ok: false, fault: { at, message } }
}

function formFault(records: readonly EventRecord[]): RecordFault | null {
  for (const [at, record] of records.entries()) {
    const message = recordProblem(record)
    if (message !== null) return { at, message }
  }
  return null
}

function chainFaultOf(records: readonly EventRecord[]): RecordFault | null {
  const broken = chainFault(records)
  return broken === null ? null : { at: broken.revision, message: broken.message }
}

function streamFault(records: readonly EventRecord[]): RecordFault | null {
  const stream = records[0]?.stream
  if (stream === undefined) return null
  if (!DEAL_STREAM.test(stream)) return { at: 0, message: `stream ${JSON.stringify(stream)} is no deal's` }
  const at = records.findIndex((record) => record.stream !== stream)
  return at < 0 ? null : { at, message: `stream ${records[at]!.stream} where ${stream} goes on` }
}

/** Whether the wall is the one that the committed seed gives (design.md, Fair walls); nothing to check without a seed. */
function wallFault(records: readonly EventRecord[]): RecordFault | null {
  const [started, built] = records.slice(0, 2).map(dealEventOf)
  if (started?.type !== 'DealStarted' || built?.type !== 'WallBuilt') return null
  const message = unfairness(started.data, built.data)
  return message === null ? null : { at: 1, message }
}

function unfairness({ commitment }: DealStartedV1, { seed, clientSeeds, wall, birds }: WallBuiltV1): string | null {
  if (commitment === null || seed === null)
    return commitment === seed ? null : 'a commitment needs a seed and a seed a commitment'
  if (commitmentOf(seed) !== commitment) return 'the seed does not open the commitment'
  const fair = wallOf(dealSeed(seed, clientSeeds), wall.includes('R') || birds.includes('R'), birds.length)
  const same = fair.wall.join() === wall.join() && fair.birds.join() === birds.join()
  return same ? null : 'the wall is not the one that the seed gives'
}
