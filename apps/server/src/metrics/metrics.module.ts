import { Module } from '@nestjs/common'
import { GraphqlModule } from '../graphql/graphql.module.ts'
import { HealthModule } from '../health/health.module.ts'
import { OwnerModule } from '../owner/owner.module.ts'
import { TablesModule } from '../tables/tables.module.ts'
import { WatchingModule } from '../watching/watching.module.ts'
import { Gauges } from './gauges.service.ts'
import { MetricsController } from './metrics.controller.ts'

/** What the server measures of itself, for its owner and, in small, for everybody. */
@Module({
  imports: [GraphqlModule, HealthModule, OwnerModule, TablesModule, WatchingModule],
  providers: [Gauges],
  controllers: [MetricsController],
})
export class MetricsModule {}
