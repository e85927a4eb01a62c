import { Field, ID, Int, ObjectType } from '@nestjs/graphql'
import type { BoardInSmall, WireFrame } from '@paipu/views'
import { Json } from '../graphql/json.scalar.ts'
import { Player, playerModel, RuleSet, ruleSetModel } from '../graphql/models.ts'
import { policyOf, type Hidden, type Policy } from './policy.ts'
import type { WatchedTable } from './watched-table.ts'

/** What a table shows to whom, and from when on. */
@ObjectType('WatchPolicy')
class WatchPolicyModel {
  @Field(() => [String], { description: 'spectator, all-hands, seats-0 …: who a watcher may be' })
  viewers!: readonly string[]
  @Field(() => [String], { description: 'hands, claims, wall: what no watcher sees before the deal is open' })
  hidden!: readonly Hidden[]
  @Field(() => String, { description: 'The policy in a line' }) en!: string
  @Field(() => String) zh!: string
}

/** A live table as the lobby lists it. */
@ObjectType()
export class Table {
  @Field(() => ID) id!: string
  @Field(() => String) name!: string
  @Field(() => RuleSet) ruleSet!: RuleSet
  @Field(() => [Player]) seats!: readonly Player[]
  @Field(() => String, { description: 'public, or all-hands: every hand may be seen, behind the delay' })
  policy!: 'public' | 'all-hands'
  @Field(() => Int) delaySeconds!: number
  @Field(() => Date) openedAt!: Date
  @Field(() => Date, { description: 'When its first moment becomes visible' }) visibleFrom!: Date
  @Field(() => Int, { nullable: true, description: 'Of the deal at the visible edge' }) dealNumber!: number | null
  @Field(() => Int, { nullable: true }) wallLeft!: number | null
  @Field(() => [Int], { nullable: true, description: 'By seat' }) points!: readonly number[] | null
  @Field(() => Int) spectators!: number
  @Field(() => WatchPolicyModel, { description: 'What is hidden until when' }) watching!: Policy
  @Field(() => Json, {
    nullable: true,
    description:
      'The deal in small: { phase, seat, dealer, takenFromBack, seats: [{ hand, melds, river, won, removed, voidSuit, standing, announced, wins, points }] }',
  })
  board!: BoardInSmall | null
}

/** A table as GraphQL has it. */
export function tableModel(table: WatchedTable): Table {
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
    watching: policyOf(table.facts),
  }
}

/** What a watcher of the lobby gets. */
@ObjectType('LobbyUpdate')
export class LobbyUpdateModel {
  @Field(() => String, {
    description: 'snapshot: these are all tables; changes: put these in the place of those you have',
  })
  kind!: 'snapshot' | 'changes'
  @Field(() => [Table]) tables!: readonly Table[]
  @Field(() => [ID], { description: 'Tables that are gone' }) closed!: readonly string[]
  @Field(() => Date) serverTime!: Date
}

/** What a watcher of a table gets. */
@ObjectType('TableUpdate')
export class TableUpdateModel {
  @Field(() => String, { description: 'snapshot: forget frames you have and take these; frames: append these' })
  kind!: string
  @Field(() => ID, { nullable: true, description: 'null while nothing is visible' }) deal!: string | null
  @Field(() => Int, { nullable: true }) dealNumber!: number | null
  @Field(() => [Json], { description: '{ ply, time, type, data }' }) frames!: readonly WireFrame[]
  @Field(() => String, { description: 'Give it back as `after` to resume' }) cursor!: string
  @Field(() => Int) delaySeconds!: number
  @Field(() => Date) visibleFrom!: Date
  @Field(() => Date) serverTime!: Date
}
