import { setImmediate as nextTurn } from 'node:timers/promises'
import { Inject, Injectable } from '@nestjs/common'
import { dealStream } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { beginBlocks, rowsOfDeal, type Compression, type DealSource, type TextFile } from '@paipu/exports'
import type { FinishedDeal } from '@paipu/read-models'
import { readableRecords } from '@paipu/records'
import { Deals } from '../deals/deals.service.ts'
import { Indexes } from '../indexes/indexes.service.ts'
import { EVENT_STORE } from '../store/store.module.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { readAsked, type AskedExport } from './asked.ts'
import { select, type Selection } from './selection.ts'

/** An export as it was asked for, and its deals. */
export interface FixedExport {
  readonly asked: AskedExport
  readonly selection: Selection
}

/** One part of a file: its deals, and the deal behind which the next one begins, `null` for the last part. */
export interface Part {
  readonly deals: Iterable<FinishedDeal>
  readonly next: string | null
}

/**
 * What exports are made of: deals that are over and whose delay has run out, and no others. Who has a seat in a deal would be
 * known here.
 */
@Injectable()
export class Exports {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly indexes: Indexes,
    private readonly deals: Deals,
  ) {}

  /** Reads what is asked for and fixes its deals. Rejects with `BAD_EXPORT`, and for named deals as {@link Deals.deal}. */
  async fix(query: Readonly<Record<string, unknown>>): Promise<FixedExport> {
    const now = this.clock.now()
    const asked = readAsked(query, now)
    const { ids } = asked.request
    const named = ids === null ? null : await Promise.all(ids.map((id) => this.deals.deal(id)))
    return { asked, selection: select(this.indexes.deals, asked, named, now) }
  }

  /** The part that is asked for. */
  part({ asked: { after, limit }, selection }: FixedExport): Part {
    if (limit === null) return { deals: selection.behind(after), next: null }
    const deals: FinishedDeal[] = []
    for (const deal of selection.behind(after)) {
      if (deals.length === limit) return { deals, next: deals.at(-1)!.id }
      deals.push(deal)
    }
    return { deals, next: null }
  }

  /** Reads deals one after the other, as they are taken. One that can't be read is left out. */
  async *records(deals: Iterable<FinishedDeal>): AsyncGenerator<DealSource> {
    for (const { id } of deals) {
      // Tables and watchers get their turn between deals.
      await nextTurn()
      const { records, fault } = await readableRecords(this.store, dealStream(id))
      if (fault === null) yield { records }
    }
  }

  /** The bytes of a text file's part, made as they are taken. */
  async *bytes(
    deals: Iterable<FinishedDeal>,
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
