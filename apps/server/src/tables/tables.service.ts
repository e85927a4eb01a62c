import { Inject, Injectable } from '@nestjs/common'
import {
  idOfStream,
  readStored,
  TABLE_STREAMS,
  tableEventOf,
  tableStream,
  type SeatsOfferedV1,
  type TableEvent,
  type TableOpenedV1,
} from '@paipu/contracts'
import { isConnectionString, isStoreError, type EventStore, type RecordedEvent } from '@paipu/event-store'
import { EMPTY_HEAD } from '@paipu/records'
import { PinoLogger } from 'nestjs-pino'
import { v7 } from 'uuid'
import { SETTINGS } from '../config/config.module.ts'
import type { Settings } from '../config/settings.ts'
import { Indexes } from '../indexes/indexes.service.ts'
import { followTables, lastPosition, type Follower } from '../store/following.ts'
import { PublicError } from '../errors/public-error.ts'
import { EVENT_STORE } from '../store/store.module.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import type { Act } from './acts.ts'
import { actElsewhere } from './acts-elsewhere.ts'
import type { TableCounts } from './counts.ts'
import { missingTables } from './house-tables.ts'
import type { LeaseTerms } from './lease.ts'
import { makePlayer, type TablePlayer } from './player.ts'
import { makeRuntime } from './runtime.ts'
import { makeStandby, type Standby } from './standby.ts'
import { write } from './streams.ts'

/** The tables that this server plays, and those that it takes when the server that plays them is gone. */
@Injectable()
export class Tables {
  private readonly players = new Map<string, TablePlayer>()
  private readonly standbys = new Map<string, Standby>()
  /** Tables by their open deals, where several servers share them. */
  private readonly byDeal = new Map<string, string>()
  private readonly terms: LeaseTerms | null
  /** What is stored from now on tells which hosts live. */
  private lookout: Follower | null = null
  private stopping = false

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly indexes: Indexes,
    private readonly log: PinoLogger,
  ) {
    // An embedded store has one writer: the lock on its file says who hosts all tables.
    this.terms = isConnectionString(settings.store) ? { host: v7(), waitMs: settings.leaseSeconds * 1000 } : null
  }

  /** Takes up, where its streams end, every open table that nobody hosts, and opens those that are asked for and missing. */
  async start(): Promise<void> {
    if (this.terms !== null) await this.follow()
    await this.takeUpAll()
    for (const { id, opened } of missingTables(this.indexes.tables, this.settings)) {
      // They open in their order.
      await this.open(opened, { id }).catch((error: unknown) => this.openedElsewhere(id, error))
    }
  }

  /** Opens a table, with what is offered to players from outside, and lets its first deal begin; answers its id. */
  async open(
    opened: TableOpenedV1,
    { id = v7(), offered = null }: { readonly id?: string; readonly offered?: SeatsOfferedV1 | null } = {},
  ): Promise<string> {
    const player = this.makePlayer(id)
    this.players.set(id, player)
    const events: TableEvent[] = [{ type: 'TableOpened', data: opened }]
    if (offered !== null) events.push({ type: 'SeatsOffered', data: offered })
    if (this.terms !== null) events.push({ type: 'LeaseTaken', data: { host: this.terms.host, term: 1 } })
    try {
      const target = { stream: tableStream(id), id, head: EMPTY_HEAD }
      await write(this.store, target, this.clock.now(), [{ actor: 'table', events }])
    } catch (error) {
      this.players.delete(id)
      throw error
    }
    if (!this.stopping) await player.start()
    return id
  }

  /**
   * Takes what a player from outside says at a table, on whichever server it is played; fulfilled once it is stored. Rejects as
   * `checkAct` throws, and `NOT_READY` where it is not known whether it was stored.
   */
  async act(table: string, act: Act): Promise<void> {
    const player = this.players.get(table)
    if (player !== undefined) return player.act(act)
    await actElsewhere(this.store, this.clock, table, act).catch((error: unknown) => {
      throw isStoreError(error)
        ? new PublicError('NOT_READY', 'it is not known whether this was stored: send it again')
        : error
    })
  }

  counts(): TableCounts {
    const failed = [...this.players.values()].filter((player) => player.failed()).length
    return { playing: this.players.size - failed, standingBy: this.standbys.size, failed }
  }

  /** Whether it would notice that the host of another table is gone; where no other server can host any, nothing is amiss. */
  looksOut(): boolean {
    return this.lookout?.healthy() ?? true
  }

  /** Takes no further decision, waits for what is being stored, and gives all tables up. */
  async stop(): Promise<void> {
    this.stopping = true
    this.lookout?.stop()
    await Promise.all([...this.players.values(), ...this.standbys.values()].map((part) => part.stop()))
  }

  private async takeUpAll(): Promise<void> {
    const open = [...this.indexes.tables.values()].filter(({ closedAt }) => closedAt === null)
    await Promise.all(open.map(({ id }) => (this.terms === null ? this.play(id) : this.standBy(id))))
  }

  private async play(id: string): Promise<void> {
    if (this.stopping) return
    const player = this.makePlayer(id)
    this.players.set(id, player)
    await player.start()
  }

  private makePlayer(id: string): TablePlayer {
    return makePlayer(makeRuntime(this.store, this.clock, id, this.terms), this.clock, {
      onRetry: (error, waitMs) =>
        this.log[waitMs === 0 ? 'debug' : 'warn'](
          { table: id, reason: codeOf(error), waitMs },
          'a table is taken up from the store again',
        ),
      onFailed: (error) => this.log.error({ table: id, err: error }, 'a table was stopped'),
      onLost: () => {
        this.log.info({ table: id }, 'another server hosts the table')
        this.players.delete(id)
        void this.standBy(id)
      },
      onClosed: () => this.players.delete(id),
    })
  }

  private async standBy(id: string): Promise<void> {
    if (this.stopping || this.terms === null || this.players.has(id) || this.standbys.has(id)) return
    const standby = makeStandby(this.store, this.clock, id, this.terms, {
      onTaken: () => {
        this.log.info({ table: id }, 'this server hosts the table now')
        this.standbys.delete(id)
        void this.play(id)
      },
      onClosed: () => this.standbys.delete(id),
      onDeal: (deal) => this.byDeal.set(deal, id),
      onFailed: (error) => {
        this.log.error({ table: id, err: error }, 'a table can not be read here')
        this.standbys.delete(id)
      },
    })
    this.standbys.set(id, standby)
    await standby.start()
  }

  /** Another server that starts at the same time was faster. */
  private async openedElsewhere(id: string, error: unknown): Promise<void> {
    if (!isStoreError(error, 'wrong-expected-revision')) throw error
    await this.standBy(id)
  }

  private async follow(): Promise<void> {
    const after = await lastPosition(this.store)
    this.lookout = followTables(
      this.store,
      after,
      {
        onEvent: (event) => this.receive(event),
        // A table that opened just before is in the index by then, if it was not at the start.
        onCaughtUp: () => this.takeUpAll(),
      },
      this.log,
      { ended: 'the lookout for hosts ended', waits: null },
    )
  }

  private receive(event: RecordedEvent): void {
    const id = idOfStream(event.stream)
    const table = event.stream.startsWith(TABLE_STREAMS) ? id : this.byDeal.get(id)
    if (table === undefined) return
    if (event.type === 'SeatActed') this.players.get(table)?.wake(Number(event.revision))
    this.standbys.get(table)?.sign(event.stream, Number(event.revision))
    if (table === id) this.receiveTable(id, event)
  }

  private receiveTable(id: string, stored: RecordedEvent): void {
    const record = readStored(stored)
    if (typeof record === 'string') return
    const { type, data } = tableEventOf(record)
    if (type === 'TableOpened') void this.standBy(id)
    if (type === 'DealOpened') this.byDeal.set(data.deal, id)
    if (type === 'DealClosed') this.byDeal.delete(data.deal)
    if (type === 'LeaseReleased') this.standbys.get(id)?.released()
  }
}

function codeOf(error: unknown): string {
  return isStoreError(error) ? error.code : 'unknown'
}
