import type { EventRecord } from '@paipu/contracts'
import { checkDeal, readLog } from '@paipu/records'
import { logOf } from './of-records.ts'
import { faultAt, type LogReader, type ReadLog } from './reading.ts'

/** A deal while its stored events come. */
interface OpenRecords {
  readonly records: EventRecord[]
  readonly lines: number[]
}

/**
 * Reads stored events, one a line, of any number of deals, which may be mixed. A deal is checked here: hashes and ids that
 * do not fit would be mended, not carried over, on the way through the log format.
 */
export function storedReader(): LogReader {
  const open = new Map<string, OpenRecords>()
  return {
    take(line, number) {
      const read = readLog(line)
      if (!read.ok) return faultAt(number, read.fault.message)
      const [record] = read.records
      if (record === undefined) return null
      const deal = open.get(record.stream) ?? { records: [], lines: [] }
      open.set(record.stream, deal)
      deal.records.push(record)
      deal.lines.push(number)
      if (record.type !== 'DealEnded') return null
      open.delete(record.stream)
      return closed(deal)
    },
    end() {
      const [unfinished] = open.values()
      return unfinished === undefined ? null : closed(unfinished)
    },
  }
}

function closed({ records, lines }: OpenRecords): ReadLog {
  const checked = checkDeal(records)
  const lastLine = lines.at(-1)!
  if (!checked.ok) return faultAt(lines[checked.fault.at] ?? lastLine, checked.fault.message)
  return { ok: true, placed: { log: logOf(records), headerLine: lines[0]!, eventLines: lines, lastLine } }
}
