/**
 * `npm run pictures [-- --only busy] [-- --width 390]`: takes pictures of every page, light and dark, in English and Chinese, at
 * each width, with the built product and the busiest deals of every rule set. They go to `test-artefacts/pictures`, with a page to look
 * at them. What lies wrong or what axe finds is listed; exits with 1 when anything is.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { RULE_SETS } from '@paipu/engine'
import { writeLog } from '@paipu/records'
import { accessFaults } from '../support/access.ts'
import { startBrowser } from '../support/browser.ts'
import { layoutFaults } from '../support/layout.ts'
import { paipu } from '../support/paipu.ts'
import { ROOT } from '../support/part.ts'
import { startProduct } from '../support/product.ts'
import { openWindow, startVisit } from '../support/visit.ts'
import { busyDeal } from './busy-deals.ts'
import { pictured, type Pictured } from './pages.ts'
import type { Page } from 'playwright-core'

const OUT = join(ROOT, 'test-artefacts/pictures')
const HEIGHTS: Readonly<Record<string, number>> = { 360: 640, 768: 1024, 1440: 900 }
const LOOKS = (['en', 'zh'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((colours) =>
    Object.keys(HEIGHTS).map((width) => ({ language, colours, width: Number(width) })),
  ),
)

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, width: { type: 'string', default: '' } },
})

const product = await startProduct({ tables: 'all', delaySeconds: 1, paceMs: 500 })
const browser = await startBrowser()
const bar = new SingleBar({ format: '{bar} {value} of {total}, {eta_formatted} left, {file}' })
const faults: string[] = []
const files: string[] = []
try {
  const busy = RULE_SETS.map(busyDeal)
  await importAll(busy.map(({ records }) => writeLog(records)).join(''))
  const pages = pictured(busy, await liveTable()).filter(({ name }) => name.includes(values.only))
  const looks = LOOKS.filter(({ width }) => values.width === '' || width === Number(values.width))
  await rm(OUT, { recursive: true, force: true })
  await mkdir(OUT, { recursive: true })
  bar.start(pages.length * looks.length, 0, { file: '' })
  for (const look of looks) {
    const window = await openWindow(browser, product.url, look.language)
    const { page, open } = await startVisit(window, { ...look, height: HEIGHTS[look.width]! })
    for (const pictured of pages) await take(page, open, pictured, [look.language, look.colours, look.width].join('-'))
    await window.context.close()
  }
} finally {
  bar.stop()
  await browser.close()
  await product.stop()
}
await writeFile(join(OUT, 'index.html'), contactSheet())
console.log(`${files.length} pictures: ${join(OUT, 'index.html')}`)
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0

async function take(
  page: Page,
  open: (path: string) => Promise<number>,
  { name, path, status = 200 }: Pictured,
  look: string,
) {
  const file = `${name}-${look}.png`
  const answered = await open(path)
  await page.evaluate(() => document.fonts.ready)
  // A page that works has spoken its moment, where it has one.
  if (await page.locator('.stage').count())
    await page.locator('.stage [aria-live]:not(:empty)').first().waitFor({ state: 'attached' })
  // A lobby that works shows its tables.
  await page.locator('.card-wait').first().waitFor({ state: 'detached' })
  await page.screenshot({ path: join(OUT, file), animations: 'disabled' })
  const wrong = [...(await layoutFaults(page)), ...(await accessFaults(page))]
  if (answered !== status) wrong.push(`answered ${answered}`)
  faults.push(...wrong.map((fault) => `${file}: ${fault}`))
  files.push(file)
  bar.increment({ file })
}

async function importAll(log: string): Promise<void> {
  const file = join(tmpdir(), `paipu-busy-${process.pid}.jsonl`)
  await writeFile(file, log)
  await paipu('import', file, '--store', product.store)
  await rm(file)
}

async function liveTable(): Promise<string> {
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ tables { id } }' }),
  })
  const { data } = (await response.json()) as { readonly data: { readonly tables: readonly { readonly id: string }[] } }
  return data.tables[0]!.id
}

function contactSheet(): string {
  const figures = files.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${file}</figcaption></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{display:flex;flex-wrap:wrap;gap:1rem;font:12px system-ui}img{height:360px;border:1px solid #888}figure{margin:0}</style>${figures.join('')}`
}
