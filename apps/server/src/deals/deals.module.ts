import { Module } from '@nestjs/common'
import { DealsResolver } from './deals.resolver.ts'
import { Deals } from './deals.service.ts'
import { ExportController } from './export.controller.ts'

/** Finished deals: lists, replays and downloads. */
@Module({ providers: [Deals, DealsResolver], controllers: [ExportController] })
export class DealsModule {}
