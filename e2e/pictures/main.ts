/** `npm run pictures`: every page in every look, as pictures to look at. Its help says how. */
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SingleBar } from 'cli-progress'
import type { Page } from 'playwright-core'
import { accessFaults } from '../support/access.ts'
import { startBrowser } from '../support/browser.ts'
import { layoutFaults } from '../support/layout.ts'
import { ROOT } from '../support/part.ts'
import { startProduct, type Product } from '../support/product.ts'
import { openWindow, startVisit } from '../support/visit.ts'
import { readOptions } from '../../tools/options.ts'
import { SCENES, type Pictured } from './pages.ts'

const OUT = join(ROOT, 'test-artefacts/pictures')
const HEIGHTS: Readonly<Record<string, number>> = { 360: 640, 768: 1024, 1440: 900 }
const WIDEST = 1440
/** The most of a long page that is shown. */
const LONGEST = 4_000

interface Look {
  readonly language: 'en' | 'zh'
  readonly colours: 'light' | 'dark'
  readonly width: number
}

const values = readOptions({
  name: 'npm run pictures',
  about: `Pictures of every page, light and dark, in English and Chinese, at each width, with the built product (npm run build) and the
busiest deals of every rule set. They go to test-artefacts/pictures, with index.html to look at them; what lies wrong, or what
axe finds, is listed there in faults.txt and at the end. Exits with 1 when anything is.`,
  options: {
    only: { kind: 'text', default: '', about: 'a pattern for the names of the pages, such as ^(lobby|busy-)' },
    look: { kind: 'text', default: '', about: 'a pattern for the looks, such as ^zh-dark or en-light-360' },
    unchecked: { kind: 'switch', about: 'pictures alone' },
  },
})
const [wantedPages, wantedLooks] = [new RegExp(values.only), new RegExp(values.look)]
const looks = (['en', 'zh'] as const)
  .flatMap((language) =>
    (['light', 'dark'] as const).flatMap((colours) =>
      Object.keys(HEIGHTS).map((width): Look => ({ language, colours, width: Number(width) })),
    ),
  )
  .filter((look) => wantedLooks.test(nameOf(look)))

const bar = new SingleBar({ format: '{bar} {value} of {total}, {eta_formatted} left, {file}' })
const faults: string[] = []
const files: string[] = []
await rm(OUT, { recursive: true, force: true })
await mkdir(OUT, { recursive: true })
const browser = await startBrowser()
try {
  for (const { settings, pages } of SCENES) {
    const product = await startProduct(settings)
    try {
      await takeAll(
        product,
        (await pages(product)).filter(({ name }) => wantedPages.test(name)),
      )
    } finally {
      bar.stop()
      await product.stop()
    }
  }
} finally {
  await browser.close()
}
await writeFile(join(OUT, 'index.html'), contactSheet())
console.log(`${files.length} pictures: ${join(OUT, 'index.html')}`)
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0

function nameOf({ language, colours, width }: Look): string {
  return [language, colours, width].join('-')
}

function pagesIn({ width }: Look, pages: readonly Pictured[]): readonly Pictured[] {
  return pages.filter(({ screen }) => screen === undefined || width === WIDEST)
}

async function takeAll(product: Product, pages: readonly Pictured[]): Promise<void> {
  bar.start(
    looks.reduce((sum, look) => sum + pagesIn(look, pages).length, 0),
    0,
    { file: '' },
  )
  for (const look of looks) {
    const window = await openWindow(browser, product.url, look.language)
    const { page, open } = await startVisit(window, look)
    for (const pictured of pagesIn(look, pages)) await take(page, open, pictured, look)
    await window.context.close()
  }
}

async function take(
  page: Page,
  open: (path: string) => Promise<number>,
  { name, path, status = 200, screen, print, covered, act }: Pictured,
  look: Look,
): Promise<void> {
  const file = `${name}-${nameOf(look)}.png`
  const size = screen ?? { width: look.width, height: HEIGHTS[look.width]! }
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(size)
  const answered = await open(path)
  await page.evaluate(() => document.fonts.ready)
  // A page that works has spoken its moment, where it has one.
  if (await page.locator('.stage-square section').count())
    await page.locator('[aria-live]:not(:empty)').first().waitFor({ state: 'attached' })
  await act?.(page)
  if (print) {
    await page.emulateMedia({ media: 'print' })
    await page.locator('.score-sheet').waitFor()
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(Math.max(height, size.height), LONGEST) }
  await page.screenshot({ path: join(OUT, file), animations: 'disabled', fullPage: true, clip })
  const wrong = values.unchecked || print ? [] : await accessFaults(page)
  // Frames may be smaller than any screen.
  if (!values.unchecked && !covered && screen === undefined) wrong.push(...(await layoutFaults(page)))
  if (answered !== status) wrong.push(`answered ${answered}`)
  const told = wrong.map((fault) => `${file}: ${fault}`)
  faults.push(...told)
  // Also as they come: it takes long.
  await appendFile(join(OUT, 'faults.txt'), told.map((fault) => `${fault}\n`).join(''))
  files.push(file)
  bar.increment({ file })
}

function contactSheet(): string {
  const figures = files.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${file}</figcaption></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{display:flex;flex-wrap:wrap;gap:1rem;font:12px system-ui}img{height:360px;border:1px solid #888}figure{margin:0}</style>${figures.join('')}`
}
