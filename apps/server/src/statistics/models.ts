import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql'
import { newestRuleSet } from '@paipu/engine'
import type { PlayerNumbers, PlayerStatistics, RuleSetStatistics } from '@paipu/read-models'
import { RuleSet, ruleSetModel } from '../graphql/models.ts'
import type { AsOf } from './statistics.service.ts'

/** What a list costs of which it is known about how long it is. */
function about(length: number) {
  return { complexity: ({ childComplexity }: { readonly childComplexity: number }) => length * childComplexity }
}

const FACTS = about(10)
const FANS = about(12)
const RANGES = about(9)
const RULE_SETS = about(6)

/** How often something happened. */
@ObjectType()
export class Tally {
  @Field(() => String, { description: 'What deals(having:) takes for the deals behind it' }) name!: string
  @Field(() => Int) times!: number
  @Field(() => Int, { description: 'In how many deals it happened at all' }) deals!: number
}

/** In how many deals the points were within a range. */
@ObjectType()
class PointRangeCount {
  @Field(() => String, { description: 'points:<from>..<to>, what deals(having:) takes' }) name!: string
  @Field(() => Int) deals!: number
}

/** A player's numbers: counts and sums. Points are Floats, since their sums have no bound of 32 bits. */
@ObjectType('PlayerNumbers')
class PlayerNumbersModel {
  @Field(() => Int) deals!: number
  @Field(() => Float, { description: 'What all deals together came to' }) points!: number
  @Field(() => Float, { description: 'What its wins were paid' }) winPoints!: number
  @Field(() => Float, { description: 'The fan of its wins together, before the cap' }) winFan!: number
  @Field(() => [Int], { description: 'Deals by place, the best first; ties share the better place' })
  places!: readonly number[]
  @Field(() => [Tally], { ...FACTS, description: 'Wins, deals in, kongs and ready hands' }) tallies!: readonly Tally[]
  @Field(() => [Tally], { ...FANS, description: 'Wins by fan, the most frequent first' }) fans!: readonly Tally[]
  @Field(() => [PointRangeCount], { ...RANGES, description: 'Deals by points, the lowest first' })
  pointRanges!: readonly PointRangeCount[]
}

/** A player's numbers under one rule set. */
@ObjectType()
export class PlayerUnderRules {
  @Field(() => RuleSet) ruleSet!: RuleSet
  @Field(() => PlayerNumbersModel) numbers!: PlayerNumbers
}

/** How long decisions took in the last deals. */
@ObjectType('ThinkTime')
export class ThinkTimeModel {
  @Field(() => Int, { description: 'So many deals it is taken from: of the last 20, those with times' }) deals!: number
  @Field(() => Int) decisions!: number
  @Field(() => Float, { description: 'All decisions together, each from when it could first be made' })
  milliseconds!: number
}

/** What a player's finished deals came to: deals played here whose delay has run out. */
@ObjectType('PlayerStatistics')
export class PlayerStatisticsModel {
  @Field(() => ID) id!: string
  @Field(() => String, { description: 'As it was called last' }) name!: string
  @Field(() => String, { description: 'human or bot' }) kind!: string
  @Field(() => Date, { description: 'When the last deal that counts here ended' }) lastPlayed!: Date
  @Field(() => Date, { description: 'It counts the deals that were open at this moment' }) asOf!: Date
  @Field(() => PlayerNumbersModel) all!: PlayerNumbers
  @Field(() => [PlayerUnderRules], { ...RULE_SETS, description: 'The same by rule set, the most played first' })
  byRuleSet!: readonly PlayerUnderRules[]
}

/** A page of players, by name. */
@ObjectType()
export class PlayerPage {
  @Field(() => [PlayerStatisticsModel]) players!: readonly PlayerStatisticsModel[]
  @Field(() => String, { nullable: true, description: 'The cursor of the next page' }) next!: string | null
}

/** How many deals of a rule set ended how. */
@ObjectType()
export class ResultCounts {
  @Field(() => Int) won!: number
  @Field(() => Int) wallEnd!: number
  @Field(() => Int) timeLimit!: number
}

/** What a rule set's finished deals came to whose delay has run out. */
@ObjectType('RuleSetStatistics')
export class RuleSetStatisticsModel {
  @Field(() => RuleSet) ruleSet!: RuleSet
  @Field(() => Date, { description: 'It counts the deals that were open at this moment' }) asOf!: Date
  @Field(() => Int) deals!: number
  @Field(() => Int, { description: 'How many of them were recorded elsewhere' }) elsewhere!: number
  @Field(() => Float, { description: 'What all wins were paid' }) winPoints!: number
  @Field(() => Float, { description: 'The fan of all wins together, before the cap' }) winFan!: number
  @Field(() => ResultCounts) results!: ResultCounts
  @Field(() => [Float], { description: 'Points by wind, the dealer first' }) pointsByWind!: readonly number[]
  @Field(() => [Tally], { ...FACTS, description: 'Wins, deals in, kongs and ready hands of all seats' })
  tallies!: readonly Tally[]
  @Field(() => [Tally], { ...FANS, description: 'Wins by fan, the most frequent first' }) fans!: readonly Tally[]
}

/** A player as GraphQL has it. */
export function playerStatisticsModel({ answer, asOf }: AsOf<PlayerStatistics>): PlayerStatisticsModel {
  const { lastPlayed, byRuleSet, ...player } = answer
  return {
    ...player,
    lastPlayed: new Date(lastPlayed),
    asOf: new Date(asOf),
    byRuleSet: byRuleSet.map(({ ruleSet, numbers }) => ({ ruleSet: namedRuleSet(ruleSet), numbers })),
  }
}

/** A rule set's statistics as GraphQL has them. */
export function ruleSetStatisticsModel(id: string, { answer, asOf }: AsOf<RuleSetStatistics>): RuleSetStatisticsModel {
  return { ...answer, ruleSet: namedRuleSet(id), asOf: new Date(asOf) }
}

/** All versions of a rule set are counted together, under the name of the newest. */
function namedRuleSet(id: string): RuleSet {
  return ruleSetModel({ id, version: newestRuleSet(id)?.version ?? 0 })
}
