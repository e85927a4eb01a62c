import { Controller, Get, Inject } from '@nestjs/common'
import type { EventStore } from '@paipu/event-store'
import { PublicError } from '../errors/public-error.ts'
import { EVENT_STORE } from '../store/store.module.ts'
import { Tables } from '../tables/tables.service.ts'

/** How the server is. */
export interface Health {
  readonly status: 'ok' | 'degraded'
  readonly tables: { readonly playing: number; readonly failed: number }
}

@Controller('health')
export class HealthController {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
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

  /** The store answers, so that requests can be served. */
  @Get('ready')
  async ready(): Promise<{ readonly status: 'ok' }> {
    try {
      for await (const _ of this.store.readAll({ limit: 1, deadlineMs: 2_000 })) break
    } catch {
      throw new PublicError('STORE_UNAVAILABLE', 'the store does not answer')
    }
    return { status: 'ok' }
  }
}
