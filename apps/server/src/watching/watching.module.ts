import { Module } from '@nestjs/common'
import { StreamController } from './stream.controller.ts'
import { WatchingResolver } from './watching.resolver.ts'
import { Watching } from './watching.service.ts'

/** Watching live tables behind their delay. */
@Module({ providers: [Watching, WatchingResolver], controllers: [StreamController], exports: [Watching] })
export class WatchingModule {}
