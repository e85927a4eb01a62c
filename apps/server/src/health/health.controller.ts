import { Controller, Get, Inject } from '@nestjs/common'
import type { EventStore } from '@paipu/event-store'
import { PublicError } from '../errors/public-error.ts'
import { Indexes } from '../indexes/indexes.service.ts'
import { EVENT_STORE } from '../store/store.module.ts'
import { Tables, type TableCounts } from '../tables/tables.service.ts'
import { Watching } from '../watching/watching.service.ts'

/** How long the store may take to answer, milliseconds. */
const STORE_MS = 2_000

/** How the server is. */
export interface Health {
  readonly status: 'ok' | 'degraded'
  readonly tables: TableCounts
}

/** Whether the server works, for whoever runs it: alive, ready, and how its tables do. */
@Controller('health')
export class HealthController {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly indexes: Indexes,
    private readonly watching: Watching,
    private readonly tables: Tables,
  ) {}

  /** `degraded` when a table had to be stopped. */
  @Get()
  async health(): Promise<Health> {
    await this.ready()
    const tables = this.tables.counts()
    return { status: tables.failed === 0 ? 'ok' : 'degraded', tables }
  }

  /** The process answers. */
  @Get('live')
  live(): { readonly status: 'ok' } {
    return { status: 'ok' }
  }

  /** The store answers, and what is shown follows it. */
  @Get('ready')
  async ready(): Promise<{ readonly status: 'ok' }> {
    if (!this.indexes.healthy() || !this.watching.healthy()) {
      throw new PublicError('NOT_READY', 'the server does not follow its store any more')
    }
    try {
      for await (const _ of this.store.readAll({ limit: 1, deadlineMs: STORE_MS })) break
    } catch {
      throw new PublicError('NOT_READY', 'the store does not answer')
    }
    return { status: 'ok' }
  }
}
