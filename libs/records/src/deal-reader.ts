import type { EventRecord } from '@paipu/contracts'
import { readLine, type LineFault } from './deal-log.ts'
import { rememberForm } from './record-form.ts'

/** The records of one deal, in their order, and the line on which each of them stands. */
export interface DealLines {
  readonly records: readonly EventRecord[]
  readonly lines: readonly number[]
}

/** Reads records, one a line, of any number of deals, which may be mixed. Memory is bounded by the deals under way. */
export interface DealReader {
  /** A deal whose last event this is; `null` where the line ends none; or why the line is no record. Lines count from 1. */
  take(line: string, number: number): DealLines | LineFault | null
  /** The deals whose last event has not come, in the order in which they began. */
  unfinished(): readonly DealLines[]
}

/** Makes the reader of one file. Each record is checked against its schema, the deals are not. */
export function dealReader(): DealReader {
  const open = new Map<string, { records: EventRecord[]; lines: number[] }>()
  return {
    take(line, number) {
      if (line.trim() === '') return null
      const record = readLine(line)
      if (typeof record === 'string') return { line: number, message: record }
      const deal = open.get(record.stream) ?? { records: [], lines: [] }
      if (deal.records.length === 0) open.set(record.stream, deal)
      deal.records.push(record)
      deal.lines.push(number)
      if (record.type !== 'DealEnded') return null
      open.delete(record.stream)
      rememberForm(deal.records)
      return deal
    },
    unfinished: () => [...open.values()],
  }
}
