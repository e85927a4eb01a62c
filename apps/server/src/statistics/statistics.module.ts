import { Module } from '@nestjs/common'
import { PlayersResolver, RuleSetStatisticsResolver } from './statistics.resolver.ts'
import { PlayStatistics } from './statistics.service.ts'
import { Thinking } from './think-time.service.ts'

/** What players' and rule sets' open deals came to. */
@Module({ providers: [PlayStatistics, Thinking, PlayersResolver, RuleSetStatisticsResolver] })
export class StatisticsModule {}
