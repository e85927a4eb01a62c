import { cpus } from 'node:os'
import { readOptions } from '../../options.ts'
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

const { suites } = readOptions({
  name: 'npm run bench',
  about: 'Prints each figure beside its peer or limit of the same run, as a Markdown table.',
  options: { suites: { kind: 'words', about: 'these alone', of: Object.keys(SUITES) } },
})

console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}\n`)
console.log(TABLE_HEAD)
for (const name of suites.length > 0 ? suites : Object.keys(SUITES)) {
  for (const row of await SUITES[name]!()) console.log(rowLine(row))
}
