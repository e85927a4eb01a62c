import { Field, ID, Int, ObjectType } from '@nestjs/graphql'
import type { WireFrame } from '@paipu/views'
import { Json } from '../graphql/json.scalar.ts'
import { Player, RuleSet } from '../graphql/models.ts'

/** A live table as the lobby lists it. */
@ObjectType()
export class Table {
  @Field(() => ID) id!: string
  @Field(() => String) name!: string
  @Field(() => RuleSet) ruleSet!: RuleSet
  @Field(() => [Player]) seats!: readonly Player[]
  @Field(() => String, { description: 'public, or all-hands: every hand may be seen, behind the delay' })
  policy!: string
  @Field(() => Int) delaySeconds!: number
  @Field(() => Date) openedAt!: Date
  @Field(() => Date, { description: 'When its first moment becomes visible' }) visibleFrom!: Date
  @Field(() => Int, { nullable: true, description: 'Of the deal at the visible edge' }) dealNumber!: number | null
  @Field(() => Int, { nullable: true }) wallLeft!: number | null
  @Field(() => [Int], { nullable: true, description: 'By seat' }) points!: readonly number[] | null
  @Field(() => Int) spectators!: number
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
