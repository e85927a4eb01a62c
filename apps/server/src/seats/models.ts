import { Field, ID, Int, ObjectType } from '@nestjs/graphql'
import type { SeatCommand } from '@paipu/engine'
import type { WireFrame } from '@paipu/views'
import { Json } from '../graphql/json.scalar.ts'

/** What a seat gets of its table. */
@ObjectType('SeatUpdate')
export class SeatUpdateModel {
  @Field(() => String, { description: 'snapshot: forget frames you have and take these; frames: append these' })
  kind!: string
  @Field(() => Int, { description: 'The seat that the token is for' }) seat!: number
  @Field(() => ID, { nullable: true, description: 'The deal that is played, or was last' }) deal!: string | null
  @Field(() => Int, { nullable: true }) dealNumber!: number | null
  @Field(() => [Json], { description: '{ ply, time, type, data }' }) frames!: readonly WireFrame[]
  @Field(() => String, { description: 'Give it back as `after` to resume' }) cursor!: string
  @Field(() => Int, { description: 'The number of what the deal asks now: give it back with your action' })
  decision!: number
  @Field(() => [Json], { description: 'All that you may do now: send one of them back' })
  actions!: readonly SeatCommand[]
  @Field(() => Date, { nullable: true, description: 'When it is decided for those who have said nothing' })
  closesAt!: Date | null
  @Field(() => Date) serverTime!: Date
}

/** An action was taken. */
@ObjectType('TakenAction')
export class TakenAction {
  @Field(() => ID, { description: 'The id that you gave it' }) command!: string
}
