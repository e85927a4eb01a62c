import type { IncomingMessage } from 'node:http'
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common'
import type { EventStore } from '@paipu/event-store'
import { EVENTS_COST } from '../deals/deals.service.ts'
import { Reach } from '../reach/reach.service.ts'
import { readSeed } from '../requests/read-seed.ts'
import { EVENT_STORE } from '../store/store.module.ts'
import { addClientSeed, comingDeal, type ComingDeal } from '../tables/client-seeds.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { SeatTokens } from './seat-tokens.service.ts'

/** How a seat adds to the seed of the deal that comes by itself, from anywhere, with its token. Each request reads the table's stream. */
@Controller('tables')
export class OwnSeedController {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly reach: Reach,
    private readonly tokens: SeatTokens,
  ) {}

  /** The deal that comes, and the commitment to its secret. */
  @Get(':id/coming-deal')
  async coming(@Req() request: IncomingMessage, @Param('id') id: string): Promise<ComingDeal> {
    this.reach.charge(request, EVENTS_COST)
    this.tokens.seatOf(id, request)
    return comingDeal(this.store, id)
  }

  /** Takes `{ deal, seed }` for the seat that the token is for, and for no other; the same again changes nothing. */
  @Post(':id/client-seeds')
  @HttpCode(200)
  async add(
    @Req() request: IncomingMessage,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<{ readonly result: 'added' }> {
    this.reach.charge(request, EVENTS_COST)
    const seat = this.tokens.seatOf(id, request)
    const added = readSeed(body, ['deal', 'seed'])
    await addClientSeed(this.store, this.clock, id, { ...added, seat })
    return { result: 'added' }
  }
}
