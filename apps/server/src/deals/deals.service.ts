import { Inject, Injectable } from '@nestjs/common'
import { dealStream, type EventRecord } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { dealRows, isOpen, isVisible, neighbours, type FinishedDeal } from '@paipu/read-models'
import { readRecords } from '@paipu/records'
import { checkedId } from '../errors/ids.ts'
import { PublicError } from '../errors/public-error.ts'
import { Indexes } from '../indexes/indexes.service.ts'
import { EVENT_STORE } from '../store/store.module.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { pageCursor, readPageCursor } from './cursor.ts'

/** The most deals on a page. */
const MAX_PAGE = 100

/** What a list of deals is asked for. */
export interface DealsAsked {
  readonly ruleSet: string | null
  readonly table: string | null
  readonly first: number
  readonly after: string | null
}

/** A page of a list, and the cursor of the next one. */
export interface PageOfDeals {
  readonly deals: readonly FinishedDeal[]
  readonly next: string | null
}

/** Deals that are over and whose delay has run out. Nothing is known here of any other, but that it runs. */
@Injectable()
export class Deals {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly indexes: Indexes,
  ) {}

  /** Newest first. Throws `BAD_PAGE`, `BAD_CURSOR` and `BAD_ID`. */
  page({ ruleSet, table, first, after }: DealsAsked): PageOfDeals {
    if (first < 1 || first > MAX_PAGE) throw new PublicError('BAD_PAGE', `first: ${first} is not from 1 to ${MAX_PAGE}`)
    const place = after === null ? null : readPageCursor(after)
    const checked = table === null ? null : checkedId(table)
    const rows = dealRows(this.indexes.deals, { ruleSet, table: checked, first, after: place, now: this.clock.now() })
    const last = rows.deals.at(-1)
    return { deals: rows.deals, next: rows.more && last !== undefined ? pageCursor(last) : null }
  }

  /** A deal. Throws `BAD_ID`, `DEAL_NOT_FOUND`, and `DEAL_RUNNING` while not all of it may be seen. */
  deal(id: string): FinishedDeal {
    const deal = this.indexes.deals.deals.get(checkedId(id))
    const now = this.clock.now()
    if (deal !== undefined && isOpen(deal, now)) return deal
    if (deal === undefined || !isVisible(deal, now)) throw new PublicError('DEAL_NOT_FOUND', `there is no deal ${id}`)
    throw new PublicError(
      'DEAL_RUNNING',
      `deal ${id} is still running or within its delay`,
      deal.table === null ? {} : { table: deal.table },
    )
  }

  /** Everything that happened in a deal, in order. Throws as {@link Deals.deal}. */
  async records(id: string): Promise<EventRecord[]> {
    return readRecords(this.store, dealStream(this.deal(id).id))
  }

  /** The open deals before and after it at its table. */
  neighbours(deal: FinishedDeal): ReturnType<typeof neighbours> {
    return neighbours(this.indexes.deals, deal, this.clock.now())
  }
}
