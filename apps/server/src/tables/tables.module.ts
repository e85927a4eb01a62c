import { Module } from '@nestjs/common'
import { Tables } from './tables.service.ts'

/** The table runtime. */
@Module({ providers: [Tables], exports: [Tables] })
export class TablesModule {}
