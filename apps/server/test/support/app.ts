import 'reflect-metadata'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Test } from '@nestjs/testing'
import type { NestExpressApplication } from '@nestjs/platform-express'
import type { EventStore } from '@paipu/event-store'
import { APP_OPTIONS, configured, listen } from '../../src/app.ts'
import { AppModule } from '../../src/app.module.ts'
import type { Settings } from '../../src/config/settings.ts'
import { EVENT_STORE } from '../../src/store/store.module.ts'
import { CLOCK } from '../../src/time/time.module.ts'
import { handClock, type HandClock } from './clock.ts'

/** A real server on a free port, over a real store in a folder of its own; only its clock is turned by hand. */
export interface TestServer {
  readonly url: string
  readonly app: NestExpressApplication
  readonly clock: HandClock
  readonly store: EventStore
  readonly settings: Settings
  /** Stops it; the folder goes too, unless another server is to take the store up. */
  stop(keep?: 'keep'): Promise<void>
}

const QUIET = {
  host: '127.0.0.1',
  port: 0,
  delaySeconds: 30,
  paceMs: 1_000,
  tables: [],
  logLevel: 'silent',
  trustedProxies: ['127.0.0.1'],
  origins: [],
  connectionsPerAddress: 1_000,
} as const

export async function startServer(change: Partial<Settings> = {}, clock = handClock()): Promise<TestServer> {
  const folder = change.store === undefined ? await mkdtemp(join(tmpdir(), 'paipu-server-')) : join(change.store, '..')
  const settings: Settings = { ...QUIET, store: join(folder, 'paipu.db'), fixtures: join(folder, 'none'), ...change }
  const testing = await Test.createTestingModule({ imports: [AppModule.with(settings)] })
    .overrideProvider(CLOCK)
    .useValue(clock)
    .compile()
  const app = configured(testing.createNestApplication<NestExpressApplication>(APP_OPTIONS))
  const url = await listen(app, settings)
  return {
    url,
    app,
    clock,
    store: app.get<EventStore>(EVENT_STORE),
    settings,
    async stop(keep) {
      await app.close()
      if (keep === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}
