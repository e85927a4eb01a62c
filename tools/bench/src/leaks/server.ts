import 'reflect-metadata'
import { Test } from '@nestjs/testing'
import { dealStream, tableStream, type EventRecord } from '@paipu/contracts'
import { defaultRef, RULE_SETS } from '@paipu/engine'
import type { EventStore } from '@paipu/event-store'
import { readRecords } from '@paipu/records'
import type { redact, ViewEvent } from '@paipu/views'

/** A table, and the tokens of those of its seats at which players from outside sit. */
export interface Table {
  readonly id: string
  readonly policy: 'public' | 'all-hands'
  readonly seats: readonly { readonly seat: number; readonly token: string }[]
}

/** A server of the built product, with tables of bots. */
export interface Server {
  readonly port: number
  readonly tables: readonly Table[]
  /** Everything that its store holds. */
  records(): Promise<EventRecord[]>
  /** The deals that it has opened so far, whoever may know of them. */
  deals(): Promise<string[]>
  stop(): Promise<void>
}

/** How long a spectator is behind, and how long a moment stays. */
const DELAY_SECONDS = 2
const PACE_MS = 40
/** How long a player from outside may take, milliseconds: some of what they say comes in time, and some too late. */
const PLAYER_MS = 200

const dist = new URL('../../../../apps/server/dist/', import.meta.url)
const load = <T>(path: string): Promise<T> => import(new URL(path, dist).href) as Promise<T>

interface App {
  get<T>(token: unknown): T
  close(): Promise<void>
}
interface Tables {
  open(agreed: object, more: { readonly offered: object | null }): Promise<string>
}

/**
 * Starts a server. The control is the same one with its redaction taken out: that is done here, in a module put together
 * for this purpose; the product has no switch for it.
 */
export async function startServer(kind: 'product' | 'control'): Promise<Server> {
  const { AppModule } = await load<{ AppModule: { with(settings: object): object } }>('app.module.js')
  const { APP_OPTIONS, configured, listen } = await load<{
    APP_OPTIONS: object
    configured(app: object): App
    listen(app: object, settings: object): Promise<string>
  }>('app.js')
  const { readSettings } = await load<{ readSettings(env: object, root: string): object }>('config/settings.js')
  const { REDACTION } = await load<{ REDACTION: symbol }>('watching/channel.js')
  const { Tables } = await load<{ Tables: unknown }>('tables/tables.service.js')
  const { EVENT_STORE } = await load<{ EVENT_STORE: symbol }>('store/store.module.js')

  const settings = readSettings(ENVIRONMENT, '/nowhere')
  const testing = Test.createTestingModule({ imports: [AppModule.with(settings) as never] })
  if (kind === 'control') testing.overrideProvider(REDACTION).useValue(nothingHidden)
  const app = configured((await testing.compile()).createNestApplication(APP_OPTIONS))
  const url = await listen(app, settings)
  const store = app.get<EventStore>(EVENT_STORE)
  const { newSeatToken, hashOfToken } = await load<{ newSeatToken(): string; hashOfToken(token: string): string }>(
    'seats/seat-of-token.js',
  )
  const tables: Table[] = []
  for (const [index, rules] of RULE_SETS.entries())
    for (const kind of ['public', 'all-hands', 'seated'] as const) {
      const policy = kind === 'seated' ? 'public' : kind
      const places = kind === 'seated' ? [1, 2].map((seat) => ({ seat, token: newSeatToken() })) : []
      const offered =
        places.length === 0
          ? null
          : {
              seats: places.map(({ seat, token }) => ({ seat, tokenHash: hashOfToken(token) })),
              turnMs: PLAYER_MS,
              claimMs: PACE_MS,
              openingMs: PLAYER_MS,
              deals: 10_000,
            }
      const seats = [0, 1, 2, 3].map((seat) => ({ player: `bot:${seat}`, name: `Bot ${seat}`, kind: 'bot' }))
      const agreed = {
        ruleSet: defaultRef(rules),
        name: `Table ${index}`,
        delaySeconds: DELAY_SECONDS,
        policy,
        seats,
        clock: rules.clock,
        paceMs: PACE_MS,
      }
      tables.push({ id: await app.get<Tables>(Tables).open(agreed, { offered }), policy, seats: places })
    }

  async function deals(): Promise<string[]> {
    const all = await Promise.all(tables.map(({ id }) => readRecords(store, tableStream(id))))
    return all
      .flat()
      .flatMap(({ type, data }) => (type === 'DealOpened' ? [(data as { readonly deal: string }).deal] : []))
  }

  return {
    port: Number(new URL(url).port),
    tables,
    deals,
    async records() {
      const streams = [...tables.map(({ id }) => tableStream(id)), ...(await deals()).map(dealStream)]
      return (await Promise.all(streams.map((stream) => readRecords(store, stream)))).flat()
    },
    stop: () => app.close(),
  }
}

const ENVIRONMENT = {
  PAIPU_PORT: '0',
  PAIPU_STORE: ':memory:',
  PAIPU_TABLES: 'none',
  PAIPU_LOG_LEVEL: 'silent',
  PAIPU_CONNECTIONS_PER_ADDRESS: '10000',
  PAIPU_COST_PER_ADDRESS: '100000000',
}

const nothingHidden: typeof redact = (event) => event as ViewEvent
