import { Module } from '@nestjs/common'
import { DealsResolver } from './deals.resolver.ts'
import { Deals } from './deals.service.ts'
import { SeatTokensModule } from '../seats/seat-tokens.module.ts'
import { ExportController } from './export.controller.ts'
import { OwnDeals } from './own-deals.service.ts'

/** Finished deals: lists, replays and downloads. */
@Module({
  imports: [SeatTokensModule],
  providers: [Deals, OwnDeals, DealsResolver],
  controllers: [ExportController],
  exports: [OwnDeals],
})
export class DealsModule {}
