import { tableEventOf, type EventRecord, type TableEvent, type TableOpenedV1 } from '@paipu/contracts'
import type { Seat } from '@paipu/engine'

/** A deal that a table has opened and not closed. */
export interface OpenDeal {
  readonly id: string
  readonly dealNumber: number
  readonly dealer: Seat
}

/** A table as its stream tells of it. */
export interface TableState {
  /** What was agreed; `null` before the table opens. */
  readonly opened: TableOpenedV1 | null
  readonly closed: boolean
  readonly openDeal: OpenDeal | null
  /** How many deals it has opened. */
  readonly deals: number
  /** Who deals next (rules.md C16); `null` before the first deal is over. */
  readonly nextDealer: Seat | null
}

/** A table before its first event. */
export const NO_TABLE: TableState = { opened: null, closed: false, openDeal: null, deals: 0, nextDealer: null }

/** A table after an event. */
export function evolveTable(table: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'TableOpened':
      return { ...table, opened: event.data }
    case 'DealOpened': {
      const { deal: id, dealNumber, dealer } = event.data
      return { ...table, openDeal: { id, dealNumber, dealer }, deals: dealNumber }
    }
    case 'DealClosed':
      return { ...table, openDeal: null, nextDealer: event.data.nextDealer }
    case 'TableClosed':
      return { ...table, closed: true }
  }
}

/** A table from the records of its stream. */
export function tableOf(records: readonly EventRecord[]): TableState {
  return records.reduce((table, record) => evolveTable(table, tableEventOf(record)), NO_TABLE)
}
