/** `node run.ts STORE`: builds all read models of a store anew; says in JSON how long it took and the most memory it had. */
import { openEmbeddedStore } from '@paipu/event-store'
import { dealIndexModel, runReadModels, tableIndexModel, type DealIndex, type TableIndex } from '@paipu/read-models'

const store = await openEmbeddedStore({ path: process.argv[2]!, readOnly: true })
const began = performance.now()
const running = runReadModels<[TableIndex, DealIndex]>(store, [tableIndexModel, dealIndexModel])
await running.caughtUp
const seconds = (performance.now() - began) / 1000
const [tables, deals] = running.states
const megabytes = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ seconds, megabytes, deals: deals.finished.length, tables: tables.size }))
running.stop()
await store.close()
