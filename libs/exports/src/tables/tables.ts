import { DEALS } from './deal-columns.ts'
import { DECISIONS } from './decision-columns.ts'
import { PAYMENTS } from './payment-columns.ts'
import { SEATS_TABLE } from './seat-columns.ts'
import type { Table } from './table.ts'
import { WINS } from './win-columns.ts'

/** Every table for analysis. */
export const TABLES: readonly Table[] = [DEALS, SEATS_TABLE, DECISIONS, WINS, PAYMENTS]

/** The table of a name, if there is one. */
export function tableNamed(name: string): Table | undefined {
  return TABLES.find((table) => table.name === name)
}
