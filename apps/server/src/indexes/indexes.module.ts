import { Global, Module } from '@nestjs/common'
import { Indexes } from './indexes.service.ts'

/** Gives everyone the read models. */
@Global()
@Module({ providers: [Indexes], exports: [Indexes] })
export class IndexesModule {}
