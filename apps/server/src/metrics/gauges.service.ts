import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { isConnectionString } from '@paipu/event-store'
import { SETTINGS } from '../config/config.module.ts'
import type { Settings } from '../config/settings.ts'
import { GraphqlSocket } from '../graphql/socket.ts'
import { Readiness } from '../health/readiness.service.ts'
import { Tables } from '../tables/tables.service.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { Watching } from '../watching/watching.service.ts'
import { startHistory, type History } from './history.ts'
import { METER, type Metrics } from './metrics.ts'
import { readDisk, readProcess } from './process-gauges.ts'

/** Reads what is not counted but simply there, and keeps the figures of the last while. */
@Injectable()
export class Gauges implements OnApplicationShutdown {
  readonly history: History
  private readonly endProcess: () => void

  constructor(
    @Inject(METER) metrics: Metrics,
    @Inject(SETTINGS) { store }: Settings,
    @Inject(CLOCK) clock: Clock,
    readiness: Readiness,
    tables: Tables,
    watching: Watching,
    socket: GraphqlSocket,
  ) {
    metrics.readFrom('paipu_ready', () => Number(readiness.fault() === null))
    metrics.readFrom('paipu_tables', () => {
      const { playing, standingBy, failed } = tables.counts()
      return { playing, standing_by: standingBy, failed }
    })
    metrics.readFrom('paipu_live_tables', () => watching.all().length)
    metrics.readFrom('paipu_spectators', () => watching.all().reduce((sum, table) => sum + table.spectators(), 0))
    metrics.readFrom('paipu_sockets', () => socket.connections())
    metrics.readFrom('paipu_following', () => {
      const { indexes, watching, seats, lookout } = readiness.following()
      return { indexes: Number(indexes), watching: Number(watching), seats: Number(seats), lookout: Number(lookout) }
    })
    if (!isConnectionString(store) && store !== ':memory:') readDisk(metrics, store)
    this.endProcess = readProcess(metrics)
    this.history = startHistory(metrics, clock)
  }

  onApplicationShutdown(): void {
    this.history.stop()
    this.endProcess()
  }
}
