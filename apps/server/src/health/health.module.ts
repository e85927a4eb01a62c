import { Module } from '@nestjs/common'
import { TablesModule } from '../tables/tables.module.ts'
import { WatchingModule } from '../watching/watching.module.ts'
import { HealthController } from './health.controller.ts'

/** Health over HTTP. */
@Module({ imports: [TablesModule, WatchingModule], controllers: [HealthController] })
export class HealthModule {}
