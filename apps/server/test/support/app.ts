import 'reflect-metadata'
import { Test } from '@nestjs/testing'
import type { NestExpressApplication } from '@nestjs/platform-express'
import type { EventStore } from '@paipu/event-store'
import { PinoLogger } from 'nestjs-pino'
import { APP_OPTIONS, configured, listen } from '../../src/app.ts'
import { AppModule } from '../../src/app.module.ts'
import { askedTables } from '../../src/config/asked-tables.ts'
import { SETTINGS } from '../../src/config/config.module.ts'
import type { Settings } from '../../src/config/settings.ts'
import { EVENT_STORE, openServerStore } from '../../src/store/store.module.ts'
import { CLOCK } from '../../src/time/time.module.ts'
import { handClock, type HandClock } from './clock.ts'
import { newPlace, OVER_EVENTSTOREDB, type Place } from './place.ts'
import { tracked } from './tracked.ts'

/** A real server on a free port, over a real store of its own; only its clock is turned by hand. */
export interface TestServer {
  readonly url: string
  readonly app: NestExpressApplication
  readonly clock: HandClock
  readonly store: EventStore
  readonly settings: Settings
  readonly place: Place
  /** Stops it; its store goes too, unless another server is to take it up. */
  stop(keep?: 'keep'): Promise<void>
}

const QUIET = {
  host: '127.0.0.1',
  port: 0,
  credentials: undefined,
  leaseSeconds: 6,
  delaySeconds: 30,
  paceMs: 1_000,
  fixtures: '/nowhere',
  logLevel: 'silent',
  metricsToken: null,
  trustedProxies: ['127.0.0.1'],
  origins: [],
  connections: 10_000,
  connectionsPerAddress: 1_000,
  costPerAddress: 1_000_000,
} as const

export async function startServer(
  { tables = [], ...change }: Partial<Omit<Settings, 'tables'>> & { readonly tables?: readonly string[] } = {},
  clock = handClock(),
  place?: Place,
): Promise<TestServer> {
  const at = place ?? (await newPlace())
  const settings: Settings = { ...QUIET, store: at.address, doorway: at.doorway, tables: asked(tables), ...change }
  const testing = Test.createTestingModule({ imports: [AppModule.with(settings)] })
    .overrideProvider(CLOCK)
    .useValue(clock)
  if (OVER_EVENTSTOREDB) {
    const factory = async (settings: Settings, log: PinoLogger) => tracked(await openServerStore(settings, log))
    testing.overrideProvider(EVENT_STORE).useFactory({ factory, inject: [SETTINGS, PinoLogger] })
  }
  const app = configured((await testing.compile()).createNestApplication<NestExpressApplication>(APP_OPTIONS))
  const url = await listen(app, settings)
  return {
    url,
    app,
    clock,
    store: app.get<EventStore>(EVENT_STORE),
    settings,
    place: at,
    async stop(keep) {
      await app.close()
      if (keep === undefined) await at.remove()
    },
  }
}

/** Tables as `PAIPU_TABLES` names them. */
function asked(tables: readonly string[]): Settings['tables'] {
  const faults: string[] = []
  const asked = tables.length === 0 ? [] : askedTables(tables.join(','), faults)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return asked
}
