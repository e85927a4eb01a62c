import { Field, ID, Int, ObjectType } from '@nestjs/graphql'
import type { RuleSetRef, SeatPlayer } from '@paipu/contracts'
import { ruleSetOf } from '@paipu/engine'

/** A rule set by its names. */
@ObjectType()
export class RuleSet {
  @Field(() => ID) id!: string
  @Field(() => Int) version!: number
  @Field(() => String) nameEn!: string
  @Field(() => String) nameZh!: string
}

/** Who sits at a seat. */
@ObjectType()
export class Player {
  @Field(() => ID) id!: string
  @Field(() => String) name!: string
  @Field(() => String, { description: 'human or bot' }) kind!: string
}

/** A rule set as GraphQL has it; one that is not known here goes by its id. */
export function ruleSetModel({ id, version }: Pick<RuleSetRef, 'id' | 'version'>): RuleSet {
  const name = ruleSetOf({ id, version })?.name
  return { id, version, nameEn: name?.en ?? id, nameZh: name?.zh ?? id }
}

/** A player as GraphQL has it. */
export function playerModel({ player: id, name, kind }: SeatPlayer): Player {
  return { id, name, kind }
}
