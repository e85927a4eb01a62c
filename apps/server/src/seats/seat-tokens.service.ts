import { Inject, Injectable } from '@nestjs/common'
import { isId } from '@paipu/contracts'
import type { Seat } from '@paipu/engine'
import { PinoLogger } from 'nestjs-pino'
import { PublicError } from '../errors/public-error.ts'
import { Indexes } from '../indexes/indexes.service.ts'
import { makeSparingWarn, type SparingWarn } from '../logging/sparing-warn.ts'
import { bearerOf } from '../reach/bearer.ts'
import type { Coming } from '../reach/client-address.ts'
import { Reach } from '../reach/reach.service.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { openSeatOfToken, seatOfToken } from './seat-of-token.ts'

/** How often a minute the log tells of seats that were refused. */
const LINES_A_MINUTE = 30

/** Which seat whoever asks holds, by the token it brings. */
@Injectable()
export class SeatTokens {
  private readonly warn: SparingWarn

  constructor(
    @Inject(CLOCK) clock: Clock,
    private readonly indexes: Indexes,
    private readonly reach: Reach,
    log: PinoLogger,
  ) {
    this.warn = makeSparingWarn(log, clock, LINES_A_MINUTE)
  }

  /** The seat of a table that somebody holds; `null` where no token of the table is brought. */
  find(table: string, from: Coming): Seat | null {
    const token = bearerOf(from)
    return token === null ? null : seatOfToken(this.indexes.tables, table, token)
  }

  /** A seat that somebody holds, at whichever open table, by a name of its own; `null` where no token of one is brought. */
  anySeatOf(from: Coming): string | null {
    const token = bearerOf(from)
    return token === null ? null : openSeatOfToken(this.indexes.tables, token)
  }

  /**
   * The seat of a table that somebody holds. One refusal, `UNAUTHORIZED`, for all that is wrong: it tells nobody what a token
   * might be good for.
   */
  seatOf(table: string, from: Coming): Seat {
    const seat = this.find(table, from)
    if (seat !== null) return seat
    this.tellOf(table, from, bearerOf(from) === null ? 'no token' : 'not a token of this table')
    throw new PublicError('UNAUTHORIZED', 'the token of a seat of this table is needed')
  }

  /** The log tells of a seat that was refused. */
  tellOf(table: string, from: Coming, reason: string): void {
    const address = this.reach.addressOf(from)
    this.warn({ table: isId(table) ? table : null, address, reason }, 'a seat was refused')
  }
}
