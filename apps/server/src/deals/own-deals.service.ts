import { Inject, Injectable } from '@nestjs/common'
import { dealStream } from '@paipu/contracts'
import type { Seat } from '@paipu/engine'
import type { EventStore } from '@paipu/event-store'
import { GENERATOR, logOf, writeJsonLines } from '@paipu/exports'
import { isOpen, type FinishedDeal } from '@paipu/read-models'
import { readableRecords } from '@paipu/records'
import { seatViewer } from '@paipu/views'
import { checkedId } from '../requests/ids.ts'
import { Indexes } from '../indexes/indexes.service.ts'
import { bearerOf } from '../reach/bearer.ts'
import type { Coming } from '../reach/client-address.ts'
import { SeatTokens } from '../seats/seat-tokens.service.ts'
import { EVENT_STORE } from '../store/store.module.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { Deals, dealRunning } from './deals.service.ts'
import { ownRecords } from './own-view.ts'

/** A deal that is over, as whoever asks may have it. */
export interface GivenDeal {
  readonly deal: FinishedDeal
  /** The seat whose own view it is, for as long as the deal's delay has not run out; `null` where all of it is everybody's. */
  readonly seat: Seat | null
}

/** Deals that are over, for their seats too: those get their own views of them before everybody gets all. */
@Injectable()
export class OwnDeals {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly indexes: Indexes,
    private readonly deals: Deals,
    private readonly tokens: SeatTokens,
  ) {}

  /**
   * A deal for whoever asks. Without a token, and once the deal is open, as {@link Deals.deal}. Else rejects with `BAD_ID`, with
   * `UNAUTHORIZED` where the token is for no seat of it (and where there is no such deal), and for a seat of it with
   * `DEAL_RUNNING` while it runs.
   */
  async given(id: string, from: Coming): Promise<GivenDeal> {
    const deal = this.indexes.deals.deals.get(checkedId('id', id))
    const now = this.clock.now()
    if (bearerOf(from) === null || (deal !== undefined && isOpen(deal, now)))
      return { deal: await this.deals.deal(id), seat: null }
    const seat = this.tokens.seatOf(deal?.table ?? '', from)
    if (deal!.end === null) throw dealRunning(deal!)
    return { deal: deal as FinishedDeal, seat }
  }

  /** A seat's own view of a deal in the Paipu log format, as JSON Lines. Rejects with `DEAL_RUNNING` where it can't be read. */
  async log(deal: FinishedDeal, seat: Seat): Promise<string> {
    const { records, fault } = await readableRecords(this.store, dealStream(deal.id))
    // Where it stopped counts what the seat may not know of.
    if (fault !== null) throw dealRunning(deal)
    return writeJsonLines(logOf(ownRecords(records, seat), { viewer: seatViewer(seat), generator: GENERATOR }))
  }
}
