import { setImmediate as nextTurn } from 'node:timers/promises'
import { Inject, Injectable } from '@nestjs/common'
import { dealStream } from '@paipu/contracts'
import type { BySeat } from '@paipu/engine'
import type { EventStore } from '@paipu/event-store'
import { dealRows, thinkTimes, type FinishedDeal, type ThinkTime } from '@paipu/read-models'
import { readableRecords } from '@paipu/records'
import { Indexes } from '../indexes/indexes.service.ts'
import { EVENT_STORE } from '../store/store.module.ts'

/** So many of the last deals tell how long somebody thinks. */
const THINKING_DEALS = 20
/** So many are looked at in one go. */
const LOOKED_AT = 20_000
/** Of so many deals it is kept: a finished deal never changes. */
const MOST_KEPT = 2_000

/** How long was thought in how many deals. */
export interface ThoughtTime extends ThinkTime {
  readonly deals: number
}

/** How long decisions took in the last open deals, from their records. */
@Injectable()
export class Thinking {
  private readonly known = new Map<string, BySeat<ThinkTime>>()

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly indexes: Indexes,
  ) {}

  /**
   * The time that seats of the last {@link THINKING_DEALS} deals took, of which `is` chooses deals and seats; as of `now`,
   * milliseconds since 1970. A deal that was recorded elsewhere, or without times, tells nothing.
   */
  async time(is: (deal: FinishedDeal, seat: number) => boolean, now: number): Promise<ThoughtTime> {
    const where = (deal: FinishedDeal) => deal.source === null && deal.seats.some((_, seat) => is(deal, seat))
    const sum = { deals: 0, decisions: 0, milliseconds: 0 }
    for (const deal of await this.last(where, now)) {
      // One deal after the other: nobody else waits for all of them.
      const times = await this.of(deal)
      if (times.every(({ milliseconds }) => milliseconds === 0)) continue
      sum.deals++
      for (const [seat, { decisions, milliseconds }] of times.entries()) {
        if (!is(deal, seat)) continue
        sum.decisions += decisions
        sum.milliseconds += milliseconds
      }
    }
    return sum
  }

  /** The last deals of which something holds; whatever else waits goes between looking at some and looking at more. */
  private async last(where: (deal: FinishedDeal) => boolean, now: number): Promise<readonly FinishedDeal[]> {
    const found: FinishedDeal[] = []
    for (let after: FinishedDeal | null = null; ;) {
      const first = THINKING_DEALS - found.length
      const query = { ruleSet: null, table: null, where, first, lookAt: LOOKED_AT, after, now }
      const { deals, next } = dealRows(this.indexes.deals, query)
      found.push(...deals)
      if (next === null || found.length === THINKING_DEALS) return found
      after = next
      await nextTurn()
    }
  }

  private async of({ id }: FinishedDeal): Promise<BySeat<ThinkTime>> {
    const known = this.known.get(id)
    if (known !== undefined) return known
    const { records } = await readableRecords(this.store, dealStream(id))
    const times = thinkTimes(records)
    if (this.known.size >= MOST_KEPT) this.known.delete(this.known.keys().next().value!)
    this.known.set(id, times)
    return times
  }
}
