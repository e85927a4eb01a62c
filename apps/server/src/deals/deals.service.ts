import { Inject, Injectable } from '@nestjs/common'
import { dealStream, type EventRecord } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import {
  dealRows,
  isOpen,
  isVisible,
  neighbours,
  opensAt,
  type DealSummary,
  type FinishedDeal,
} from '@paipu/read-models'
import { lastRecord, readableRecords } from '@paipu/records'
import { checkedId } from '../requests/ids.ts'
import { PublicError } from '../errors/public-error.ts'
import { Indexes } from '../indexes/indexes.service.ts'
import { makeTurns } from '../reach/turns.ts'
import { EVENT_STORE } from '../store/store.module.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { checkedPageSize } from '../requests/page-size.ts'
import { dealCursor, readDealCursor } from './cursor.ts'
import { narrowing, type Narrowing } from './narrowing.ts'

/** What the events of a deal cost, in fields of GraphQL. */
export const EVENTS_COST = 200

/** How many deals are looked at for a page: where few are what is asked for, a page is short and the next one goes on. */
const LOOKED_AT = 20_000
/** How many deals are read between two turns of the event loop: a list may ask for all events of each of its deals. */
const READING = { inAll: 4, ofOne: 4 }

/** What a list of deals is asked for. */
export interface DealsAsked extends Narrowing {
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
  private readonly reading = makeTurns(READING)

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly indexes: Indexes,
  ) {}

  /** Newest first. Throws `BAD_PAGE`, `BAD_CURSOR`, `BAD_ID` and `BAD_REQUEST`. */
  page(asked: DealsAsked): PageOfDeals {
    const { ruleSet, after } = asked
    const first = checkedPageSize(asked.first)
    const place = after === null ? null : readDealCursor(after)
    const table = asked.table === null ? null : checkedId('table', asked.table)
    const where = narrowing(this.indexes, asked)
    const now = this.clock.now()
    const query = { ruleSet, table, where, first, lookAt: LOOKED_AT, after: place, now }
    const { deals, next } = dealRows(this.indexes.deals, query)
    return { deals, next: next === null ? null : dealCursor(next) }
  }

  /**
   * A deal. Rejects with `BAD_ID`, `DEAL_NOT_FOUND`, `DEAL_RUNNING` while not all of it may be seen, and `DEAL_UNREADABLE`
   * where it then holds an event that this version does not know.
   */
  async deal(id: string): Promise<FinishedDeal> {
    const deal = this.indexes.deals.deals.get(checkedId('id', id))
    const now = this.clock.now()
    if (deal !== undefined && isOpen(deal, now)) return deal
    if (deal === undefined || !isVisible(deal, now)) throw new PublicError('DEAL_NOT_FOUND', `there is no deal ${id}`)
    await this.refuseUnreadable(deal, now)
    throw dealRunning(deal)
  }

  /** Everything that happened in a deal, in order. Throws as {@link Deals.deal}. */
  async records(id: string): Promise<EventRecord[]> {
    const deal = await this.deal(id)
    const { records, fault } = await this.reading.run('', () => readableRecords(this.store, dealStream(deal.id)))
    if (fault !== null) throw unreadable(id, fault.revision, fault.message)
    return records
  }

  /** Where a deal stopped is told only when all of it would be open: a place in a running deal counts what nobody may see. */
  private async refuseUnreadable({ id, delaySeconds }: DealSummary, now: number): Promise<void> {
    const stopped = this.indexes.stopped(dealStream(id))
    if (stopped === undefined) return
    const last = await lastRecord(this.store, dealStream(id))
    if (last?.type !== 'DealEnded' || opensAt({ end: { at: last.time }, delaySeconds }) > now) return
    throw unreadable(id, stopped.revision, stopped.reason)
  }

  /** The open deals before and after it at its table. */
  neighbours(deal: FinishedDeal): ReturnType<typeof neighbours> {
    return neighbours(this.indexes.deals, deal, this.clock.now())
  }
}

/** The refusal of a deal of which not all may be seen. */
export function dealRunning({ id, table }: DealSummary): PublicError {
  return new PublicError(
    'DEAL_RUNNING',
    `deal ${id} is still running or within its delay`,
    table === null ? {} : { table },
  )
}

function unreadable(id: string, at: number, reason: string): PublicError {
  return new PublicError('DEAL_UNREADABLE', `deal ${id} stops at event ${at}: ${reason}`, { at })
}
