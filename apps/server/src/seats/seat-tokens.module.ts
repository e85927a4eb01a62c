import { Module } from '@nestjs/common'
import { SeatTokens } from './seat-tokens.service.ts'

/** Who holds a seat, for all who give something to seats. */
@Module({ providers: [SeatTokens], exports: [SeatTokens] })
export class SeatTokensModule {}
