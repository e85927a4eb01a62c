import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLog } from '@paipu/records'
import { dataDictionary, logOf, SCHEMA_TEXT, writeCompact, writeJsonLines, writeText } from '../src/index.ts'

/** The repository's root. */
export const ROOT = join(import.meta.dirname, '../../..')

/** One short golden deal of every rule set. */
const EXAMPLES = [
  'sichuan-swap-three-1',
  'blood-flow-discard-three-2',
  'planet-blood-battle-v1-1',
  'red-dragon-wild-2',
  'wanzhou-2',
  'open-blood-battle-2',
  'research-9',
]

/** Every page of docs/ that is made by code: its path from the root, and its text. */
export function generatedDocs(): Map<string, string> {
  const docs = new Map<string, string>([
    ['docs/data-dictionary.md', dataDictionary()],
    ['docs/paipu-log.v1.schema.json', SCHEMA_TEXT],
  ])
  for (const name of EXAMPLES) {
    const read = readLog(readFileSync(join(ROOT, 'fixtures/deals', `${name}.jsonl`), 'utf8'))
    if (!read.ok) throw new Error(`${name}: line ${read.fault.line}: ${read.fault.message}`)
    const log = logOf(read.records, { generator: 'paipu 0.1.0' })
    docs.set(`docs/examples/${name}.jsonl`, writeJsonLines(log))
    docs.set(`docs/examples/${name}.txt`, writeText(log))
    docs.set(`docs/examples/${name}.json`, writeCompact(log))
  }
  return docs
}
