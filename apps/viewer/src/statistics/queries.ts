import { DEAL_ROW, RULE_SET, type Operation } from '../api/queries.ts'
import type { DealPage, RuleSetName } from '../api/schema.ts'

/** How often something happened; `name` is what a list of deals is narrowed by (`having`). */
export interface Tally {
  readonly name: string
  readonly times: number
  readonly deals: number
}

/** A player's numbers, all of them counts and sums. */
export interface PlayerNumbers {
  readonly deals: number
  readonly points: number
  readonly winPoints: number
  readonly winFan: number
  /** Deals by place, the best first. */
  readonly places: readonly number[]
  readonly tallies: readonly Tally[]
  readonly fans: readonly Tally[]
  readonly pointRanges: readonly Omit<Tally, 'times'>[]
}

/** How long decisions took in the last deals. */
export interface ThinkTime {
  readonly deals: number
  readonly decisions: number
  readonly milliseconds: number
}

/** What the server answers of a player. */
export interface PlayerAnswer {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly lastPlayed: string
  readonly asOf: string
  readonly all: PlayerNumbers
  readonly byRuleSet: readonly { readonly ruleSet: RuleSetName; readonly numbers: PlayerNumbers }[]
  readonly thinkTime: ThinkTime
}

/** A deal as the graph of points needs it. */
export interface PointsOfDeal {
  readonly id: string
  readonly dealNumber: number
  readonly ruleSet: RuleSetName
  readonly endedAt: string
  readonly seats: readonly { readonly id: string }[]
  readonly totals: readonly number[]
}

/** What the server answers of a rule set. */
export interface RuleSetAnswer {
  readonly ruleSet: RuleSetName
  readonly asOf: string
  readonly deals: number
  readonly elsewhere: number
  readonly winPoints: number
  readonly winFan: number
  readonly results: { readonly won: number; readonly wallEnd: number; readonly timeLimit: number }
  /** Points by wind, the dealer's first. */
  readonly pointsByWind: readonly number[]
  readonly tallies: readonly Tally[]
  readonly fans: readonly Tally[]
  readonly thinkTime: ThinkTime
}

const TALLIES = 'tallies { name times deals } fans { name times deals }'
const NUMBERS = `deals points winPoints winFan places ${TALLIES} pointRanges { name deals }`
const THINKING = 'thinkTime { deals decisions milliseconds }'

/** How many of the last deals the graph of points shows. */
const GRAPH_DEALS = 50

/** A player's numbers, and the last deals, under one rule set where one is asked for. */
export const PLAYER: Operation<
  { readonly id: string; readonly ruleSet: string | null },
  { readonly player: PlayerAnswer; readonly deals: { readonly deals: readonly PointsOfDeal[] } }
> = {
  text: `query Player($id: ID!, $ruleSet: String) {
    player(id: $id) { id name kind lastPlayed asOf all { ${NUMBERS} } byRuleSet { ${RULE_SET} numbers { ${NUMBERS} } } ${THINKING} }
    deals(player: $id, ruleSet: $ruleSet, first: ${GRAPH_DEALS}) {
      deals { id dealNumber ${RULE_SET} endedAt seats { id } totals }
    }
  }`,
}

/** The name of a player. */
export const PLAYER_NAME: Operation<
  { readonly id: string },
  { readonly player: { readonly id: string; readonly name: string } }
> = { text: 'query PlayerName($id: ID!) { player(id: $id) { id name } }' }

/** A rule set's numbers. */
export const RULE_SET_STATISTICS: Operation<{ readonly id: string }, { readonly ruleSetStatistics: RuleSetAnswer }> = {
  text: `query RuleSetStatistics($id: ID!) {
    ruleSetStatistics(id: $id) {
      ${RULE_SET} asOf deals elsewhere winPoints winFan results { won wallEnd timeLimit } pointsByWind ${TALLIES} ${THINKING}
    }
  }`,
}

/** The deals behind a number, a page at a time. */
export const DEALS_BEHIND: Operation<
  {
    readonly player: string | null
    readonly ruleSet: string | null
    readonly having: string | null
    readonly after: string | null
  },
  { readonly deals: DealPage; readonly serverTime: string }
> = {
  text: `query DealsBehind($player: ID, $ruleSet: String, $having: String, $after: String) {
    serverTime
    deals(player: $player, ruleSet: $ruleSet, having: $having, first: 20, after: $after) { deals { ${DEAL_ROW} } next }
  }`,
}
