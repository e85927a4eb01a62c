import type { EventRecord } from '@paipu/contracts'
import { writeLog } from '@paipu/records'
import { writeJsonLines } from '../log/json-lines.ts'
import type { PaipuLog } from '../log/log.ts'
import { writeMjai } from '../mjai/mjai.ts'
import { writeCompact } from '../text/compact.ts'
import { writeText } from '../text/text.ts'

/** The formats of whole deals: the stored records, the Paipu log format in its three forms, and mjai-style JSON. */
export const LOG_FORMATS = ['records', 'events', 'text', 'compact', 'mjai'] as const
export type LogFormat = (typeof LOG_FORMATS)[number]

/** Whether a format is one of whole deals. */
export function isLogFormat(format: string): format is LogFormat {
  return (LOG_FORMATS as readonly string[]).includes(format)
}

/** How deals are written in a format, one after the other in one file; `log` makes the log where it is needed. */
export interface LogWriter {
  /** How a file's name ends. */
  readonly ending: string
  readonly write: (records: readonly EventRecord[], log: () => PaipuLog) => string
}

export const LOG_WRITERS: Readonly<Record<LogFormat, LogWriter>> = {
  records: { ending: '.jsonl', write: (records) => writeLog(records) },
  events: { ending: '.jsonl', write: (_, log) => writeJsonLines(log()) },
  text: { ending: '.txt', write: (_, log) => writeText(log()) },
  compact: { ending: '.json', write: (_, log) => writeCompact(log()) },
  mjai: { ending: '.jsonl', write: (records) => writeMjai(records) },
}
