import { Args, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql'
import { pageCost } from '../graphql/page-cost.ts'
import {
  PlayerPage,
  playerStatisticsModel,
  PlayerStatisticsModel,
  ruleSetStatisticsModel,
  RuleSetStatisticsModel,
  ThinkTimeModel,
} from './models.ts'
import { PlayStatistics } from './statistics.service.ts'
import type { ThoughtTime } from './think-time.service.ts'

/** How many players are listed where nobody says how many. */
const USUAL_PAGE = 20
/** What think time costs: it is computed from the records of some deals. */
const THINKING_COST = 200

/** Players in GraphQL. */
@Resolver(() => PlayerStatisticsModel)
export class PlayersResolver {
  constructor(private readonly statistics: PlayStatistics) {}

  @Query(() => PlayerStatisticsModel, { description: 'A player who has an open deal' })
  player(@Args('id', { type: () => ID }) id: string): PlayerStatisticsModel {
    return playerStatisticsModel(this.statistics.player(id))
  }

  @Query(() => PlayerPage, {
    description: 'Players who have an open deal, by name',
    complexity: pageCost(USUAL_PAGE, ['search']),
  })
  players(
    @Args('search', { type: () => String, nullable: true, description: 'A part of the name, or a whole id' })
    search: string | null | undefined,
    @Args('first', { type: () => Int, nullable: true, defaultValue: USUAL_PAGE }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null | undefined,
  ): PlayerPage {
    const { answer, asOf } = this.statistics.players({
      search: search ?? '',
      first: first ?? USUAL_PAGE,
      after: after ?? null,
    })
    return {
      players: answer.players.map((player) => playerStatisticsModel({ answer: player, asOf })),
      next: answer.next,
    }
  }

  @ResolveField(() => ThinkTimeModel, { complexity: THINKING_COST })
  thinkTime(@Parent() { id }: PlayerStatisticsModel): Promise<ThoughtTime> {
    return this.statistics.playerThinking(id)
  }
}

/** Rule sets' statistics in GraphQL. */
@Resolver(() => RuleSetStatisticsModel)
export class RuleSetStatisticsResolver {
  constructor(private readonly statistics: PlayStatistics) {}

  @Query(() => RuleSetStatisticsModel, { description: 'What the open deals of a rule set came to' })
  ruleSetStatistics(@Args('id', { type: () => ID }) id: string): RuleSetStatisticsModel {
    return ruleSetStatisticsModel(id, this.statistics.ruleSet(id))
  }

  @ResolveField(() => ThinkTimeModel, { complexity: THINKING_COST })
  thinkTime(@Parent() { ruleSet }: RuleSetStatisticsModel): Promise<ThoughtTime> {
    return this.statistics.ruleSetThinking(ruleSet.id)
  }
}
