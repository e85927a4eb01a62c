import type { EventRecord } from '@paipu/contracts'
import { finishedDeal, tableNamed, type FinishedDeal, type Value } from '@paipu/exports'

/** One row of a table for analysis, by column. */
export type Row = Readonly<Record<string, Value>>

/** A deal laid out as the exported tables have it. */
export interface ExportedDeal {
  readonly deal: Row
  readonly seats: readonly Row[]
  readonly wins: readonly Row[]
  readonly payments: readonly Row[]
  readonly decisions: readonly Row[]
}

/** The rows that a finished deal has in each table. */
export function exported(records: readonly EventRecord[]): ExportedDeal {
  const deal = finishedDeal(records)!
  const [first] = rows(deal, 'deals')
  return {
    deal: first!,
    seats: rows(deal, 'seats'),
    wins: rows(deal, 'wins'),
    payments: rows(deal, 'payments'),
    decisions: rows(deal, 'decisions'),
  }
}

function rows(deal: FinishedDeal, name: string): Row[] {
  const table = tableNamed(name)!
  return table
    .rows(deal)
    .map((values) => Object.fromEntries(table.columns.map((column, index) => [column.name, values[index]!])))
}

/** The sum of a column. */
export function sum(rows: readonly Row[], column: string): number {
  return rows.reduce((total, row) => total + Number(row[column]), 0)
}
