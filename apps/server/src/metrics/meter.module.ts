import { Global, Module } from '@nestjs/common'
import { makeMetrics, METER } from './metrics.ts'

/** Gives everyone the metrics to count into. */
@Global()
@Module({ providers: [{ provide: METER, useFactory: makeMetrics }], exports: [METER] })
export class MeterModule {}
