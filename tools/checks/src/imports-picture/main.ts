/** `npm run imports-picture`: draws docs/imports.svg. With `--check`, writes nothing and exits with 1 when it is not current. */
import { readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from '../run.ts'
import { drawImports } from './drawing.ts'
import { readImports } from './graph.ts'

const path = `${ROOT}docs/imports.svg`
const picture = drawImports(await readImports())
if (!process.argv.includes('--check')) {
  writeFileSync(path, picture)
} else if (readFileSync(path, 'utf8') !== picture) {
  console.error('docs/imports.svg is not what the sources import: run `npm run imports-picture`')
  process.exitCode = 1
}
