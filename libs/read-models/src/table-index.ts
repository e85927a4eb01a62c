import {
  idOfStream,
  TABLE_STREAMS,
  type DealOpenedV1,
  type EventRecord,
  type SeatsOfferedV1,
  type TableOpenedV1,
} from '@paipu/contracts'
import type { ReadModel } from './read-model.ts'

/** A table as its stream tells of it. */
export interface TableSummary extends TableOpenedV1 {
  readonly id: string
  /** UTC, ISO 8601. */
  readonly openedAt: string
  /** `null` while it is open. */
  readonly closedAt: string | null
  /** How many deals it has opened. */
  readonly deals: number
  /** The seats for players from outside, with the hashes of their tokens: for the server alone. `null` where all are bots of the house. */
  readonly offered: SeatsOfferedV1 | null
}

/** All tables by id, in the order in which they opened. */
export type TableIndex = Map<string, TableSummary>

/** The table index: what was agreed at each table, and whether it is open. */
export const tableIndexModel: ReadModel<TableIndex> = {
  name: 'table-index',
  version: 2,
  streamPrefixes: [TABLE_STREAMS],
  types: new Set(['TableOpened', 'SeatsOffered', 'DealOpened', 'TableClosed']),
  empty: () => new Map(),
  apply: applyToTables,
  encode: (tables) => JSON.stringify([...tables.values()]),
}

function applyToTables(tables: TableIndex, { stream, type, time, data }: EventRecord): void {
  const id = idOfStream(stream)
  if (type === 'TableOpened') {
    tables.set(id, { id, ...(data as TableOpenedV1), openedAt: time, closedAt: null, deals: 0, offered: null })
    return
  }
  const table = tables.get(id)
  if (table === undefined) return
  if (type === 'SeatsOffered') tables.set(id, { ...table, offered: data as SeatsOfferedV1 })
  if (type === 'DealOpened') tables.set(id, { ...table, deals: (data as DealOpenedV1).dealNumber })
  if (type === 'TableClosed') tables.set(id, { ...table, closedAt: time })
}
