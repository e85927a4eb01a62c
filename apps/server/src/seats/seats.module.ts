import { Module } from '@nestjs/common'
import { OwnerModule } from '../owner/owner.module.ts'
import { TablesModule } from '../tables/tables.module.ts'
import { WatchingModule } from '../watching/watching.module.ts'
import { CloseTableController } from './close-table.controller.ts'
import { OpenTableController } from './open-table.controller.ts'
import { OwnSeedController } from './own-seed.controller.ts'
import { SeatTokensModule } from './seat-tokens.module.ts'
import { SeatsResolver } from './seats.resolver.ts'
import { Seats } from './seats.service.ts'

/** Players from outside at their seats. */
@Module({
  imports: [OwnerModule, SeatTokensModule, TablesModule, WatchingModule],
  providers: [Seats, SeatsResolver],
  controllers: [OpenTableController, CloseTableController, OwnSeedController],
  exports: [Seats],
})
export class SeatsModule {}
