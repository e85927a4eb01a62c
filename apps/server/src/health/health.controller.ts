import { Controller, Get } from '@nestjs/common'
import type { TableCounts } from '../tables/counts.ts'
import { Tables } from '../tables/tables.service.ts'
import type { Following } from './following.ts'
import { Readiness } from './readiness.service.ts'

/** How the server is. */
export interface Health {
  readonly status: 'ok' | 'degraded'
  readonly tables: TableCounts
  readonly following: Following
}

/** Whether the server works, for whoever runs it: alive, ready, and how its tables do. */
@Controller('health')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly tables: Tables,
  ) {}

  /** `degraded` when a table had to be stopped, or when this server no longer sees that another's host is gone. */
  @Get()
  async health(): Promise<Health> {
    await this.readiness.check()
    const status = this.readiness.status() === 'ok' ? 'ok' : 'degraded'
    return { status, tables: this.tables.counts(), following: this.readiness.following() }
  }

  /** The process answers. */
  @Get('live')
  live(): { readonly status: 'ok' } {
    return { status: 'ok' }
  }

  /** Everything has begun and nothing ends; the store answers, and what is shown follows it. */
  @Get('ready')
  async ready(): Promise<{ readonly status: 'ok' }> {
    await this.readiness.check()
    return { status: 'ok' }
  }
}
