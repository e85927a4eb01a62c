import { lengthFault } from '@paipu/records'
import type { LogEvent, LogFooter, LogHeader, PaipuLog } from './log.ts'

/** What is wrong with a file of logs: the number of its line from 1, and the reason. */
export interface LogFault {
  readonly line: number
  readonly reason: string
}

/** A deal as it was read, and on which lines its parts stand. */
export interface PlacedLog {
  readonly log: PaipuLog
  readonly headerLine: number
  /** By ply. */
  readonly eventLines: readonly number[]
  /** The line of the footer, or the last line read where it has none. */
  readonly lastLine: number
}

/** One deal of a file, or the first thing that is wrong with it; nothing is read behind a fault. */
export type ReadLog =
  | { readonly ok: true; readonly placed: PlacedLog }
  | { readonly ok: false; readonly fault: LogFault }

/**
 * Takes the lines of a file one after the other, so that a file of any size can be read. `take` gives a deal once its last
 * line has come, `end` what is left.
 */
export interface LogReader {
  take(line: string, number: number): ReadLog | null
  end(): ReadLog | null
}

/** A deal while its lines come. */
export interface OpenLog {
  readonly header: LogHeader
  readonly headerLine: number
  readonly events: LogEvent[]
  readonly eventLines: number[]
}

/** A deal that has come to its end, or to the end of what there is of it. */
export function closeLog(open: OpenLog, footer: LogFooter | null, lastLine: number): ReadLog {
  const { header, headerLine, events, eventLines } = open
  return { ok: true, placed: { log: { header, events, footer }, headerLine, eventLines, lastLine } }
}

/** A fault in a line. */
export function faultAt(line: number, reason: string): ReadLog {
  return { ok: false, fault: { line, reason } }
}

/** A line's JSON object, or what is wrong. */
export function readObject(line: string): Readonly<Record<string, unknown>> | string {
  const tooLong = lengthFault(line)
  if (tooLong !== null) return tooLong
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return 'the line is not JSON'
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isObject) return 'the line is no JSON object'
  return nestsDeeper(value, MAX_DEPTH)
    ? `the line nests deeper than ${MAX_DEPTH}`
    : (value as Readonly<Record<string, unknown>>)
}

/** Deeper than any event, and far from where functions that go down into JSON data run out of stack. */
const MAX_DEPTH = 50

function nestsDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((item) => nestsDeeper(item, depth - 1))
}
