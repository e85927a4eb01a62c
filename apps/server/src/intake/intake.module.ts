import { Module } from '@nestjs/common'
import { IntakeController } from './intake.controller.ts'
import { Intake } from './intake.service.ts'

/** Deals from outside. */
@Module({ providers: [Intake], controllers: [IntakeController], exports: [Intake] })
export class IntakeModule {}
