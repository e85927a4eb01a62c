import { setImmediate as nextTurn } from 'node:timers/promises'
import { Inject, Injectable } from '@nestjs/common'
import { dealStream } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { beginBlocks, rowsOfDeal, type Compression, type DealSource, type TextFile } from '@paipu/exports'
import { readableRecords } from '@paipu/records'
import { OwnDeals } from '../deals/own-deals.service.ts'
import { ownRecords } from '../deals/own-view.ts'
import { Indexes } from '../indexes/indexes.service.ts'
import type { Coming } from '../reach/client-address.ts'
import { SeatTokens } from '../seats/seat-tokens.service.ts'
import { EVENT_STORE } from '../store/store.module.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { readAsked, type AskedExport } from './asked.ts'
import { ownTables } from './own-tables.ts'
import { select, type SelectedDeal, type Selection } from './selection.ts'

/** An export as it was asked for, and its deals. */
export interface FixedExport {
  readonly asked: AskedExport
  readonly selection: Selection
}

/** One part of a file: its deals, and the deal behind which the next one begins, `null` for the last part. */
export interface Part {
  readonly deals: Iterable<SelectedDeal>
  readonly next: string | null
}

/**
 * What exports are made of: deals that are over and whose delay has run out and, for a seat that asks for its own view, those of its
 * table that are over.
 */
@Injectable()
export class Exports {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly indexes: Indexes,
    private readonly own: OwnDeals,
    private readonly tokens: SeatTokens,
  ) {}

  /**
   * Reads what is asked for, and by whom, and fixes its deals. Rejects with `BAD_EXPORT`, for named deals as
   * {@link OwnDeals.given}, and as {@link ownTables}.
   */
  async fix(query: Readonly<Record<string, unknown>>, from: Coming): Promise<FixedExport> {
    const now = this.clock.now()
    const asked = readAsked(query, now)
    const { ids } = asked.request
    const given = ids === null ? null : await Promise.all(ids.map((id) => this.own.given(id, from)))
    const own = ownTables(this.tokens, asked.request, given, from)
    const named = given?.map(({ deal }) => deal) ?? null
    return { asked, selection: select(this.indexes.deals, asked, { named, own }, now) }
  }

  /** The part that is asked for. */
  part({ asked: { after, limit }, selection }: FixedExport): Part {
    if (limit === null) return { deals: selection.behind(after), next: null }
    const deals: SelectedDeal[] = []
    for (const deal of selection.behind(after)) {
      if (deals.length === limit) return { deals, next: deals.at(-1)!.id }
      deals.push(deal)
    }
    return { deals, next: null }
  }

  /** Reads deals one after the other, as they are taken. One that can't be read is left out, which `leaveOut` is told. */
  async *records(deals: Iterable<SelectedDeal>, leaveOut: (id: string) => void = () => {}): AsyncGenerator<DealSource> {
    for (const { id, seenBy } of deals) {
      // Tables and watchers get their turn between deals.
      await nextTurn()
      const { records, fault } = await readableRecords(this.store, dealStream(id))
      if (fault === null) yield { records: seenBy === null ? records : ownRecords(records, seenBy) }
      else leaveOut(id)
    }
  }

  /** The bytes of a text file's part, made as they are taken. */
  async *bytes(
    deals: Iterable<SelectedDeal>,
    { head, texts }: TextFile,
    compression: Compression,
    isFirst: boolean,
  ): AsyncGenerator<Buffer> {
    const blocks = beginBlocks(compression, isFirst ? head : null)
    for await (const deal of this.records(deals)) {
      const block = await blocks.take(texts(deal, rowsOfDeal(deal)).join(''))
      if (block !== null) yield block
    }
    const rest = await blocks.rest()
    if (rest !== null) yield rest
  }
}
