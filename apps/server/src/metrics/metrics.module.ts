import { Module } from '@nestjs/common'
import { GraphqlModule } from '../graphql/graphql.module.ts'
import { HealthModule } from '../health/health.module.ts'
import { IntakeModule } from '../intake/intake.module.ts'
import { TablesModule } from '../tables/tables.module.ts'
import { WatchingModule } from '../watching/watching.module.ts'
import { Gauges } from './gauges.service.ts'
import { MetricsController } from './metrics.controller.ts'
import { Owner } from './owner.service.ts'

/** What the server measures of itself, for its owner and, in small, for everybody. */
@Module({
  imports: [GraphqlModule, HealthModule, IntakeModule, TablesModule, WatchingModule],
  providers: [Gauges, Owner],
  controllers: [MetricsController],
})
export class MetricsModule {}
