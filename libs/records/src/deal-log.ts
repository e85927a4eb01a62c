import { dealEventOf, dealStream, idOfStream, isId, type EventRecord } from '@paipu/contracts'
import { endedDeal, referee, type Deal } from '@paipu/engine'
import { chainFault } from '@paipu/fairness'
import { fairWall } from './fair-wall.ts'
import { lengthFault } from './line.ts'
import { formFault, recordProblem, rememberForm, type RecordFault } from './record-form.ts'

export type { RecordFault }

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
  rememberForm(records)
  return { ok: true, records }
}

/** Reads one line that is not blank as a record and checks it against its schema; a sentence for what is wrong with it. */
export function readLine(line: string): EventRecord | string {
  const tooLong = lengthFault(line)
  if (tooLong !== null) return tooLong
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return 'the line is not JSON'
  }
  return recordProblem(value) ?? (value as EventRecord)
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

function chainFaultOf(records: readonly EventRecord[]): RecordFault | null {
  const broken = chainFault(records)
  return broken === null ? null : { at: broken.revision, message: broken.message }
}

function streamFault(records: readonly EventRecord[]): RecordFault | null {
  const stream = records[0]?.stream
  if (stream === undefined) return null
  const id = idOfStream(stream)
  if (stream !== dealStream(id) || !isId(id)) return { at: 0, message: `stream ${JSON.stringify(stream)} is no deal's` }
  const at = records.findIndex((record) => record.stream !== stream)
  return at < 0 ? null : { at, message: `stream ${records[at]!.stream} where ${stream} goes on` }
}

/** Whether the wall is the one that the committed seed gives; nothing to check without a seed. */
function wallFault(records: readonly EventRecord[]): RecordFault | null {
  const fair = fairWall(records)
  return fair?.commitment ?? fair?.order ?? null
}
