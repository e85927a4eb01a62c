import { compactReader } from '../text/compact.ts'
import { TEXT_START, textReader } from '../text/text.ts'
import { checkLog, type CheckedLog } from './check-log.ts'
import { jsonLinesReader } from './json-lines.ts'
import { LOG_FORMAT } from './log.ts'
import type { LogFault, LogReader, PlacedLog, ReadLog } from './reading.ts'
import { storedReader } from './stored-reader.ts'

/** The forms a log can be read from: three of its own, and the stored events, one a line. */
export type LogForm = 'events' | 'text' | 'compact' | 'records'

/** The form that a file's first line that says something belongs to. */
export function formOfLine(line: string): LogForm {
  if (!line.trimStart().startsWith('{')) return 'text'
  if (line.includes(`"${LOG_FORMAT}":`) && line.includes('"events":')) return 'compact'
  return /"stream"\s*:/.test(line) && !/"format"\s*:/.test(line) ? 'records' : 'events'
}

/** Whether a line says nothing in any form. */
function saysNothing(line: string): boolean {
  return line.trim() === '' || (line.trimStart().startsWith('#') && line.trim() !== TEXT_START)
}

/** Reads whichever form a file is in. */
export function anyReader(): LogReader & { readonly form: () => LogForm | null } {
  let form: LogForm | null = null
  let reader: LogReader | null = null
  return {
    form: () => form,
    take(line, number) {
      if (reader === null) {
        if (saysNothing(line)) return null
        form = formOfLine(line)
        reader = READERS[form]()
      }
      return reader.take(line, number)
    },
    end: () => reader?.end() ?? null,
  }
}

const READERS: Readonly<Record<LogForm, () => LogReader>> = {
  events: jsonLinesReader,
  text: textReader,
  compact: compactReader,
  records: storedReader,
}

/** How far a file is sound: whole lines and bytes from its beginning, with the deals in them. */
export interface ValidPart {
  readonly lines: number
  readonly bytes: number
  readonly deals: number
  readonly events: number
}

/** What the validator found. */
export interface Validation {
  readonly form: LogForm | null
  /** The whole file where nothing is wrong; else what comes before the faulty line. */
  readonly valid: ValidPart
  readonly fault: LogFault | null
}

/** A deal that was read and checked. */
export interface CheckedDeal {
  readonly placed: PlacedLog
  readonly checked: Extract<CheckedLog, { readonly ok: true }>
}

/**
 * Validates the lines of a file one after the other; give them without their line breaks, which are taken to be one byte.
 * `take` and `end` answer a deal once it is whole and sound. After a fault nothing more is read.
 */
export interface Validator {
  take(line: string): CheckedDeal | null
  end(): CheckedDeal | null
  result(): Validation
}

const UTF8 = new TextEncoder()

/** Makes the validator of one file. */
export function logValidator(): Validator {
  const reader = anyReader()
  const ends: number[] = [0]
  let fault: LogFault | null = null
  let deals = 0
  let events = 0
  const stop = (found: LogFault): null => {
    fault = found
    return null
  }
  const settle = (read: ReadLog | null): CheckedDeal | null => {
    if (read === null) return null
    if (!read.ok) return stop(read.fault)
    const checked = checkLog(read.placed)
    if (!checked.ok) return stop(checked.fault)
    deals++
    events += read.placed.log.events.length
    return { placed: read.placed, checked }
  }
  return {
    take(line) {
      if (fault !== null) return null
      ends.push(ends.at(-1)! + UTF8.encode(line).length + 1)
      return settle(reader.take(line, ends.length - 1))
    },
    end: () => (fault === null ? settle(reader.end()) : null),
    result() {
      const lines = fault === null ? ends.length - 1 : fault.line - 1
      return { form: reader.form(), valid: { lines, bytes: ends[lines]!, deals, events }, fault }
    },
  }
}
