import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import type { EventStore } from '@paipu/event-store'
import { PinoLogger } from 'nestjs-pino'
import { SETTINGS } from './config/config.module.ts'
import type { Settings } from './config/settings.ts'
import { GraphqlSocket } from './graphql/socket.ts'
import { Indexes } from './indexes/indexes.service.ts'
import { importFolder, isEmpty } from './intake/golden-deals.ts'
import { Intake } from './intake/intake.service.ts'
import { EVENT_STORE } from './store/store.module.ts'
import { Tables } from './tables/tables.service.ts'
import { Watching } from './watching/watching.service.ts'

/** The order in which everything begins and ends. */
@Injectable()
export class LifeCycle implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly indexes: Indexes,
    private readonly watching: Watching,
    private readonly tables: Tables,
    private readonly intake: Intake,
    private readonly socket: GraphqlSocket,
    private readonly log: PinoLogger,
  ) {}

  /** Everything that the store holds is read before the first request; the tables play when all can be watched. */
  async onApplicationBootstrap(): Promise<void> {
    await this.loadGoldenDeals()
    await this.indexes.caughtUp()
    await this.watching.start()
    this.socket.start()
    await this.tables.start()
  }

  /** Call it once the server listens. */
  async listening(): Promise<void> {
    await this.intake.open()
  }

  /** First nothing is decided any more, then watchers are let go, last the store is closed: nothing stored is lost. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.intake.close()
    await this.tables.stop()
    this.watching.stop()
    await this.socket.stop()
    this.indexes.stop()
    await this.store.close()
  }

  private async loadGoldenDeals(): Promise<void> {
    if (!(await isEmpty(this.store))) return
    const deals = await importFolder(this.store, this.settings.fixtures)
    if (deals > 0) this.log.info({ deals }, 'the store was empty: golden deals loaded')
  }
}
