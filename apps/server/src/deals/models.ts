import { Field, ID, Int, ObjectType } from '@nestjs/graphql'
import { SEATS } from '@paipu/engine'
import { COURSE_STEP, type FinishedDeal } from '@paipu/read-models'
import { Json } from '../graphql/json.scalar.ts'
import { Player, playerModel, RuleSet, ruleSetModel } from '../graphql/models.ts'

const COURSE =
  'How the points went: after each payment, and last at the end, the ply with nothing hidden, then the points by seat'

/** A finished deal. */
@ObjectType()
export class Deal {
  @Field(() => ID) id!: string
  @Field(() => ID, { nullable: true, description: 'null for a deal played at no table' }) table!: string | null
  @Field(() => RuleSet) ruleSet!: RuleSet
  @Field(() => Json, { description: 'The options of its rule set' }) options!: unknown
  @Field(() => Int) dealNumber!: number
  @Field(() => Int, { description: 'The seat of the dealer' }) dealer!: number
  @Field(() => [Player]) seats!: readonly Player[]
  @Field(() => Date) startedAt!: Date
  @Field(() => Date) endedAt!: Date
  @Field(() => String, { description: 'won, wall-end or time-limit' }) result!: string
  @Field(() => [Int], { description: 'Points by seat' }) totals!: readonly number[]
  @Field(() => [[Int]], { description: COURSE }) course!: readonly (readonly number[])[]
  @Field(() => Int, { description: 'How many wins were declared' }) wins!: number
  @Field(() => String, { nullable: true, description: 'Where an imported deal was recorded' }) source!: string | null
  /** The row that the lazy fields are made from; not in the schema. */
  row!: FinishedDeal
}

/** A page of finished deals, newest first. */
@ObjectType()
export class DealPage {
  @Field(() => [Deal]) deals!: readonly Deal[]
  @Field(() => String, { nullable: true, description: 'The cursor of the next page' }) next!: string | null
}

/** A deal as GraphQL has it. */
export function dealModel(row: FinishedDeal): Deal {
  const { id, table, ruleSet, dealNumber, dealer, seats, startedAt, wins, source, end } = row
  return {
    id,
    table,
    ruleSet: ruleSetModel(ruleSet),
    options: ruleSet.options,
    dealNumber,
    dealer,
    seats: seats.map(playerModel),
    startedAt: new Date(startedAt),
    endedAt: new Date(end.at),
    result: end.result,
    totals: end.totals,
    course: courseOf(row),
    wins,
    source,
    row,
  }
}

function courseOf({ course, end }: FinishedDeal): number[][] {
  const payments = Array.from({ length: course.length / COURSE_STEP }, (_, at) =>
    course.slice(at * COURSE_STEP, (at + 1) * COURSE_STEP),
  )
  return [...payments, [end.revision, ...SEATS.map((seat) => end.totals[seat]!)]]
}
