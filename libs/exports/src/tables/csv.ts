import type { Value } from './column.ts'
import type { Table } from './table.ts'

/** A byte-order mark, for spreadsheets that take a file without one for something else than UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** The line of column names (RFC 4180, with its line break). */
export function csvHeader({ columns }: Table): string {
  return csvLine(columns.map(({ name }) => name))
}

/**
 * One row as RFC 4180 has it, with its line break. `null` is an empty field, an empty text `""`. A text that a spreadsheet
 * would run, or that begins with an apostrophe, gets an apostrophe before it; numbers are never touched.
 */
export function csvLine(row: readonly Value[]): string {
  return `${row.map(csvField).join(',')}\r\n`
}

function csvField(value: Value): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const safe = /^['=+\-@\t\r]/.test(value) ? `'${value}` : value
  return safe === '' || /[",\r\n]/.test(safe) || safe.trim() !== safe ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text that was written for a field: takes the apostrophe off again. */
export function unguarded(field: string): string {
  return field.startsWith("'") ? field.slice(1) : field
}
