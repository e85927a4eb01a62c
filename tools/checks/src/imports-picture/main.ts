import { readFileSync, writeFileSync } from 'node:fs'
import { readOptions } from '../../../options.ts'
import { ROOT } from '../run.ts'
import { drawImports } from './drawing.ts'
import { readImports } from './graph.ts'

const { check } = readOptions({
  name: 'npm run imports-picture',
  about: 'Draws who imports whom, as docs/imports.svg.',
  options: { check: { kind: 'switch', about: 'write nothing, and exit with 1 when it is not current' } },
})
const path = `${ROOT}docs/imports.svg`
const picture = drawImports(await readImports())
if (!check) {
  writeFileSync(path, picture)
} else if (readFileSync(path, 'utf8') !== picture) {
  console.error('docs/imports.svg is not what the sources import: run `npm run imports-picture`')
  process.exitCode = 1
}
