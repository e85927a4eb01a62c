/** `node libs/exports/scripts/docs.ts`: writes the pages of docs/ that come from code. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generatedDocs, ROOT } from './generated.ts'

for (const [path, text] of generatedDocs()) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
}
