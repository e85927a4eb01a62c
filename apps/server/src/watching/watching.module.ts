import { Module } from '@nestjs/common'
import { WatchingResolver } from './watching.resolver.ts'
import { Watching } from './watching.service.ts'

/** Watching live tables behind their delay. */
@Module({ providers: [Watching, WatchingResolver], exports: [Watching] })
export class WatchingModule {}
