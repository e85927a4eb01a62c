import { Inject, Injectable } from '@nestjs/common'
import {
  DEAL_STREAMS,
  idOfStream,
  readStored,
  TABLE_STREAMS,
  type DealClosedV1,
  type DealOpenedV1,
  type EventRecord,
  type TableOpenedV1,
} from '@paipu/contracts'
import type { EventStore, RecordedEvent } from '@paipu/event-store'
import type { Viewer } from '@paipu/views'
import { PinoLogger } from 'nestjs-pino'
import { checkedId } from '../requests/ids.ts'
import { PublicError } from '../errors/public-error.ts'
import type { Feed } from '../feeds/feed.ts'
import { Indexes } from '../indexes/indexes.service.ts'
import { makeSparingWarn, type SparingWarn } from '../logging/sparing-warn.ts'
import type { Coming } from '../reach/client-address.ts'
import { METER, type Metrics } from '../metrics/metrics.ts'
import { Reach } from '../reach/reach.service.ts'
import { SeatTokens } from '../seats/seat-tokens.service.ts'
import { followTables, lastPosition, type Follower } from '../store/following.ts'
import { someAtATime } from '../store/some-at-a-time.ts'
import { EVENT_STORE } from '../store/store.module.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { REDACTION, type Redaction } from './channel.ts'
import { loadEdge, timedEvent } from './load.ts'
import { makeLobby, type Lobby } from './lobby.ts'
import { allowedViewer } from './policy.ts'
import type { TableUpdate } from './update.ts'
import { makeWatchedTable, type TableFacts, type WatchedTable } from './watched-table.ts'

/** How often a minute the log tells of viewers that were refused. */
const LINES_A_MINUTE = 30

/** What somebody asks to watch. */
export interface Asked {
  readonly id: string
  /** A viewer's name. */
  readonly viewer: string
  readonly after: string | null
  readonly from: Coming
}

/** Live tables as watchers see them, from nothing but the store: it does not matter which server plays them. */
@Injectable()
export class Watching {
  private readonly watched = new Map<string, WatchedTable>()
  /** Tables by the deals that still grow. */
  private readonly byDeal = new Map<string, WatchedTable>()
  private follower: Follower | null = null
  /** All of them in one. */
  readonly lobby: Lobby
  private readonly warn: SparingWarn

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(REDACTION) private readonly redact: Redaction,
    private readonly indexes: Indexes,
    private readonly reach: Reach,
    private readonly tokens: SeatTokens,
    private readonly log: PinoLogger,
    @Inject(METER) private readonly metrics: Metrics,
  ) {
    this.lobby = makeLobby(this.watched, clock, metrics)
    this.warn = makeSparingWarn(log, clock, LINES_A_MINUTE)
  }

  /** Takes up the tables that are open, or whose watchers have not seen them close, and follows the store. */
  async start(): Promise<void> {
    const after = await lastPosition(this.store)
    await someAtATime([...this.indexes.tables.values()], (table) => this.takeUp(table))
    this.follower = followTables(this.store, after, { onEvent: (event) => this.receive(event) }, this.log, {
      ended: 'watching stopped',
      waits: 'watching waits for the store',
    })
  }

  /** Whether it still follows the store. */
  healthy(): boolean {
    return this.follower?.healthy() ?? true
  }

  stop(): void {
    this.follower?.stop()
    for (const table of this.watched.values()) table.stop()
    this.lobby.stop()
  }

  /** All live tables, in the order in which they opened. */
  all(): readonly WatchedTable[] {
    return [...this.watched.values()]
  }

  /** A live table. Throws `BAD_ID` and `TABLE_NOT_FOUND`. */
  table(id: string): WatchedTable {
    const table = this.watched.get(checkedId('id', id))
    if (table === undefined) throw new PublicError('TABLE_NOT_FOUND', `there is no live table ${id}`)
    return table
  }

  /** What a watcher gets first. Throws as {@link Watching.table}, `BAD_VIEWER`, `VIEWER_NOT_ALLOWED`, `BAD_CURSOR`. */
  update(asked: Asked): TableUpdate {
    const table = this.table(asked.id)
    return table.update(this.viewerOf(table, asked), asked.after)
  }

  /** Follows a table. Throws as {@link Watching.update}. */
  watch(asked: Asked): Feed<TableUpdate> {
    const table = this.table(asked.id)
    return table.watch(this.viewerOf(table, asked), asked.after)
  }

  /** Who asks for more than a table shows is told of in the log. */
  private viewerOf({ facts }: WatchedTable, { id, viewer, from }: Asked): Viewer {
    const seat = this.tokens.find(id, from)
    if (seat !== null)
      this.warn({ table: id, seat, address: this.reach.addressOf(from) }, 'a player watches its own table')
    try {
      // A player who watches its own table gets what any spectator gets, and no hand, whatever the table shows to others.
      return allowedViewer(seat === null ? facts : { ...facts, policy: 'public' }, viewer)
    } catch (error) {
      if (error instanceof PublicError && error.code === 'VIEWER_NOT_ALLOWED')
        this.warn({ table: id, viewer, address: this.reach.addressOf(from) }, 'a viewer was refused')
      throw error
    }
  }

  private async takeUp(facts: TableFacts & { readonly closedAt: string | null }): Promise<void> {
    const visibleUntil = this.clock.now() - facts.delaySeconds * 1000
    if (facts.closedAt !== null && Date.parse(facts.closedAt) <= visibleUntil) return
    const table = this.add(facts)
    const deals = await loadEdge(this.store, facts.id, table.edge, visibleUntil)
    const last = deals.at(-1)
    if (last !== undefined) this.byDeal.set(last, table)
    if (facts.closedAt !== null) table.close(Date.parse(facts.closedAt))
    table.refresh()
  }

  private add(facts: TableFacts): WatchedTable {
    const { id } = facts
    const table = makeWatchedTable(
      facts,
      { clock: this.clock, redact: this.redact, metrics: this.metrics },
      {
        changed: () => this.lobby.changed(id),
        closed: () => {
          this.watched.delete(id)
          this.lobby.changed(id)
        },
      },
    )
    this.watched.set(id, table)
    this.lobby.changed(id)
    return table
  }

  private receive(event: RecordedEvent): void {
    const id = idOfStream(event.stream)
    if (event.stream.startsWith(DEAL_STREAMS) && !this.isNews(id, event)) return
    const record = readStored(event)
    if (typeof record === 'string') this.skip(event, record)
    else if (event.stream.startsWith(TABLE_STREAMS)) this.receiveTable(id, record)
    else this.receiveDeal(id, record)
  }

  /** Whether an event goes on where its table has come to: not one of a deal at no table, nor one known from the start. */
  private isNews(deal: string, { revision }: RecordedEvent): boolean {
    return this.byDeal.get(deal)?.edge.known(deal) === Number(revision)
  }

  /** What can't be read ends what can be shown of its deal. */
  private skip({ stream, revision }: RecordedEvent, reason: string): void {
    this.byDeal.delete(idOfStream(stream))
    this.log.error({ stream, revision: Number(revision), reason }, 'an event can not be shown')
  }

  private receiveTable(id: string, { type, time, data }: EventRecord): void {
    if (type === 'TableOpened' && !this.watched.has(id)) this.add({ id, ...(data as TableOpenedV1), openedAt: time })
    const table = this.watched.get(id)
    if (table === undefined) return
    if (type === 'DealOpened') this.openDeal(table, data as DealOpenedV1)
    if (type === 'DealClosed') this.byDeal.delete((data as DealClosedV1).deal)
    if (type === 'TableClosed') table.close(Date.parse(time))
    table.refresh()
  }

  private openDeal(table: WatchedTable, { deal, dealNumber }: DealOpenedV1): void {
    table.edge.addDeal(deal, dealNumber)
    this.byDeal.set(deal, table)
  }

  private receiveDeal(id: string, record: EventRecord): void {
    const table = this.byDeal.get(id)!
    table.edge.addEvent(timedEvent(record))
    table.refresh()
  }
}
