import { Module } from '@nestjs/common'
import { Deals } from '../deals/deals.service.ts'
import { ExportsController } from './exports.controller.ts'
import { Exports } from './exports.service.ts'
import { ExportSlots } from './export-slots.service.ts'

/** Exports of finished deals over HTTP: whole logs, tables, and their manifests. */
@Module({ providers: [Deals, Exports, ExportSlots], controllers: [ExportsController] })
export class ExportsModule {}
