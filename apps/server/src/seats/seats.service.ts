import { Inject, Injectable } from '@nestjs/common'
import {
  DEAL_STREAMS,
  dealStream,
  idOfStream,
  readStored,
  tableEventOf,
  tableStream,
  type EventRecord,
  type TableOpenedV1,
} from '@paipu/contracts'
import type { Seat } from '@paipu/engine'
import type { EventStore, RecordedEvent } from '@paipu/event-store'
import { readRecords } from '@paipu/records'
import { PinoLogger } from 'nestjs-pino'
import { checkedId } from '../requests/ids.ts'
import { PublicError } from '../errors/public-error.ts'
import type { Feed } from '../feeds/feed.ts'
import { Indexes } from '../indexes/indexes.service.ts'
import type { Coming } from '../reach/client-address.ts'
import { followTables, lastPosition, type Follower } from '../store/following.ts'
import { someAtATime } from '../store/some-at-a-time.ts'
import { EVENT_STORE } from '../store/store.module.ts'
import { sinceDeal } from '../tables/since-deal.ts'
import { Tables } from '../tables/tables.service.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { REDACTION, type Redaction } from '../watching/channel.ts'
import { readAction } from './read-action.ts'
import { SeatTokens } from './seat-tokens.service.ts'
import { makeSeatedTable, type SeatedFacts, type SeatedTable } from './seated-table.ts'
import type { SeatUpdate } from './seat-update.ts'

/** What a player sends. */
export interface Said {
  readonly table: string
  readonly deal: string
  readonly decision: number
  readonly command: string
  readonly action: unknown
}

/** Players from outside at their seats, on any server: what they see comes from the store, and what they say goes there. */
@Injectable()
export class Seats {
  private readonly seated = new Map<string, SeatedTable>()
  /** Tables by their last deals. */
  private readonly byDeal = new Map<string, SeatedTable>()
  /** What was stored last of each deal, until all of its moment is here. */
  private readonly arriving = new Map<SeatedTable, EventRecord[]>()
  private opening: { readonly id: string; readonly opened: TableOpenedV1 } | null = null
  private follower: Follower | null = null

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(REDACTION) private readonly redact: Redaction,
    private readonly indexes: Indexes,
    private readonly tables: Tables,
    private readonly tokens: SeatTokens,
    private readonly log: PinoLogger,
  ) {}

  /** Takes up the open tables at which players from outside sit, and follows the store. */
  async start(): Promise<void> {
    const after = await lastPosition(this.store)
    const tables = [...this.indexes.tables.values()].flatMap(({ id, paceMs, offered, closedAt }) =>
      offered === null || closedAt !== null ? [] : [{ id, paceMs, offered }],
    )
    await someAtATime(tables, (facts) => this.takeUp(facts))
    this.follower = followTables(this.store, after, { onEvent: (event) => this.receive(event) }, this.log, {
      ended: 'the seats stand still',
      waits: 'the seats wait for the store',
    })
  }

  /** Whether it still follows the store. */
  healthy(): boolean {
    return this.follower?.healthy() ?? true
  }

  stop(): void {
    this.follower?.stop()
    for (const table of this.seated.values()) table.stop()
  }

  /** What a seat gets first. Throws `UNAUTHORIZED`, `TABLE_NOT_FOUND` and `BAD_CURSOR`. */
  update(table: string, after: string | null, from: Coming): SeatUpdate {
    const seat = this.tokens.seatOf(table, from)
    return this.table(table).update(seat, after)
  }

  /** Follows a table from a seat. Throws as {@link Seats.update}. */
  watch(table: string, after: string | null, from: Coming): Feed<SeatUpdate> {
    const seat = this.tokens.seatOf(table, from)
    return this.table(table).watch(seat, after)
  }

  /**
   * Takes what a player says; fulfilled once it is stored: neither when nor how that is told depends on what other seats may
   * do. Rejects with `UNAUTHORIZED`, `BAD_ID`, `ACTION_REFUSED`, `NOT_YOUR_SEAT`, `NOT_ASKED`, `COMMAND_REUSED`, `NOT_READY`.
   */
  async act({ table, deal, decision, command, action }: Said, from: Coming): Promise<void> {
    const seat = this.tokens.seatOf(table, from)
    await this.tables.act(table, {
      deal: checkedId('deal', deal),
      decision,
      command: checkedId('command', command),
      action: this.readAction(table, action, seat, from),
    })
  }

  private readAction(table: string, action: unknown, seat: Seat, from: Coming): ReturnType<typeof readAction> {
    try {
      return readAction(action, seat)
    } catch (error) {
      if (error instanceof PublicError && error.code === 'NOT_YOUR_SEAT')
        this.tokens.tellOf(table, from, 'another seat')
      throw error
    }
  }

  private table(id: string): SeatedTable {
    const table = this.seated.get(id)
    if (table === undefined) throw new PublicError('TABLE_NOT_FOUND', `there is no live table ${id}`)
    return table
  }

  private async takeUp(facts: SeatedFacts): Promise<void> {
    const table = this.add(facts)
    for (const record of await sinceDeal(this.store, tableStream(facts.id))) {
      const event = tableEventOf(record)
      if (event.type === 'DealOpened') {
        this.begin(table, event.data.deal, event.data.dealNumber)
        table.show(await readRecords(this.store, dealStream(event.data.deal)))
      }
      if (event.type === 'SeatActed') table.said(event.data)
    }
  }

  private add(facts: SeatedFacts): SeatedTable {
    const table = makeSeatedTable(facts, { clock: this.clock, redact: this.redact })
    this.seated.set(facts.id, table)
    return table
  }

  private begin(table: SeatedTable, deal: string, dealNumber: number): void {
    table.begin(deal, dealNumber)
    this.byDeal.set(deal, table)
  }

  private receive(event: RecordedEvent): void {
    const id = idOfStream(event.stream)
    const table = event.stream.startsWith(DEAL_STREAMS) ? this.byDeal.get(id) : undefined
    if (event.stream.startsWith(DEAL_STREAMS) && table === undefined) return
    const record = readStored(event)
    if (typeof record === 'string') {
      this.byDeal.delete(id)
      this.log.error(
        { stream: event.stream, revision: Number(event.revision), reason: record },
        'an event can not be shown',
      )
    } else if (table === undefined) this.receiveTable(id, record)
    else this.receiveDeal(table, id, record)
  }

  private receiveTable(id: string, record: EventRecord): void {
    const { type, data } = tableEventOf(record)
    if (type === 'TableOpened') this.opening = { id, opened: data }
    if (type === 'SeatsOffered' && this.opening?.id === id && !this.seated.has(id))
      this.add({ id, paceMs: this.opening.opened.paceMs, offered: data })
    const table = this.seated.get(id)
    if (table === undefined) return
    this.flush(table)
    if (type === 'DealOpened') this.begin(table, data.deal, data.dealNumber)
    if (type === 'DealClosed') this.byDeal.delete(data.deal)
    if (type === 'SeatActed') table.said(data)
    if (type !== 'TableClosed') return
    table.stop()
    this.seated.delete(id)
  }

  /** The events of a moment are stored together and come one by one: they are shown together too. */
  private receiveDeal(table: SeatedTable, deal: string, record: EventRecord): void {
    const waiting = this.arriving.get(table) ?? []
    const known = table.known(deal)
    if (known === null || record.revision !== known + waiting.length) return
    if (waiting.length === 0) setImmediate(() => this.flush(table))
    this.arriving.set(table, [...waiting, record])
  }

  private flush(table: SeatedTable): void {
    const waiting = this.arriving.get(table) ?? []
    this.arriving.delete(table)
    let from = 0
    for (let at = 1; at <= waiting.length; at++) {
      if (at < waiting.length && waiting[at]!.time === waiting[from]!.time) continue
      table.show(waiting.slice(from, at))
      from = at
    }
  }
}
