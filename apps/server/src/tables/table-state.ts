import {
  tableEventOf,
  type CloseAskedV1,
  type EventRecord,
  type SeatActedV1,
  type SeatsOfferedV1,
  type TableEvent,
  type TableOpenedV1,
} from '@paipu/contracts'
import type { BySeat, Seat } from '@paipu/engine'
import { NO_CLIENT_SEEDS } from './secret.ts'

/** A deal that a table has opened and not closed. */
export interface OpenDeal {
  readonly id: string
  readonly dealNumber: number
  readonly dealer: Seat
}

/** The seed of a deal that comes, or of the one that is open. */
export interface CommittedSeed {
  readonly deal: string
  readonly secret: string
  readonly clientSeeds: BySeat<string | null>
}

/** Who hosts a table: the server, and the number of its lease at this table. */
export interface Lease {
  readonly host: string
  readonly term: number
}

/** A table as its stream tells of it. */
export interface TableState {
  /** What was agreed; `null` before the table opens. */
  readonly opened: TableOpenedV1 | null
  /** The seats for players from outside; `null` where all are bots of the house. */
  readonly offered: SeatsOfferedV1 | null
  /** Why it is to close once no deal is open; `null` while nobody has asked for that. */
  readonly closeAsked: CloseAskedV1['reason'] | null
  readonly closed: boolean
  readonly openDeal: OpenDeal | null
  /** What players from outside have said in the deal opened last. */
  readonly acts: readonly SeatActedV1[]
  /** The last question of that deal for which nothing more is taken. */
  readonly closedDecision: number | null
  /** How many deals it has opened. */
  readonly deals: number
  /** Who deals next (rules.md C16); `null` before the first deal is over. */
  readonly nextDealer: Seat | null
  /** `null` before it is committed to, and for deals from before there were commitments in table streams. */
  readonly seed: CommittedSeed | null
  /** `null` when nobody hosts it. */
  readonly lease: Lease | null
  /** How many leases there were. */
  readonly terms: number
}

/** A table before its first event. */
export const NO_TABLE: TableState = {
  opened: null,
  offered: null,
  closeAsked: null,
  closed: false,
  openDeal: null,
  acts: [],
  closedDecision: null,
  deals: 0,
  nextDealer: null,
  seed: null,
  lease: null,
  terms: 0,
}

/** A table after an event. */
export function evolveTable(table: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'TableOpened':
      return { ...table, opened: event.data }
    case 'SeatsOffered':
      return { ...table, offered: event.data }
    case 'SeedCommitted':
      return { ...table, seed: { ...event.data, clientSeeds: NO_CLIENT_SEEDS } }
    case 'ClientSeedAdded':
      return { ...table, seed: table.seed && withClientSeed(table.seed, event.data.seat, event.data.seed) }
    case 'DealOpened': {
      const { deal: id, dealNumber, dealer } = event.data
      return { ...table, openDeal: { id, dealNumber, dealer }, deals: dealNumber, acts: [], closedDecision: null }
    }
    case 'DealClosed':
      return { ...table, openDeal: null, nextDealer: event.data.nextDealer, seed: null }
    case 'SeatActed':
      return { ...table, acts: [...table.acts, event.data] }
    case 'DecisionClosed':
      return { ...table, closedDecision: event.data.decision }
    case 'LeaseTaken':
      return { ...table, lease: event.data, terms: event.data.term }
    case 'LeaseRenewed':
      return table
    case 'LeaseReleased':
      return { ...table, lease: null }
    case 'CloseAsked':
      return { ...table, closeAsked: event.data.reason }
    case 'TableClosed':
      return { ...table, closed: true }
  }
}

function withClientSeed(committed: CommittedSeed, seat: Seat, seed: string): CommittedSeed {
  return { ...committed, clientSeeds: committed.clientSeeds.with(seat, seed) as unknown as BySeat<string | null> }
}

/** A table from the records of its stream. */
export function tableOf(records: readonly EventRecord[]): TableState {
  return records.map(tableEventOf).reduce(evolveTable, NO_TABLE)
}
