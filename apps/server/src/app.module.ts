import { Module, type DynamicModule } from '@nestjs/common'
import { APP_FILTER } from '@nestjs/core'
import { CatalogueModule } from './catalogue/catalogue.module.ts'
import { ConfigModule } from './config/config.module.ts'
import type { Settings } from './config/settings.ts'
import { DealsModule } from './deals/deals.module.ts'
import { HttpErrors } from './errors/http-errors.filter.ts'
import { ExportsModule } from './exports/exports.module.ts'
import { GraphqlModule } from './graphql/graphql.module.ts'
import { HealthModule } from './health/health.module.ts'
import { IndexesModule } from './indexes/indexes.module.ts'
import { IntakeModule } from './intake/intake.module.ts'
import { LifeCycle } from './life-cycle.ts'
import { logModule } from './logging/log-module.ts'
import { MeterModule } from './metrics/meter.module.ts'
import { MetricsModule } from './metrics/metrics.module.ts'
import { ReachModule } from './reach/reach.module.ts'
import { StatisticsModule } from './statistics/statistics.module.ts'
import { OwnerModule } from './owner/owner.module.ts'
import { SeatsModule } from './seats/seats.module.ts'
import { StoreModule } from './store/store.module.ts'
import { TablesModule } from './tables/tables.module.ts'
import { TimeModule } from './time/time.module.ts'
import { WatchingModule } from './watching/watching.module.ts'

/** The whole server, of its settings. */
@Module({})
export class AppModule {
  static with(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(settings),
        logModule(settings),
        TimeModule,
        MeterModule,
        ReachModule,
        OwnerModule,
        StoreModule,
        IndexesModule,
        GraphqlModule,
        CatalogueModule,
        TablesModule,
        WatchingModule,
        SeatsModule,
        DealsModule,
        ExportsModule,
        StatisticsModule,
        IntakeModule,
        HealthModule,
        MetricsModule,
      ],
      providers: [LifeCycle, { provide: APP_FILTER, useClass: HttpErrors }],
    }
  }
}
