import {
  DEAL_STREAMS,
  idOfStream,
  searchedName,
  TABLE_STREAMS,
  type DealStartedV1,
  type EventRecord,
  type TableOpenedV1,
} from '@paipu/contracts'
import { SEATS, windOf, type BySeat } from '@paipu/engine'
import { opensAt } from '../deal-pages.ts'
import type { ReadModel } from '../read-model.ts'
import { compareTexts, insert, placeIn } from '../sorted.ts'
import type { CountedDeal, CountedSeat } from './facts.ts'
import { beginDeal, COUNTED_TYPES, countEvent, type RunningDeal } from './running-deal.ts'
import { addSeat, noPlayerTotals, noRuleSetTotals, tally, type PlayerTotals, type RuleSetTotals } from './totals.ts'

/** A player who has played here. */
export interface PlayerRecord {
  readonly id: string
  /** As in the deal that ended last. */
  name: string
  /** The same as it is looked for: made once, as whoever searches has all names looked at. */
  searched: string
  kind: 'human' | 'bot'
  /** When that was, and which: UTC, ISO 8601. */
  last: { readonly at: string; readonly deal: string }
  readonly ruleSets: Map<string, PlayerTotals>
}

/** What the statistics are made of. */
export interface Statistics {
  /** The spectator delay of each table, seconds. */
  readonly delays: Map<string, number>
  readonly running: Map<string, RunningDeal>
  /** Finished deals that are not in any total yet, by when they open. */
  readonly waiting: CountedDeal[]
  /** What each seat of a finished deal did at all, so that a list of deals can be narrowed to it. */
  readonly did: Map<string, BySeat<readonly string[]>>
  /** Many seats did the same: each such list is there once. */
  readonly lists: Map<string, readonly string[]>
  readonly players: Map<string, PlayerRecord>
  /** The same players by name, then by id. */
  readonly byName: PlayerRecord[]
  readonly ruleSets: Map<string, RuleSetTotals>
}

/**
 * The statistics of players and rule sets. It reads a few events of each deal, in which wins, payments and kongs stand ready,
 * and never folds a deal's whole state. A finished deal waits outside all totals until {@link openUntil} is told a time at
 * which it is open: so no total can show what is within its delay.
 */
export const statisticsModel: ReadModel<Statistics> = {
  name: 'statistics',
  version: 1,
  streamPrefixes: [DEAL_STREAMS, TABLE_STREAMS],
  types: new Set(['TableOpened', ...COUNTED_TYPES]),
  empty: emptyStatistics,
  apply: applyToStatistics,
  encode: encodeStatistics,
}

function emptyStatistics(): Statistics {
  return {
    delays: new Map(),
    running: new Map(),
    waiting: [],
    did: new Map(),
    lists: new Map(),
    players: new Map(),
    byName: [],
    ruleSets: new Map(),
  }
}

function applyToStatistics(statistics: Statistics, record: EventRecord): void {
  const id = idOfStream(record.stream)
  if (record.type === 'TableOpened') {
    statistics.delays.set(id, (record.data as TableOpenedV1).delaySeconds)
    return
  }
  if (record.type === 'DealStarted') {
    if (!statistics.did.has(id)) statistics.running.set(id, begun(statistics, id, record.data as DealStartedV1))
    return
  }
  const deal = statistics.running.get(id)
  const counted = deal === undefined ? null : countEvent(deal, record)
  if (counted === null) return
  statistics.running.delete(id)
  statistics.did.set(id, counted.seats.map(({ counts }) => listOf(statistics, counts)) as never)
  insert(statistics.waiting, counted, byOpening)
}

function begun({ delays }: Statistics, id: string, started: DealStartedV1): RunningDeal {
  return beginDeal(id, started, started.table === null ? 0 : (delays.get(started.table) ?? 0))
}

function listOf({ lists }: Statistics, counts: CountedSeat['counts']): readonly string[] {
  const names = [...counts.keys()].toSorted()
  const key = names.join(' ')
  const known = lists.get(key)
  if (known !== undefined) return known
  lists.set(key, names)
  return names
}

function byOpening(a: CountedDeal, b: CountedDeal): number {
  return openingOf(a) - openingOf(b) || compareTexts(a.id, b.id)
}

function openingOf({ endedAt, delaySeconds }: CountedDeal): number {
  return opensAt({ end: { at: endedAt }, delaySeconds })
}

/**
 * Takes into the totals every finished deal whose delay has run out by a time, milliseconds since 1970: the totals then hold
 * exactly the deals that a list of deals shows at that time. Whoever reads totals calls this first.
 */
export function openUntil(statistics: Statistics, now: number): void {
  const { waiting } = statistics
  if (waiting.length === 0 || openingOf(waiting[0]!) > now) return
  const count = placeIn(waiting, (deal) => (openingOf(deal) <= now ? -1 : 1))
  for (const deal of waiting.splice(0, count)) addDeal(statistics, deal)
}

function addDeal(statistics: Statistics, deal: CountedDeal): void {
  addToRuleSet(statistics, deal)
  if (deal.elsewhere) return
  for (const seat of deal.seats) {
    const { ruleSets } = playerOf(statistics, deal, seat)
    const totals = ruleSets.get(deal.ruleSet) ?? noPlayerTotals()
    ruleSets.set(deal.ruleSet, totals)
    addSeat(totals, seat)
  }
}

function addToRuleSet({ ruleSets }: Statistics, { ruleSet, result, dealer, elsewhere, seats }: CountedDeal): void {
  const totals = ruleSets.get(ruleSet) ?? noRuleSetTotals()
  ruleSets.set(ruleSet, totals)
  totals.deals++
  totals.elsewhere += elsewhere ? 1 : 0
  totals.results[result]++
  const seen = new Set<string>()
  for (const seat of SEATS) {
    const { points, winPoints, winFan, counts } = seats[seat]
    totals.pointsByWind[windOf(seat, dealer)] += points
    totals.winPoints += winPoints
    totals.winFan += winFan
    for (const [name, times] of counts) {
      tally(totals.tallies, name, times, seen.has(name) ? 0 : 1)
      seen.add(name)
    }
  }
}

/** A seat's player, under the name that it had last. */
function playerOf({ players, byName }: Statistics, deal: CountedDeal, seat: CountedSeat): PlayerRecord {
  const { player: id, name, kind } = seat
  const last = { at: deal.endedAt, deal: deal.id }
  const known = players.get(id)
  if (known === undefined) {
    const player: PlayerRecord = { id, name, searched: searchedName(name), kind, last, ruleSets: new Map() }
    players.set(id, player)
    insert(byName, player, byPlayerName)
    return player
  }
  if (known.last.at > last.at || (known.last.at === last.at && known.last.deal > last.deal)) return known
  if (known.name !== name) {
    byName.splice(byName.indexOf(known), 1)
    known.name = name
    known.searched = searchedName(name)
    insert(byName, known, byPlayerName)
  }
  known.kind = kind
  known.last = last
  return known
}

/** Where a player stands in the list of all. */
export interface PlayerPlace {
  readonly id: string
  readonly name: string
}

type Listed = Readonly<Pick<PlayerRecord, 'id' | 'searched'>>

/** Below 0 when `a` comes before `b`: by name as it is looked for, then by id. */
export function byPlayerName(a: Listed, b: Listed): number {
  return compareTexts(a.searched, b.searched) || compareTexts(a.id, b.id)
}

/** All finished deals are in the totals here, open or not: how far somebody has asked is no part of the state. */
function encodeStatistics({ running, waiting, did, players, ruleSets }: Statistics): string {
  const all: Statistics = { ...emptyStatistics(), waiting: [...waiting], ...structuredClone({ players, ruleSets }) }
  all.byName.push(...[...all.players.values()].toSorted(byPlayerName))
  openUntil(all, Infinity)
  return JSON.stringify({
    running: sorted(running),
    did: sorted(did),
    players: sorted(all.players),
    ruleSets: sorted(all.ruleSets),
  })
}

/** A map as pairs in the order of its keys, and so are maps in it. */
function sorted(map: ReadonlyMap<string, unknown>): [string, unknown][] {
  return [...map].toSorted(([a], [b]) => compareTexts(a, b)).map(([key, value]) => [key, plain(value)])
}

function plain(value: unknown): unknown {
  if (value instanceof Map) return sorted(value as ReadonlyMap<string, unknown>)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]))
}
