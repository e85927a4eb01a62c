import { Module } from '@nestjs/common'
import { Doorway } from './doorway.service.ts'
import { Owner } from './owner.service.ts'

/** Who owns this server, for all that is for nobody else. */
@Module({ providers: [Doorway, Owner], exports: [Doorway, Owner] })
export class OwnerModule {}
