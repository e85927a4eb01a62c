import type { EventRecord } from '@paipu/contracts'
import { checkDeal } from '@paipu/records'
import { sameJson, startedFields } from './conventions.ts'
import { lineCount, type LogEvent, type PaipuLog } from './log.ts'
import type { LogFault, PlacedLog } from './reading.ts'
import { recordsOf } from './to-records.ts'

/**
 * What the check of a log found: a deal that is sound and its records; a view, in which only the form can be checked,
 * since what is hidden is not there; or the first thing that is wrong.
 */
export type CheckedLog =
  | { readonly ok: true; readonly kind: 'deal'; readonly records: readonly EventRecord[] }
  | { readonly ok: true; readonly kind: 'view' }
  | { readonly ok: false; readonly fault: LogFault }

/**
 * Checks one deal's log from header to footer: that header and footer say what the events say, each event by its schema,
 * and, where it is the reviewer's, the chain's head, the wall against its commitment, and every decision and payment by
 * the engine. Never throws.
 */
export function checkLog(placed: PlacedLog): CheckedLog {
  const carried = recordsIn(placed)
  if (!carried.ok || carried.kind === 'view') return carried
  const checked = checkDeal(carried.records)
  if (checked.ok) return headFault(placed, carried.records) ?? carried
  return wrong(placed.eventLines[checked.fault.at] ?? placed.lastLine, checked.fault.message)
}

/** The records that a log holds, as far as its form goes: header, footer and head are checked, what happened is not. */
export function carriedRecords(placed: PlacedLog): CheckedLog {
  const carried = recordsIn(placed)
  return carried.ok && carried.kind === 'deal' ? (headFault(placed, carried.records) ?? carried) : carried
}

function recordsIn({ log, headerLine, eventLines, lastLine }: PlacedLog): CheckedLog {
  const said = headerFault(log)
  if (said !== null) return wrong(eventLines[0] ?? headerLine, said)
  if (log.footer === null) return wrong(lastLine, 'the log stops before its footer')
  const closing = footerFault(log)
  if (closing !== null) return wrong(lastLine, closing)
  return log.header.viewer === 'reviewer'
    ? { ok: true, kind: 'deal', records: recordsOf(log) }
    : { ok: true, kind: 'view' }
}

function headFault({ log, lastLine }: PlacedLog, records: readonly EventRecord[]): CheckedLog | null {
  const given = log.footer?.head ?? null
  const head = records.at(-1)!.metadata.hash
  if (given === null || given === head) return null
  return wrong(lastLine, `head ${given} is not the hash of the last event: the events give ${head}`)
}

function wrong(line: number, reason: string): CheckedLog {
  return { ok: false, fault: { line, reason } }
}

function headerFault({ header, events }: PaipuLog): string | null {
  const [first] = events
  if (first === undefined) return 'a deal has events'
  if (first.name !== 'DealStarted') return `${first.name} where DealStarted belongs`
  if (first.time !== header.start) return `it happened at ${first.time}, and the header's start is ${header.start}`
  return differing(startedFields(header), first.fields, 'the header')
}

/** The first of some values that an event's fields give otherwise. */
function differing(said: object, fields: LogEvent['fields'], where: string): string | null {
  const key = Object.entries(said).find(([key, value]) => !sameJson(value, fields[key] ?? null))?.[0]
  return key === undefined ? null : `${key} is not what ${where} says`
}

function footerFault({ events, footer }: PaipuLog): string | null {
  const last = events.at(-1)!
  if (last.name !== 'DealEnded') return 'the record stops before the deal is over'
  const { result, totals, seed, lines } = footer!
  if (lines !== lineCount(events)) return `lines is ${lines}, but there are ${lineCount(events)}`
  return differing({ result, totals, seed }, last.fields, 'the last event')
}
