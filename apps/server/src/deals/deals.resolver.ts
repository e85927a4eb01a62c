import { Args, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql'
import type { EventRecord } from '@paipu/contracts'
import { HAVING_FORMS } from '@paipu/read-models'
import { withoutPlayers } from '@paipu/views'
import { Json } from '../graphql/json.scalar.ts'
import { pageCost } from '../graphql/page-cost.ts'
import { Deals, EVENTS_COST } from './deals.service.ts'
import { Deal, dealModel, DealPage } from './models.ts'

/** How many deals are listed where nobody says how many. */
const USUAL_PAGE = 20

const HAVING = `What happened in it, to the player where one is given, else to anybody: ${HAVING_FORMS}`

/** Finished deals in GraphQL. */
@Resolver(() => Deal)
export class DealsResolver {
  constructor(private readonly service: Deals) {}

  @Query(() => DealPage, {
    description: 'Finished deals whose delay has run out, newest first',
    complexity: pageCost(USUAL_PAGE, ['ruleSet', 'table', 'player', 'name', 'having']),
  })
  deals(
    @Args('ruleSet', { type: () => String, nullable: true }) ruleSet: string | null | undefined,
    @Args('table', { type: () => ID, nullable: true }) table: string | null | undefined,
    @Args('player', { type: () => ID, nullable: true, description: 'A player who sat at it' })
    player: string | null | undefined,
    @Args('name', { type: () => String, nullable: true, description: 'A part of the name of a player who sat at it' })
    name: string | null | undefined,
    @Args('having', { type: () => String, nullable: true, description: HAVING })
    having: string | null | undefined,
    @Args('first', { type: () => Int, nullable: true, defaultValue: USUAL_PAGE }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null | undefined,
  ): DealPage {
    const page = this.service.page({
      ruleSet: ruleSet ?? null,
      table: table ?? null,
      player: player ?? null,
      name: name ?? null,
      having: having ?? null,
      first: first ?? USUAL_PAGE,
      after: after ?? null,
    })
    return { deals: page.deals.map(dealModel), next: page.next }
  }

  @Query(() => Deal, { description: 'A finished deal whose delay has run out' })
  async deal(@Args('id', { type: () => ID }) id: string): Promise<Deal> {
    return dealModel(await this.service.deal(id))
  }

  @ResolveField(() => [Json], { description: 'Its event records in order, nothing hidden', complexity: EVENTS_COST })
  events(@Parent() { id }: Deal): Promise<EventRecord[]> {
    return this.service.records(id)
  }

  @ResolveField(() => [Json], {
    description: 'The same with `?` for the names and ids of players; the hashes are those with them',
    complexity: EVENTS_COST,
  })
  async eventsWithoutNames(@Parent() { id }: Deal): Promise<readonly EventRecord[]> {
    return withoutPlayers(await this.service.records(id))
  }

  @ResolveField(() => ID, { nullable: true, description: 'The open deal before it at its table' })
  previous(@Parent() { row }: Deal): string | null {
    return this.service.neighbours(row).previous
  }

  @ResolveField(() => ID, { nullable: true, description: 'The open deal after it at its table' })
  next(@Parent() { row }: Deal): string | null {
    return this.service.neighbours(row).next
  }
}
