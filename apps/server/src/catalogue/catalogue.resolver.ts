import { Inject } from '@nestjs/common'
import { Query, Resolver } from '@nestjs/graphql'
import { RULE_SETS } from '@paipu/engine'
import { RuleSet, ruleSetModel } from '../graphql/models.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'

/** What does not depend on any table or deal. */
@Resolver()
export class CatalogueResolver {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  @Query(() => Date, { description: "The server's clock" })
  serverTime(): Date {
    return new Date(this.clock.now())
  }

  @Query(() => [RuleSet], { description: 'The rule sets that are played here' })
  ruleSets(): RuleSet[] {
    return RULE_SETS.map(ruleSetModel)
  }
}
