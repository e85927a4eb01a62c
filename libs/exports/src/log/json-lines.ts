import { checkFooter, checkHeader, checkLogEvent } from './check-line.ts'
import type { PaipuLog } from './log.ts'
import { closeLog, faultAt, readObject, type LogReader, type OpenLog, type ReadLog } from './reading.ts'

/** A log as JSON Lines: header, one line an event, footer. */
export function writeJsonLines({ header, events, footer }: PaipuLog): string {
  const parts: readonly object[] = footer === null ? [header, ...events] : [header, ...events, footer]
  return parts.map((part) => `${JSON.stringify(part)}\n`).join('')
}

/** Reads JSON Lines of any number of deals. Blank lines are passed over. */
export function jsonLinesReader(): LogReader {
  let open: OpenLog | null = null
  let last = 0
  return {
    take(line, number) {
      last = number
      if (line.trim() === '') return null
      const value = readObject(line)
      if (typeof value === 'string') return faultAt(number, value)
      if (open === null) {
        const header = checkHeader(value)
        if (typeof header === 'string') return faultAt(number, header)
        open = { header, headerLine: number, events: [], eventLines: [] }
        return null
      }
      if ('ply' in value) return addEvent(open, value, number)
      const footer = checkFooter(value)
      if (typeof footer === 'string') return faultAt(number, wrongLine(value) ?? footer)
      const closed = closeLog(open, footer, number)
      open = null
      return closed
    },
    end: () => (open === null ? null : closeLog(open, null, last)),
  }
}

function wrongLine(value: object): string | null {
  return 'format' in value ? 'a header stands here, but the deal before has no footer' : null
}

function addEvent(open: OpenLog, value: unknown, number: number): ReadLog | null {
  const event = checkLogEvent(value)
  if (typeof event === 'string') return faultAt(number, event)
  const { length } = open.events
  if (event.ply !== length) return faultAt(number, `ply ${event.ply} where ${length} belongs`)
  if (typeof event.cause === 'number' && event.cause >= length)
    return faultAt(number, `cause ${event.cause} is no event before it`)
  open.events.push(event)
  open.eventLines.push(number)
  return null
}
