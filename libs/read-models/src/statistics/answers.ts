import { searchedName } from '@paipu/contracts'
import { placeIn } from '../sorted.ts'
import { FACTS } from './facts.ts'
import { rangeText } from './having.ts'
import { byPlayerName, openUntil, type PlayerPlace, type PlayerRecord, type Statistics } from './statistics-model.ts'
import { addTotals, noPlayerTotals, POINT_RANGES, type PlayerTotals, type Tallies } from './totals.ts'

/** How often something happened, and in how many deals; `name` is what a list of deals is narrowed by (`having`). */
export interface NamedTally {
  readonly name: string
  readonly times: number
  readonly deals: number
}

/** A player's numbers. All are counts and sums, so that whoever shows them can see what a rate is made of. */
export interface PlayerNumbers {
  readonly deals: number
  readonly points: number
  readonly winPoints: number
  readonly winFan: number
  readonly places: readonly number[]
  readonly tallies: readonly NamedTally[]
  readonly fans: readonly NamedTally[]
  readonly pointRanges: readonly { readonly name: string; readonly deals: number }[]
}

/** A player, over all rule sets and under each. */
export interface PlayerStatistics {
  readonly id: string
  readonly name: string
  readonly kind: string
  /** When the last deal that counts here ended: UTC, ISO 8601. */
  readonly lastPlayed: string
  readonly all: PlayerNumbers
  readonly byRuleSet: readonly { readonly ruleSet: string; readonly numbers: PlayerNumbers }[]
}

/** A rule set's numbers. */
export interface RuleSetStatistics {
  readonly deals: number
  readonly elsewhere: number
  readonly winPoints: number
  readonly winFan: number
  readonly results: { readonly won: number; readonly wallEnd: number; readonly timeLimit: number }
  readonly pointsByWind: readonly number[]
  readonly tallies: readonly NamedTally[]
  readonly fans: readonly NamedTally[]
}

/** A player as of a time, milliseconds since 1970; `null` for one of whom no deal is open then. */
export function playerStatistics(statistics: Statistics, id: string, now: number): PlayerStatistics | null {
  openUntil(statistics, now)
  const player = statistics.players.get(id)
  return player === undefined ? null : answerOf(player)
}

function answerOf({ id, name, kind, last, ruleSets }: PlayerRecord): PlayerStatistics {
  const sum = noPlayerTotals()
  for (const totals of ruleSets.values()) addTotals(sum, totals)
  const byRuleSet = [...ruleSets]
    .toSorted(([a, one], [b, other]) => other.deals - one.deals || (a < b ? -1 : 1))
    .map(([ruleSet, totals]) => ({ ruleSet, numbers: numbersOf(totals) }))
  return { id, name, kind, lastPlayed: last.at, all: numbersOf(sum), byRuleSet }
}

function numbersOf({ deals, points, winPoints, winFan, places, ranges, tallies }: PlayerTotals): PlayerNumbers {
  const pointRanges = POINT_RANGES.map((range, at) => ({ name: rangeText(range), deals: ranges[at]! }))
  return { deals, points, winPoints, winFan, places: [...places], ...tallied(tallies), pointRanges }
}

/** A rule set as of a time, milliseconds since 1970. */
export function ruleSetStatistics(statistics: Statistics, id: string, now: number): RuleSetStatistics {
  openUntil(statistics, now)
  const totals = statistics.ruleSets.get(id)
  if (totals === undefined) return NOTHING
  const { deals, elsewhere, winPoints, winFan, results, pointsByWind, tallies } = totals
  return {
    deals,
    elsewhere,
    winPoints,
    winFan,
    results: { won: results.won, wallEnd: results['wall-end'], timeLimit: results['time-limit'] },
    pointsByWind: [...pointsByWind],
    ...tallied(tallies),
  }
}

const NOTHING: RuleSetStatistics = {
  deals: 0,
  elsewhere: 0,
  winPoints: 0,
  winFan: 0,
  results: { won: 0, wallEnd: 0, timeLimit: 0 },
  pointsByWind: [0, 0, 0, 0],
  ...tallied(new Map()),
}

/** Every fact, also one that never happened; of fans those that did, the most frequent first. */
function tallied(tallies: Tallies): { readonly tallies: NamedTally[]; readonly fans: NamedTally[] } {
  const named = (name: string): NamedTally => ({ name, ...(tallies.get(name) ?? { times: 0, deals: 0 }) })
  const fans = [...tallies.keys()].filter((name) => name.startsWith('fan:')).map(named)
  return {
    tallies: FACTS.map(named),
    fans: fans.toSorted((a, b) => b.times - a.times || (a.name < b.name ? -1 : 1)),
  }
}

/** Which players are asked for. */
export interface PlayersQuery {
  /** A part of the name in whatever case and width, or a whole id; empty is all. */
  readonly search: string
  /** At most so many, 1 or more. */
  readonly first: number
  /** Only players behind this place. */
  readonly after: PlayerPlace | null
  /** Milliseconds since 1970. */
  readonly now: number
}

/** A page of players by name, and whether more follow. */
export function playerRows(
  statistics: Statistics,
  { search, first, after, now }: PlayersQuery,
): { readonly players: readonly PlayerStatistics[]; readonly more: boolean } {
  openUntil(statistics, now)
  const { byName } = statistics
  const asked = searchedName(search)
  const players: PlayerStatistics[] = []
  const place = after === null ? null : { id: after.id, searched: searchedName(after.name) }
  const start = place === null ? 0 : placeIn(byName, (player) => (byPlayerName(player, place) <= 0 ? -1 : 1))
  for (let at = start; at < byName.length; at++) {
    const player = byName[at]!
    if (asked !== '' && player.id !== asked && !player.searched.includes(asked)) continue
    if (players.length === first) return { players, more: true }
    players.push(answerOf(player))
  }
  return { players, more: false }
}
