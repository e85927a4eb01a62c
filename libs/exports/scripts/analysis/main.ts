/** `node libs/exports/scripts/analysis/main.ts FOLDER`: asks ten questions of a data set and writes docs/analysis.md with its pictures. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../../src/index.ts'
import { ROOT } from '../generated.ts'
import { askAll } from './ask.ts'
import { chart } from './chart.ts'
import { analysisPage } from './page.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('name the folder of a data set: see docs/analysis.md')
  process.exit(2)
}
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
const { seed } = manifest.filters['simulated'] as { readonly seed: string }
const command = `npm run -s paipu -- simulate --rules all --deals ${manifest.deals} --seed ${seed} --jobs 2 --out data-set`
const answers = await askAll(folder)
mkdirSync(join(ROOT, 'docs/analysis'), { recursive: true })
for (const { question, rows } of answers)
  writeFileSync(join(ROOT, 'docs/analysis', `${question.id}.svg`), chart(question.title, question.plot, rows))
writeFileSync(join(ROOT, 'docs/analysis.md'), analysisPage(answers, manifest, command))
