import type { IncomingMessage } from 'node:http'
import { Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common'
import type { EventStore } from '@paipu/event-store'
import { SEATS, type Seat } from '@paipu/engine'
import { PublicError } from '../errors/public-error.ts'
import { admit } from '../owner/admission.ts'
import { Doorway } from '../owner/doorway.service.ts'
import { checkedId } from '../requests/ids.ts'
import { jsonBody } from '../requests/json-body.ts'
import { readSeed } from '../requests/read-seed.ts'
import { EVENT_STORE } from '../store/store.module.ts'
import { addClientSeed, comingDeal, type ComingDeal } from '../tables/client-seeds.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'

/** The largest seed that is taken, bytes of JSON. */
const MAX_BODY_BYTES = 1024

/** How seats add to the seed of the deal that comes: from this machine only, with the token beside the store. */
@Controller('internal/tables')
export class ClientSeedsController {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly doorway: Doorway,
  ) {}

  /** The deal that comes, and the commitment to its secret. */
  @Get(':id/coming-deal')
  async coming(@Req() request: IncomingMessage, @Param('id') id: string): Promise<ComingDeal> {
    admit(this.doorway, request)
    return comingDeal(this.store, checkedId('id', id))
  }

  /** Takes `{ deal, seat, seed }`, the seed as 64 hexadecimal digits; the same again changes nothing. */
  @Post(':id/client-seeds')
  @HttpCode(200)
  async add(@Req() request: IncomingMessage, @Param('id') id: string): Promise<{ readonly result: 'added' }> {
    admit(this.doorway, request)
    const body = await jsonBody(request, { maxBytes: MAX_BODY_BYTES, bad: 'BAD_REQUEST' })
    const added = readSeed(body, ['deal', 'seat', 'seed'])
    const { seat } = body as Readonly<Record<string, unknown>>
    if (!SEATS.includes(seat as Seat)) throw new PublicError('BAD_REQUEST', 'seat: it is a number from 0 to 3')
    await addClientSeed(this.store, this.clock, checkedId('id', id), { ...added, seat: seat as Seat })
    return { result: 'added' }
  }
}
