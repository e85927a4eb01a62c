import { Module } from '@nestjs/common'
import { ClientSeedsController } from './client-seeds.controller.ts'
import { IntakeController } from './intake.controller.ts'
import { Intake } from './intake.service.ts'

/** Deals and seeds from outside. */
@Module({ providers: [Intake], controllers: [IntakeController, ClientSeedsController], exports: [Intake] })
export class IntakeModule {}
