import type { IncomingMessage } from 'node:http'
import { Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common'
import type { EventStore } from '@paipu/event-store'
import { SEATS, type Seat } from '@paipu/engine'
import { checkedId } from '../requests/ids.ts'
import { PublicError } from '../errors/public-error.ts'
import { EVENT_STORE } from '../store/store.module.ts'
import { addClientSeed, comingDeal, type AddedSeed, type ComingDeal } from '../tables/client-seeds.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { admit, jsonBody } from './admission.ts'
import { Intake } from './intake.service.ts'

/** The largest seed that is taken, bytes of JSON. */
const MAX_BODY_BYTES = 1024

/** How seats add to the seed of the deal that comes: from this machine only, with the token beside the store. */
@Controller('internal/tables')
export class ClientSeedsController {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly intake: Intake,
  ) {}

  /** The deal that comes, and the commitment to its secret. */
  @Get(':id/coming-deal')
  async coming(@Req() request: IncomingMessage, @Param('id') id: string): Promise<ComingDeal> {
    admit(this.intake, request)
    return comingDeal(this.store, checkedId(id))
  }

  /** Takes `{ deal, seat, seed }`, the seed as 64 hexadecimal digits; the same again changes nothing. */
  @Post(':id/client-seeds')
  @HttpCode(200)
  async add(@Req() request: IncomingMessage, @Param('id') id: string): Promise<{ readonly result: 'added' }> {
    admit(this.intake, request)
    const added = addedSeed(await jsonBody(request, MAX_BODY_BYTES))
    await addClientSeed(this.store, this.clock, checkedId(id), added)
    return { result: 'added' }
  }
}

/** Reads what a seat adds. Throws `BAD_REQUEST` and `BAD_ID`. */
export function addedSeed(body: unknown): AddedSeed {
  const { deal, seat, seed } = (body ?? {}) as Readonly<Record<string, unknown>>
  if (typeof deal !== 'string') throw new PublicError('BAD_REQUEST', 'deal: the id of the deal that comes is needed')
  if (!SEATS.includes(seat as Seat)) throw new PublicError('BAD_REQUEST', 'seat: it is a number from 0 to 3')
  if (typeof seed !== 'string' || !/^[0-9a-f]{64}$/.test(seed))
    throw new PublicError('BAD_REQUEST', 'seed: it is 64 hexadecimal digits in lower case')
  return { deal: checkedId(deal), seat: seat as Seat, seed }
}
