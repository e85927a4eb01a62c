import { Module } from '@nestjs/common'
import { TablesModule } from '../tables/tables.module.ts'
import { HealthController } from './health.controller.ts'

/** Health over HTTP. */
@Module({ imports: [TablesModule], controllers: [HealthController] })
export class HealthModule {}
