import { lengthFault } from '@paipu/records'
import { checkFooter, checkHeader } from '../log/check-line.ts'
import { lineCount, LOG_FORMAT, LOG_VERSION, withUsual, type LogEvent, type PaipuLog } from '../log/log.ts'
import { closeLog, faultAt, readObject, type LogReader, type OpenLog, type ReadLog } from '../log/reading.ts'
import { eventLineReader, writeEventLines } from './lines.ts'
import { isName, readPath, writePaths } from './paths.ts'

/** The first line of a deal in the text form. */
export const TEXT_START = `${LOG_FORMAT} ${LOG_VERSION}`
const EVENTS = '[events]'
const END = '[end]'

/** A log in the text form: names and values, then the events, then how it ended. Precondition: plies are dense from 0. */
export function writeText({ header, events, footer }: PaipuLog): string {
  const { format: _, version: __, ...agreed } = header
  const lines = [TEXT_START, ...writePart(agreed), '', EVENTS, ...writeEventLines(header, events)]
  if (footer !== null) {
    const { lines: count, ...end } = footer
    lines.push('', END, ...writePart(count === lineCount(events) ? end : footer))
  }
  return `${lines.join('\n')}\n\n`
}

/** A part as `name: value` lines; what has a name that can't stand so, in one line of JSON. */
function writePart(part: Readonly<Record<string, unknown>>): string[] {
  const entries = Object.entries(part)
  const others = entries.filter(([key]) => !isName(key))
  const lines = writePaths(Object.fromEntries(entries.filter(([key]) => isName(key))))
  return others.length === 0 ? lines : [...lines, JSON.stringify(Object.fromEntries(others))]
}

/** What a text is read into: the part that is open, and the deal. */
interface OpenText {
  readonly startLine: number
  part: 'header' | 'events' | 'end'
  readonly header: Record<string, unknown>
  readonly footer: Record<string, unknown>
  log: OpenLog | null
  readEvent: (line: string) => LogEvent | string
  /** The last line that says something. */
  last: number
}

/** Reads the text form of any number of deals. Blank lines and lines that begin with `#` are passed over. */
export function textReader(): LogReader {
  let open: OpenText | null = null
  return {
    take(written, number) {
      const line = written.trim()
      if (line === '' || line.startsWith('#')) return null
      const tooLong = lengthFault(line)
      if (tooLong !== null) return faultAt(number, tooLong)
      if (line === TEXT_START) {
        const before = open === null ? null : finish(open)
        open = newText(number)
        return before
      }
      if (open === null) return faultAt(number, `a deal begins with ${JSON.stringify(TEXT_START)}`)
      const problem = takeLine(open, line, number)
      if (problem !== null) return faultAt(number, problem)
      open.last = number
      return null
    },
    end: () => (open === null ? null : finish(open)),
  }
}

function newText(startLine: number): OpenText {
  const noHeader = (): string => `${EVENTS} is missing`
  return { startLine, part: 'header', header: {}, footer: {}, log: null, readEvent: noHeader, last: startLine }
}

/** Takes one line in; a sentence where it can't be read. */
function takeLine(open: OpenText, line: string, number: number): string | null {
  if (line === EVENTS) return beginEvents(open)
  if (line === END) return beginEnd(open)
  switch (open.part) {
    case 'header':
      return takeValue(open.header, line)
    case 'end':
      return takeValue(open.footer, line)
    case 'events': {
      const event = open.readEvent(line)
      if (typeof event === 'string') return event
      open.log!.events.push(event)
      open.log!.eventLines.push(number)
      return null
    }
  }
}

function takeValue(into: Record<string, unknown>, line: string): string | null {
  if (!line.startsWith('{')) return readPath(line, into)
  const more = readObject(line)
  if (typeof more === 'string') return more
  for (const [key, value] of Object.entries(more)) Object.defineProperty(into, key, { value, ...ORDINARY })
  return null
}

/** As an assignment makes a property, also where it is called `__proto__`. */
const ORDINARY = { enumerable: true, writable: true, configurable: true } as const

function beginEvents(open: OpenText): string | null {
  if (open.part !== 'header') return `${EVENTS} stands twice`
  const header = checkHeader({ format: LOG_FORMAT, version: LOG_VERSION, ...withUsual(open.header, USUAL_HEADER) })
  if (typeof header === 'string') return header
  open.part = 'events'
  open.log = { header, headerLine: open.startLine, events: [], eventLines: [] }
  open.readEvent = eventLineReader(header)
  return null
}

/** What a person who types need not write. */
const USUAL_HEADER = { viewer: 'reviewer', table: null, dealNumber: 1, commitment: null, source: null }

function beginEnd(open: OpenText): string | null {
  if (open.part !== 'events') return open.part === 'end' ? `${END} stands twice` : `${EVENTS} is missing`
  open.part = 'end'
  return null
}

function finish(open: OpenText): ReadLog {
  if (open.log === null) return faultAt(open.last, `the text stops before ${EVENTS}`)
  if (open.part !== 'end') return closeLog(open.log, null, open.last)
  const footer = checkFooter(withUsual(open.footer, { seed: null, head: null, lines: lineCount(open.log.events) }))
  return typeof footer === 'string' ? faultAt(open.last, footer) : closeLog(open.log, footer, open.last)
}
