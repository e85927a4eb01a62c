import { Args, Context, ID, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql'
import type { Feed } from '../feeds/feed.ts'
import type { Asking } from '../graphql/asking.ts'
import { Json } from '../graphql/json.scalar.ts'
import { UPDATE_COST } from '../watching/update.ts'
import { SeatUpdateModel, TakenAction } from './models.ts'
import type { SeatUpdate } from './seat-update.ts'
import { Seats } from './seats.service.ts'

/** What an action costs: the engine looks at it, and the store takes it. */
const ACT_COST = 50

/** A seat's own surface in GraphQL, for whoever brings its token. */
@Resolver()
export class SeatsResolver {
  constructor(private readonly seats: Seats) {}

  @Query(() => SeatUpdateModel, { description: 'What the subscription `seat` begins with', complexity: UPDATE_COST })
  seatUpdate(
    @Args('table', { type: () => ID }) table: string,
    @Args('after', { type: () => String, nullable: true }) after: string | null | undefined,
    @Context() { req }: Asking,
  ): SeatUpdate {
    return this.seats.update(table, after ?? null, req)
  }

  @Subscription(() => SeatUpdateModel, {
    name: 'seat',
    description: 'A table as the seat sees it that your token is for, as it happens, with what it may do',
    resolve: (update: SeatUpdate) => update,
  })
  watch(
    @Args('table', { type: () => ID }) table: string,
    @Args('after', { type: () => String, nullable: true }) after: string | null | undefined,
    @Context() { req }: Asking,
  ): Feed<SeatUpdate> {
    return this.seats.watch(table, after ?? null, req)
  }

  @Mutation(() => TakenAction, {
    description: 'Does one of your `actions` at the seat that your token is for; answered once it is stored',
    complexity: ACT_COST,
  })
  async act(
    @Args('table', { type: () => ID }) table: string,
    @Args('deal', { type: () => ID }) deal: string,
    @Args('decision', { type: () => Int, description: 'The `decision` that it answers' }) decision: number,
    @Args('command', { type: () => ID, description: 'A UUID of your own: sent again, it changes nothing' })
    command: string,
    @Args('action', { type: () => Json }) action: unknown,
    @Context() { req }: Asking,
  ): Promise<TakenAction> {
    await this.seats.act({ table, deal, decision, command, action }, req)
    return { command }
  }
}
