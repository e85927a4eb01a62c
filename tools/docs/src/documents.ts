import { readFileSync } from 'node:fs'
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

/**
 * What documents say that code says, by path: the rules of each set, and tables of settings and metrics, which stand between
 * `<!-- generated: NAME -->` and `<!-- end -->` in what somebody has written.
 */
export function generatedDocuments(): Readonly<Record<string, string>> {
  const written = Object.entries(DOCUMENTS).map(([path, names]) => {
    const text = readFileSync(ROOT + path, 'utf8')
    return [path, names.reduce((text, name) => withTable(path, text, name), text)] as const
  })
  return { ...Object.fromEntries(written), ...ruleDocuments() }
}

function withTable(path: string, text: string, name: string): string {
  const place = new RegExp(`(<!-- generated: ${name} -->\\n)[^]*?(\\n<!-- end -->)`)
  if (!place.test(text)) throw new Error(`${path} has no place for the table of ${name}`)
  return text.replace(place, (_, begin: string, end: string) => `${begin}\n${TABLES[name]}${end}`)
}
