/** The built server, with tables of bots in a store in memory: `node host-paipu.ts <tables> <moments a second>`. */
import { setTimeout as sleep } from 'node:timers/promises'
import { RULE_SETS, defaultRef } from '@paipu/engine'
import { serve } from './host.ts'

const tables = Number(process.argv[2])
const rate = Number(process.argv[3])
/** Long enough to be watched as tables are: what is visible comes by a timer, not as it is stored. */
const DELAY_SECONDS = 1

const dist = new URL('../../../../apps/server/dist/', import.meta.url)
const load = (path: string): Promise<Record<string, never>> => import(new URL(path, dist).href)
await import('reflect-metadata')
const { createApp, listen } = (await load('app.js')) as unknown as AppModule
const { readSettings } = (await load('config/settings.js')) as unknown as SettingsModule
const { Tables } = await load('tables/tables.service.js')
const { Watching } = await load('watching/watching.service.js')

interface AppModule {
  createApp(settings: object): Promise<{ get<T>(token: unknown): T }>
  listen(app: object, settings: object): Promise<string>
}
interface SettingsModule {
  readSettings(env: Readonly<Record<string, string>>, root: string): object
}
interface TablesService {
  open(agreed: object): Promise<string>
  stop(): Promise<void>
}
interface WatchingService {
  update(asked: object): { readonly cursor: string }
}

const settings = readSettings(
  {
    PAIPU_PORT: '0',
    PAIPU_STORE: ':memory:',
    PAIPU_TABLES: 'none',
    PAIPU_LOG_LEVEL: 'warn',
    PAIPU_CONNECTIONS: '1000000',
    PAIPU_CONNECTIONS_PER_ADDRESS: '1000000',
    PAIPU_COST_PER_ADDRESS: '1000000000',
  },
  '/nowhere',
)
const app = await createApp(settings)
const url = await listen(app, settings)
const service = app.get<TablesService>(Tables)
const watching = app.get<WatchingService>(Watching)
const ids: string[] = []
for (let index = 0; index < tables; index++) {
  const rules = RULE_SETS[index % RULE_SETS.length]!
  const seats = [0, 1, 2, 3].map((seat) => ({ player: `bot:${seat}`, name: `Bot ${seat}`, kind: 'bot' }))
  ids.push(
    await service.open({
      ruleSet: defaultRef(rules),
      name: `Table ${index}`,
      delaySeconds: DELAY_SECONDS,
      policy: 'public',
      seats,
      clock: rules.clock,
      paceMs: Math.round(1_000 / rate),
    }),
  )
}

const from = { headers: {}, socket: {} }
const cursorOf = (id: string): string => watching.update({ id, viewer: 'spectator', after: null, from }).cursor

serve({
  port: Number(new URL(url).port),
  tables: ids,
  delayMs: DELAY_SECONDS * 1_000,
  show: () => {},
  async stop() {
    await service.stop()
    await sleep(DELAY_SECONDS * 1_000 + 500)
    const ends = ids.map((id) => [id, cursorOf(id).slice(0, -':spectator'.length)])
    return { did: 'stop', ends: Object.fromEntries(ends) as Record<string, string> }
  },
})
