import type { DealStartedV1 } from '@paipu/contracts'
import type { Table, TableUpdate } from '../api/schema.ts'
import { startWithoutNames } from '../stage/names.ts'

/** A table without its players' names and ids. */
export function namelessTable(table: Table): Table {
  return { ...table, seats: table.seats.map(({ kind }) => ({ id: '', name: '', kind })) }
}

/** What a table sends, with its players called by their winds, `winds` from East on. */
export function namelessUpdate(update: TableUpdate, winds: readonly string[]): TableUpdate {
  const frames = update.frames.map((frame) =>
    frame.type === 'DealStarted' ? { ...frame, data: startWithoutNames(frame.data as DealStartedV1, winds) } : frame,
  )
  return { ...update, frames }
}
