import type { EventRecord } from '@paipu/contracts'
import { checkParts, type CheckedParts } from '@paipu/records/check'

/** What the check of a deal's downloaded log came to; a line that is no JSON counts as a record that its schema refuses. */
export function checkLog(text: string): CheckedParts {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return checkParts(lines.map((line) => parsed(line) as EventRecord))
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
