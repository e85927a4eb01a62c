import { Module } from '@nestjs/common'
import { OwnerModule } from '../owner/owner.module.ts'
import { ClientSeedsController } from './client-seeds.controller.ts'
import { IntakeController } from './intake.controller.ts'
import { Intake } from './intake.service.ts'

/** Deals and seeds from outside. */
@Module({ imports: [OwnerModule], providers: [Intake], controllers: [IntakeController, ClientSeedsController] })
export class IntakeModule {}
