import { Global, Module } from '@nestjs/common'
import { systemClock } from './clock.ts'

/** The server's {@link Clock}. */
export const CLOCK = Symbol('clock')

/** Gives everyone the time. */
@Global()
@Module({ providers: [{ provide: CLOCK, useValue: systemClock }], exports: [CLOCK] })
export class TimeModule {}
