import { Inject, Injectable } from '@nestjs/common'
import type { EventStore } from '@paipu/event-store'
import { PublicError } from '../errors/public-error.ts'
import { Indexes } from '../indexes/indexes.service.ts'
import { Seats } from '../seats/seats.service.ts'
import { EVENT_STORE } from '../store/store.module.ts'
import { Tables } from '../tables/tables.service.ts'
import { Watching } from '../watching/watching.service.ts'
import type { Following } from './following.ts'

/** How long the store may take to answer, milliseconds. */
const STORE_MS = 2_000

/** Whether this server is to be sent anybody: not before everything has begun, and not from the moment on when it stops. */
@Injectable()
export class Readiness {
  private phase: 'starting' | 'running' | 'stopping' = 'starting'

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly indexes: Indexes,
    private readonly watching: Watching,
    private readonly seats: Seats,
    private readonly tables: Tables,
  ) {}

  /** Everything has begun. */
  running(): void {
    if (this.phase === 'starting') this.phase = 'running'
  }

  /** The end has begun. */
  stopping(): void {
    this.phase = 'stopping'
  }

  /** Why nobody is to be sent here, as far as the process itself knows; `null` when it is ready. */
  fault(): string | null {
    if (this.phase !== 'running') return `the server is ${this.phase}`
    const { indexes, watching, seats } = this.following()
    return indexes && watching && seats ? null : 'the server does not follow its store any more'
  }

  /** Rejects with `NOT_READY` unless it is ready and the store answers. */
  async check(): Promise<void> {
    const fault = this.fault()
    if (fault !== null) throw new PublicError('NOT_READY', fault)
    try {
      for await (const _ of this.store.readAll({ limit: 1, deadlineMs: STORE_MS })) break
    } catch {
      throw new PublicError('NOT_READY', 'the store does not answer')
    }
  }

  following(): Following {
    return {
      indexes: this.indexes.healthy(),
      watching: this.watching.healthy(),
      seats: this.seats.healthy(),
      lookout: this.tables.looksOut(),
    }
  }

  /** `degraded` when a table had to be stopped, or tables of other servers would not be taken over. */
  status(): 'ok' | 'degraded' | 'not-ready' {
    if (this.fault() !== null) return 'not-ready'
    return this.tables.counts().failed === 0 && this.following().lookout ? 'ok' : 'degraded'
  }
}
