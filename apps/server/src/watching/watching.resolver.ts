import { Args, ID, Query, Resolver, Subscription } from '@nestjs/graphql'
import { playerModel, ruleSetModel } from '../graphql/models.ts'
import { Table, TableUpdateModel } from './models.ts'
import type { TableUpdate } from './update.ts'
import type { WatchedTable } from './watched-table.ts'
import { Watching } from './watching.service.ts'

/** How many tables a list is taken to have, for what it costs. */
const USUAL_TABLES = 16
/** What the frames of an update cost. */
const UPDATE_COST = 50

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
  ): TableUpdate {
    return this.watching.update(id, viewer ?? 'spectator', after ?? null)
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
  ): AsyncIterableIterator<TableUpdate> {
    return this.watching.watch(id, viewer ?? 'spectator', after ?? null)
  }
}

function tableModel(table: WatchedTable): Table {
  const { id, name, ruleSet, seats, policy, delaySeconds, openedAt } = table.facts
  return {
    id,
    name,
    ruleSet: ruleSetModel(ruleSet),
    seats: seats.map(playerModel),
    policy,
    delaySeconds,
    openedAt: new Date(openedAt),
    visibleFrom: table.visibleFrom,
    ...table.atTheEdge(),
    spectators: table.spectators(),
  }
}
