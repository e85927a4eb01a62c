import { Module } from '@nestjs/common'
import { SeatsModule } from '../seats/seats.module.ts'
import { TablesModule } from '../tables/tables.module.ts'
import { WatchingModule } from '../watching/watching.module.ts'
import { HealthController } from './health.controller.ts'
import { Readiness } from './readiness.service.ts'

/** Health over HTTP. */
@Module({
  imports: [SeatsModule, TablesModule, WatchingModule],
  providers: [Readiness],
  controllers: [HealthController],
  exports: [Readiness],
})
export class HealthModule {}
