import { Global, Module } from '@nestjs/common'
import { Reach } from './reach.service.ts'

/** Tells everyone who may come in. */
@Global()
@Module({ providers: [Reach], exports: [Reach] })
export class ReachModule {}
