import type { IncomingMessage } from 'node:http'
import { Controller, Get, Header, Inject, Req } from '@nestjs/common'
import { Readiness } from '../health/readiness.service.ts'
import { Owner } from '../owner/owner.service.ts'
import { Tables } from '../tables/tables.service.ts'
import { isoTime, type Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { Gauges } from './gauges.service.ts'
import { EVERY_SECONDS, OWNER_SERIES, PUBLIC_SERIES } from './history.ts'
import { METER, type Metrics } from './metrics.ts'
import type { OwnerStatus, Status } from './status.ts'

/** What the server measures of itself. */
@Controller()
export class MetricsController {
  constructor(
    @Inject(METER) private readonly metrics: Metrics,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly owner: Owner,
    private readonly gauges: Gauges,
    private readonly readiness: Readiness,
    private readonly tables: Tables,
  ) {}

  /** All figures in Prometheus' text format, for the owner. */
  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('cache-control', 'no-store')
  text(@Req() request: IncomingMessage): string {
    this.owner.admit(request)
    return this.metrics.text()
  }

  /** The figures of the last while: the harmless ones for everybody, all of them for whoever sends the owner's token. */
  @Get('status.json')
  @Header('cache-control', 'no-store')
  status(@Req() request: IncomingMessage): Status {
    const asOwner = request.headers.authorization !== undefined
    if (asOwner) this.owner.admit(request)
    const names = asOwner ? [...PUBLIC_SERIES, ...OWNER_SERIES] : PUBLIC_SERIES
    return {
      status: this.readiness.status(),
      startedAt: isoTime(this.metrics.value('paipu_start_time_seconds') * 1000),
      serverTime: isoTime(this.clock.now()),
      everySeconds: EVERY_SECONDS,
      series: Object.fromEntries(names.map((name) => [name, this.gauges.history.series(name)])),
      owner: asOwner ? this.details() : null,
    }
  }

  private details(): OwnerStatus {
    return {
      tables: this.tables.counts(),
      following: this.readiness.following(),
      rejected: this.metrics.byLabel('paipu_rejected_total'),
    }
  }
}
