import {
  DEAL_STREAMS,
  idOfStream,
  searchedName,
  TABLE_STREAMS,
  type DealEndedV1,
  type DealStartedV1,
  type EventRecord,
  type PointsPaidV1,
  type RuleSetRef,
  type SeatPlayer,
  type TableOpenedV1,
} from '@paipu/contracts'
import { netBySeat, SEATS } from '@paipu/engine'
import type { ReadModel } from './read-model.ts'
import { compareTexts, insert } from './sorted.ts'

/** A deal as a row of a list, running or finished. */
export interface DealSummary {
  readonly id: string
  /** `null` for a deal that was played at no table. */
  readonly table: string | null
  readonly ruleSet: RuleSetRef
  readonly dealNumber: number
  readonly dealer: number
  readonly seats: readonly SeatPlayer[]
  /** UTC, ISO 8601. */
  readonly startedAt: string
  /** How many wins have been declared. */
  readonly wins: number
  /**
   * How the points went: for each payment the revision of its event and the points of each seat after it, {@link COURSE_STEP}
   * numbers a payment; one flat list, as there are as many as deals.
   */
  readonly course: readonly number[]
  /** Where an imported deal was recorded, else `null`. */
  readonly source: string | null
  /** The spectator delay of its table; 0 where its table is not here. */
  readonly delaySeconds: number
  /** How it ended; `null` while it runs. */
  readonly end: DealEnd | null
}

/** How many numbers of {@link DealSummary.course} belong to one payment. */
export const COURSE_STEP = 5

/** How a deal ended. */
export interface DealEnd {
  /** UTC, ISO 8601. */
  readonly at: string
  readonly result: DealEndedV1['result']
  readonly totals: readonly number[]
  /** The revision of the event that ended it. */
  readonly revision: number
  /** Its place in {@link DealIndex.stored}. */
  readonly place: number
}

/** A deal that is over. */
export type FinishedDeal = DealSummary & { readonly end: DealEnd }

/** All deals of a store. */
export interface DealIndex {
  readonly deals: Map<string, DealSummary>
  /** Finished deals, the oldest end first, then by id. */
  readonly finished: FinishedDeal[]
  /** The same in the order in which the store got their ends, which never changes: what comes later stands behind. */
  readonly stored: FinishedDeal[]
  /** Finished deals of each table, by their number. */
  readonly byTable: Map<string, FinishedDeal[]>
  /** Finished deals of each player, whatever the seat, and of each rule set: as {@link DealIndex.stored} has them. */
  readonly byPlayer: Map<string, FinishedDeal[]>
  readonly byRules: Map<string, FinishedDeal[]>
  /** The spectator delay of each table, seconds. */
  readonly delays: Map<string, number>
  /** Who sat at any seat, as they were called then: each is there once, however many deals it is in. */
  readonly players: Map<string, NamedPlayer>
}

/** A player, and the name as it is looked for: made once, as whoever searches has all names looked at. */
export interface NamedPlayer {
  readonly player: SeatPlayer
  readonly searched: string
}

/**
 * The deal index. It reads table streams too: a table opens before its deals in the order of all events, so that a
 * deal's delay is known with its first event.
 */
export const dealIndexModel: ReadModel<DealIndex> = {
  name: 'deal-index',
  version: 3,
  streamPrefixes: [DEAL_STREAMS, TABLE_STREAMS],
  types: new Set(['TableOpened', 'DealStarted', 'WinDeclared', 'PointsPaid', 'DealEnded']),
  empty: () => ({
    deals: new Map(),
    finished: [],
    stored: [],
    byTable: new Map(),
    byPlayer: new Map(),
    byRules: new Map(),
    delays: new Map(),
    players: new Map(),
  }),
  apply: applyToDeals,
  encode: ({ deals, finished }) =>
    JSON.stringify({ deals: [...deals.values()], finished: finished.map(({ id }) => id) }),
}

function applyToDeals(index: DealIndex, record: EventRecord): void {
  const id = idOfStream(record.stream)
  if (record.type === 'TableOpened') {
    index.delays.set(id, (record.data as TableOpenedV1).delaySeconds)
    return
  }
  if (record.type === 'DealStarted') {
    index.deals.set(id, started(index, id, record.data as DealStartedV1, record.time))
    return
  }
  const deal = index.deals.get(id)
  if (deal === undefined) return
  if (record.type === 'WinDeclared') index.deals.set(id, { ...deal, wins: deal.wins + 1 })
  if (record.type === 'PointsPaid') index.deals.set(id, paid(deal, record.revision, record.data as PointsPaidV1))
  if (record.type === 'DealEnded') finish(index, deal, record)
}

function started(index: DealIndex, id: string, data: DealStartedV1, startedAt: string): DealSummary {
  const { table, ruleSet, dealNumber, dealer, source } = data
  const seats = data.seats.map((player) => onlyOne(index.players, player))
  const delaySeconds = table === null ? 0 : (index.delays.get(table) ?? 0)
  return {
    id,
    table,
    ruleSet,
    dealNumber,
    dealer,
    seats,
    startedAt,
    wins: 0,
    course: [],
    source,
    delaySeconds,
    end: null,
  }
}

function onlyOne(players: DealIndex['players'], player: SeatPlayer): SeatPlayer {
  const key = `${player.kind} ${player.player} ${player.name}`
  const known = players.get(key)
  if (known === undefined) players.set(key, { player, searched: searchedName(player.name) })
  return known?.player ?? player
}

function paid(deal: DealSummary, revision: number, { payments }: PointsPaidV1): DealSummary {
  const before = deal.course.slice(1 - COURSE_STEP)
  const change = netBySeat(payments)
  return { ...deal, course: [...deal.course, revision, ...SEATS.map((seat) => (before[seat] ?? 0) + change[seat])] }
}

function finish(index: DealIndex, deal: DealSummary, { time, revision, data }: EventRecord): void {
  const { result, totals } = data as DealEndedV1
  const finished: FinishedDeal = { ...deal, end: { at: time, result, totals, revision, place: index.stored.length } }
  index.deals.set(deal.id, finished)
  index.stored.push(finished)
  insert(index.finished, finished, byEnd)
  listOf(index.byRules, deal.ruleSet.id).push(finished)
  for (const player of new Set(deal.seats.map((seat) => seat.player))) listOf(index.byPlayer, player).push(finished)
  if (deal.table !== null) insert(listOf(index.byTable, deal.table), finished, byNumber)
}

function listOf(lists: Map<string, FinishedDeal[]>, key: string): FinishedDeal[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}

/** Below 0 when `a` ended before `b`; deals that ended at one moment are in the order of their ids. */
export function byEnd(a: Place, b: Place): number {
  return compareTexts(a.end.at, b.end.at) || compareTexts(a.id, b.id)
}

/** Where a deal stands in the order of ends. */
export interface Place {
  readonly id: string
  readonly end: { readonly at: string }
}

/** Below 0 when `a` has the lower number at its table; deals of one number are in the order of their ids. */
export function byNumber(a: DealSummary, b: DealSummary): number {
  return a.dealNumber - b.dealNumber || compareTexts(a.id, b.id)
}
