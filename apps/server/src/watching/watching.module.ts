import { Module } from '@nestjs/common'
import { redact } from '@paipu/views'
import { REDACTION } from './channel.ts'
import { SeatTokensModule } from '../seats/seat-tokens.module.ts'
import { StreamController } from './stream.controller.ts'
import { TableUpdateResolver, WatchingResolver } from './watching.resolver.ts'
import { Watching } from './watching.service.ts'

/** Watching live tables behind their delay. */
@Module({
  imports: [SeatTokensModule],
  providers: [{ provide: REDACTION, useValue: redact }, Watching, WatchingResolver, TableUpdateResolver],
  controllers: [StreamController],
  exports: [Watching, REDACTION],
})
export class WatchingModule {}
