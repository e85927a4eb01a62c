/**
 * Writes what documents say that code says: the rules of each set, and tables of settings and metrics, which stand between `<!-- generated: NAME -->`
 * and `<!-- end -->`. `--check` writes nothing and exits with 1 when a document is not what the code says.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { VARIABLES as SERVER } from '../../../apps/server/src/config/variables.ts'
import { METRICS } from '../../../apps/server/src/metrics/catalogue.ts'
import { VARIABLES as VIEWER } from '../../../apps/viewer/server/settings.ts'
import { ruleDocuments } from './rules.ts'
import { metricRows, settingRows } from './tables.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const TABLES: Readonly<Record<string, string>> = {
  'server settings': settingRows(Object.values(SERVER)),
  'viewer settings': settingRows(Object.values(VIEWER)),
  metrics: metricRows(METRICS),
}

/** The documents, and which tables each has. */
const DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  'docs/operating.md': ['server settings', 'viewer settings', 'metrics'],
  'apps/server/README.md': ['server settings'],
  'apps/viewer/README.md': ['viewer settings'],
}

mkdirSync(`${ROOT}docs/rules`, { recursive: true })
const check = process.argv.includes('--check')
let stale = 0
for (const [path, names] of Object.entries(DOCUMENTS)) {
  const before = readFileSync(ROOT + path, 'utf8')
  const after = names.reduce((text, name) => withTable(path, text, name), before)
  keep(path, before, after)
}
for (const [path, text] of Object.entries(ruleDocuments())) {
  keep(path, existsSync(ROOT + path) ? readFileSync(ROOT + path, 'utf8') : null, text)
}
if (check && stale > 0) process.exitCode = 1
else console.log(check ? 'generated documents are current' : `wrote ${stale} documents`)

function keep(path: string, before: string | null, after: string): void {
  if (after === before) return
  stale++
  if (check) console.error(`${path} is not what the code says: run \`npm run generate\``)
  else writeFileSync(ROOT + path, after)
}

function withTable(path: string, text: string, name: string): string {
  const place = new RegExp(`(<!-- generated: ${name} -->\\n)[^]*?(\\n<!-- end -->)`)
  if (!place.test(text)) throw new Error(`${path} has no place for the table of ${name}`)
  return text.replace(place, (_, begin: string, end: string) => `${begin}\n${TABLES[name]}${end}`)
}
