import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common'
import type { EventStore } from '@paipu/event-store'
import { GraphqlSocket } from './graphql/socket.ts'
import { Readiness } from './health/readiness.service.ts'
import { Indexes } from './indexes/indexes.service.ts'
import { Doorway } from './owner/doorway.service.ts'
import { Seats } from './seats/seats.service.ts'
import { EVENT_STORE } from './store/store.module.ts'
import { Tables } from './tables/tables.service.ts'
import { Watching } from './watching/watching.service.ts'

/** The order in which everything begins and ends. */
@Injectable()
export class LifeCycle implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly indexes: Indexes,
    private readonly watching: Watching,
    private readonly seats: Seats,
    private readonly tables: Tables,
    private readonly doorway: Doorway,
    private readonly socket: GraphqlSocket,
    private readonly readiness: Readiness,
  ) {}

  /** Everything that the store holds is read before the first request. */
  async onApplicationBootstrap(): Promise<void> {
    await this.indexes.caughtUp()
    await Promise.all([this.watching.start(), this.seats.start()])
  }

  /** Once the server listens: watchers and the command line are let in, and the tables play. */
  async listening(): Promise<void> {
    this.socket.start()
    await this.tables.start()
    await this.doorway.open()
    this.readiness.running()
  }

  /** Nothing is decided any more, and what was decided is stored; then watchers are let go. */
  async beforeApplicationShutdown(): Promise<void> {
    this.readiness.stopping()
    await this.doorway.close()
    await this.tables.stop()
    this.watching.stop()
    this.seats.stop()
    await this.socket.stop()
  }

  /** No request is open any more: the store is closed. */
  async onApplicationShutdown(): Promise<void> {
    this.indexes.stop()
    await this.store.close()
  }
}
