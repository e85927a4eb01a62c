import type { Value } from './column.ts'
import type { Table } from './table.ts'

/** One row as a line of JSON, with its line break: an object by column names. */
export function jsonRow({ columns }: Table, row: readonly Value[]): string {
  return `${JSON.stringify(Object.fromEntries(columns.map(({ name }, at) => [name, row[at]])))}\n`
}
