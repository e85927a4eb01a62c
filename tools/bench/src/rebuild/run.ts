/** `node run.ts STORE`: builds all read models of a store anew; says in JSON how long it took and the most memory it had. */
import { openEmbeddedStore } from '@paipu/event-store'
import {
  dealIndexModel,
  openUntil,
  runReadModels,
  statisticsModel,
  tableIndexModel,
  type DealIndex,
  type Statistics,
  type TableIndex,
} from '@paipu/read-models'

const store = await openEmbeddedStore({ path: process.argv[2]!, readOnly: true })
const began = performance.now()
const running = runReadModels<[TableIndex, DealIndex, Statistics]>(store, [
  tableIndexModel,
  dealIndexModel,
  statisticsModel,
])
await running.caughtUp
const [tables, deals, statistics] = running.states
openUntil(statistics, Infinity)
const seconds = (performance.now() - began) / 1000
const megabytes = process.resourceUsage().maxRSS / 1024
console.log(
  JSON.stringify({
    seconds,
    megabytes,
    deals: deals.finished.length,
    tables: tables.size,
    players: statistics.players.size,
  }),
)
running.stop()
await store.close()
