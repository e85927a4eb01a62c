import { checkDeal, dealReader, type DealLines } from '@paipu/records'
import { logOf } from './of-records.ts'
import { faultAt, type LogReader, type ReadLog } from './reading.ts'

/**
 * Reads stored events, one a line, of any number of deals, which may be mixed. A deal is checked here: hashes and ids that
 * do not fit would be mended, not carried over, on the way through the log format.
 */
export function storedReader(): LogReader {
  const reader = dealReader()
  return {
    take(line, number) {
      const read = reader.take(line, number)
      if (read === null) return null
      return 'message' in read ? faultAt(read.line, read.message) : closed(read)
    },
    end() {
      const [unfinished] = reader.unfinished()
      return unfinished === undefined ? null : closed(unfinished)
    },
  }
}

function closed({ records, lines }: DealLines): ReadLog {
  const checked = checkDeal(records)
  const lastLine = lines.at(-1)!
  if (!checked.ok) return faultAt(lines[checked.fault.at] ?? lastLine, checked.fault.message)
  return { ok: true, placed: { log: logOf(records), headerLine: lines[0]!, eventLines: lines, lastLine } }
}
