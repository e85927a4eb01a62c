import { Module, type OnModuleInit } from '@nestjs/common'
import { DealsModule } from '../deals/deals.module.ts'
import { SeatTokensModule } from '../seats/seat-tokens.module.ts'
import { ExportsController } from './exports.controller.ts'
import { Exports } from './exports.service.ts'
import { ExportSlots } from './export-slots.service.ts'
import { removeLeftFolders } from './folder.ts'

/** Exports of finished deals over HTTP: whole logs, tables, and their manifests. */
@Module({
  imports: [DealsModule, SeatTokensModule],
  providers: [Exports, ExportSlots],
  controllers: [ExportsController],
})
export class ExportsModule implements OnModuleInit {
  /** Before the first request: this process has no folder yet. */
  onModuleInit(): Promise<void> {
    return removeLeftFolders()
  }
}
