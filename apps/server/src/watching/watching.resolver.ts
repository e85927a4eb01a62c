import { Args, Context, ID, Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql'
import { withoutPlayers, type WireFrame } from '@paipu/views'
import type { Feed } from '../feeds/feed.ts'
import type { Asking } from '../graphql/asking.ts'
import { Json } from '../graphql/json.scalar.ts'
import type { LobbyUpdate } from './lobby.ts'
import { LobbyUpdateModel, Table, tableModel, TableUpdateModel } from './models.ts'
import { UPDATE_COST, type TableUpdate } from './update.ts'
import { Watching } from './watching.service.ts'

/** How many tables a list is taken to have, for what it costs. */
const USUAL_TABLES = 16

/** Live tables in GraphQL. */
@Resolver()
export class WatchingResolver {
  constructor(private readonly watching: Watching) {}

  @Query(() => [Table], {
    description: 'The live tables',
    complexity: ({ childComplexity }) => USUAL_TABLES * childComplexity,
  })
  tables(): Table[] {
    return this.watching.all().map(tableModel)
  }

  @Query(() => Table, { description: 'A live table' })
  table(@Args('id', { type: () => ID }) id: string): Table {
    return tableModel(this.watching.table(id))
  }

  @Query(() => TableUpdateModel, { description: 'What the subscription `table` begins with', complexity: UPDATE_COST })
  tableUpdate(
    @Args('id', { type: () => ID }) id: string,
    @Args('viewer', { type: () => String, nullable: true, defaultValue: 'spectator' }) viewer: string | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null | undefined,
    @Context() { req }: Asking,
  ): TableUpdate {
    return this.watching.update({ id, viewer: viewer ?? 'spectator', after: after ?? null, from: req })
  }

  @Subscription(() => TableUpdateModel, {
    name: 'table',
    description: 'A live table as it becomes visible',
    resolve: (update: TableUpdate) => update,
  })
  watch(
    @Args('id', { type: () => ID }) id: string,
    @Args('viewer', { type: () => String, nullable: true, defaultValue: 'spectator' }) viewer: string | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null | undefined,
    @Context() { req }: Asking,
  ): Feed<TableUpdate> {
    return this.watching.watch({ id, viewer: viewer ?? 'spectator', after: after ?? null, from: req })
  }

  @Subscription(() => LobbyUpdateModel, {
    name: 'lobby',
    description: 'All live tables: first as they are, then those that change, at most twice a second',
    resolve: (update: LobbyUpdate) => update,
  })
  lobby(): Feed<LobbyUpdate> {
    return this.watching.lobby.watch()
  }
}

/**
 * What of an update is made only for who asks for it: once for all of them, as everything of an update is. It takes its update as
 * the executor gives it: with decorated parameters Nest would answer by promises.
 */
@Resolver(() => TableUpdateModel)
export class TableUpdateResolver {
  @ResolveField(() => [Json], { description: '`frames` with `?` for the names and ids of players' })
  framesWithoutNames({ frames }: TableUpdate): readonly WireFrame[] {
    return withoutPlayers(frames)
  }
}
