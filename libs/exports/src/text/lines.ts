import type { LogEvent, LogHeader } from '../log/log.ts'
import { contextAfter, firstContext, writeEventLine, type LineContext } from './event-line.ts'
import { readEventLine } from './read-event-line.ts'

/** A log's events as lines of the text form. Precondition: their plies are dense from 0. */
export function writeEventLines(header: LogHeader, events: readonly LogEvent[]): string[] {
  let context = firstContext(header)
  return events.map((event) => {
    const line = writeEventLine(event, context)
    context = contextAfter(context, event)
    return line
  })
}

/** Reads event lines one after the other: gives each event, or a sentence where the line can't be read. */
export function eventLineReader(header: LogHeader): (line: string) => LogEvent | string {
  let context: LineContext = firstContext(header)
  let ply = 0
  return (line) => {
    const event = readEventLine(line, ply, context)
    if (typeof event === 'string') return event
    if (typeof event.cause === 'number' && event.cause >= ply) return `cause ${event.cause} is no event before it`
    context = contextAfter(context, event)
    ply++
    return event
  }
}
