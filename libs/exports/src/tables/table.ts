import type { Column, ColumnType, Value } from './column.ts'
import type { FinishedDeal } from './finished-deal.ts'

/** A column as a reader of the table needs it. */
export interface ColumnInfo {
  readonly name: string
  readonly type: ColumnType
  readonly unit: string | null
  readonly meaning: string
}

/** One of the tables for analysis: its columns, and the rows that a deal adds to it. */
export interface Table {
  readonly name: string
  readonly meaning: string
  /** The columns that together name a row. */
  readonly key: readonly string[]
  readonly columns: readonly ColumnInfo[]
  /** The rows of one deal, in order; values in the order of the columns. */
  readonly rows: (deal: FinishedDeal) => Value[][]
}

/** A table by its columns and the facts that a deal has for it. */
export function table<Fact>(definition: {
  readonly name: string
  readonly meaning: string
  readonly key: readonly string[]
  readonly columns: readonly Column<Fact>[]
  readonly facts: (deal: FinishedDeal) => readonly Fact[]
}): Table {
  const { name, meaning, key, columns, facts } = definition
  return { name, meaning, key, columns, rows: (deal) => facts(deal).map((fact) => columns.map(({ of }) => of(fact))) }
}
