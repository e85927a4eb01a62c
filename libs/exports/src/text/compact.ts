import { checkFooter, checkHeader } from '../log/check-line.ts'
import {
  lineCount,
  LOG_FORMAT,
  LOG_VERSION,
  withUsual,
  type LogEvent,
  type LogFooter,
  type LogHeader,
  type PaipuLog,
} from '../log/log.ts'
import { closeLog, faultAt, readObject, type LogReader, type ReadLog } from '../log/reading.ts'
import { eventLineReader, writeEventLines } from './lines.ts'

/** A log as one line of JSON: its header, its events as lines of the text form, and its end. Precondition: dense plies. */
export function writeCompact({ header, events, footer }: PaipuLog): string {
  const { format: _, version: __, ...agreed } = header
  return `${JSON.stringify({
    [LOG_FORMAT]: LOG_VERSION,
    header: agreed,
    events: writeEventLines(header, events),
    ...(footer === null ? {} : { end: footer.lines === lineCount(events) ? withoutLines(footer) : footer }),
  })}\n`
}

function withoutLines({ lines: _, ...end }: LogFooter): object {
  return end
}

/** Reads the compact form, one deal a line. Blank lines are passed over. */
export function compactReader(): LogReader {
  return {
    take: (line, number) => (line.trim() === '' ? null : readCompact(line, number)),
    end: () => null,
  }
}

function readCompact(line: string, number: number): ReadLog {
  const value = readObject(line)
  if (typeof value === 'string') return faultAt(number, value)
  if (value[LOG_FORMAT] !== LOG_VERSION)
    return faultAt(number, `${LOG_FORMAT} is ${JSON.stringify(value[LOG_FORMAT])}, not ${LOG_VERSION}`)
  const stray = Object.keys(value).find((key) => !PARTS.includes(key))
  if (stray !== undefined)
    return faultAt(number, `${stray} is no part of a deal: more fields stand in header, events or end`)
  const header = checkHeader({ format: LOG_FORMAT, version: LOG_VERSION, ...objectOf(value['header']) })
  if (typeof header === 'string') return faultAt(number, header)
  const events = readEvents(header, value['events'])
  if (typeof events === 'string') return faultAt(number, events)
  const footer =
    value['end'] === undefined ? null : checkFooter(withUsual(objectOf(value['end']), { lines: lineCount(events) }))
  if (typeof footer === 'string') return faultAt(number, footer)
  const open = { header, headerLine: number, events, eventLines: events.map(() => number) }
  return closeLog(open, footer, number)
}

const PARTS: readonly string[] = [LOG_FORMAT, 'header', 'events', 'end']

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

function readEvents(header: LogHeader, lines: unknown): LogEvent[] | string {
  if (!Array.isArray(lines)) return 'events must be a list of lines'
  const read = eventLineReader(header)
  const events: LogEvent[] = []
  for (const [at, line] of lines.entries()) {
    const event = typeof line === 'string' ? read(line) : 'it is no text'
    if (typeof event === 'string') return `event ${at}: ${event}`
    events.push(event)
  }
  return events
}
