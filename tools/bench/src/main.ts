/** `npm run bench [-- hands deals folding event-store rebuild subscriber export]`: prints each figure beside its peer or limit of the same run, as a Markdown table. */
import { cpus } from 'node:os'
import { benchDeals } from './deals.ts'
import { benchEventStore } from './event-store.ts'
import { benchExport } from './export.ts'
import { benchFolding } from './folding.ts'
import { benchHands } from './hands.ts'
import { benchRebuild } from './rebuild.ts'
import type { BenchRow } from './row.ts'
import { benchSubscriber } from './subscriber.ts'
import { rowLine, TABLE_HEAD } from './table.ts'

const SUITES: Readonly<Record<string, () => BenchRow[] | Promise<BenchRow[]>>> = {
  hands: benchHands,
  deals: benchDeals,
  folding: benchFolding,
  'event-store': benchEventStore,
  rebuild: benchRebuild,
  subscriber: benchSubscriber,
  export: benchExport,
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in SUITES))
if (unknown !== undefined) {
  console.error(`${unknown} is no benchmark; there are ${Object.keys(SUITES).join(', ')}`)
  process.exit(2)
}

console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}\n`)
console.log(TABLE_HEAD)
for (const name of wanted.length > 0 ? wanted : Object.keys(SUITES)) {
  for (const row of await SUITES[name]!()) console.log(rowLine(row))
}
