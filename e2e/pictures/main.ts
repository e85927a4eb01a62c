/** `npm run pictures`: every page in every look, as pictures to look at. Its help says how. */
import { appendFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SingleBar } from 'cli-progress'
import type { Page } from 'playwright-core'
import { accessFaults, contrastFaults } from '../support/access.ts'
import { startBrowser } from '../support/browser.ts'
import { cutOff } from '../support/cut-off.ts'
import { layoutFaults, stepsInReach } from '../support/layout.ts'
import { ROOT } from '../support/part.ts'
import { startProduct, type Product } from '../support/product.ts'
import { openWindow } from '../support/visit.ts'
import { readOptions } from '../../tools/options.ts'
import { SCENES, type Pictured } from './pages.ts'

const OUT = join(ROOT, 'test-artefacts/pictures')
const HEIGHTS: Readonly<Record<string, number>> = { 360: 640, 768: 1024, 1440: 900 }
const WIDEST = 1440
/** The most of a long page that is shown. */
const LONGEST = 12_000

/** A screen, and all colours that pages are wanted in there. */
interface Screen {
  readonly language: 'en' | 'zh'
  readonly width: number
  readonly colours: readonly Colours[]
}

type Colours = 'light' | 'dark'

const values = readOptions({
  name: 'npm run pictures',
  about: `Pictures of every page, light and dark, in English and Chinese, at each width, with the built product (npm run build) and the
busiest deals of every rule set. They go to test-artefacts/pictures, with index.html to look at them; what lies wrong, is cut off,
or what axe finds, is listed there in faults.txt and at the end. Exits with 1 when anything is. A run for some pages or looks keeps
the pictures of all others: all can be taken look by look.`,
  options: {
    only: { kind: 'text', default: '', about: 'a pattern for the names of the pages, such as ^(lobby|busy-)' },
    look: { kind: 'text', default: '', about: 'a pattern for the looks, such as ^zh-dark or en-light-360' },
    unchecked: { kind: 'switch', about: 'pictures alone' },
  },
})
const [wantedPages, wantedLooks] = [new RegExp(values.only), new RegExp(values.look)]
const screens = (['en', 'zh'] as const)
  .flatMap((language) => Object.keys(HEIGHTS).map((width) => ({ language, width: Number(width) })))
  .map((screen): Screen => ({
    ...screen,
    colours: (['light', 'dark'] as const).filter((colours) => wantedLooks.test(nameOf(screen, colours))),
  }))
  .filter(({ colours }) => colours.length > 0)

const bar = new SingleBar({ format: '{bar} {value} of {total}, {eta_formatted} left, {file}' })
const faults: string[] = []
let taken = 0
if (values.only === '' && values.look === '') await rm(OUT, { recursive: true, force: true })
await mkdir(OUT, { recursive: true })
await rm(join(OUT, 'faults.txt'), { force: true })
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
await writeFile(
  join(OUT, 'index.html'),
  contactSheet((await readdir(OUT)).filter((file) => file.endsWith('.png')).toSorted()),
)
console.log(`${taken} pictures: ${join(OUT, 'index.html')}`)
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0

function nameOf({ language, width }: Pick<Screen, 'language' | 'width'>, colours: Colours): string {
  return [language, colours, width].join('-')
}

function pagesOn({ width }: Screen, pages: readonly Pictured[]): readonly Pictured[] {
  return pages.filter(({ screen }) => screen === undefined || width === WIDEST)
}

async function takeAll(product: Product, pages: readonly Pictured[]): Promise<void> {
  bar.start(
    screens.reduce((sum, screen) => sum + pagesOn(screen, pages).length * screen.colours.length, 0),
    0,
    { file: '' },
  )
  for (const screen of screens) {
    const those = pagesOn(screen, pages)
    if (those.length > 0) await takeThose(product, screen, those)
  }
}

/** Each screen has a browser of its own: one that shows a thousand pages without end does not live to the last. */
async function takeThose(product: Product, screen: Screen, pages: readonly Pictured[]): Promise<void> {
  const browser = await startBrowser()
  try {
    const { page, context } = await openWindow(browser, product.url, screen.language)
    for (const pictured of pages) {
      const tab = pictured.before === undefined ? page : await context.newPage()
      await pictured.before?.(tab)
      await take(tab, pictured, screen)
      if (tab !== page) await tab.close()
    }
  } finally {
    await browser.close()
  }
}

/** Opens a page once for all its colours. */
async function take(page: Page, pictured: Pictured, look: Screen): Promise<void> {
  const { path, status = 200, print, act } = pictured
  const size = pictured.screen ?? { width: look.width, height: HEIGHTS[look.width]! }
  await page.emulateMedia({ media: 'screen', colorScheme: look.colours[0]! })
  await page.setViewportSize(size)
  const answered = (await page.goto(path))!.status()
  await page.evaluate(() => document.fonts.ready)
  // A page that works has spoken its moment, where it has one; then it draws the list of them.
  if (await page.locator('.stage-square section').count()) {
    await page.locator('[aria-live]:not(:empty)').first().waitFor({ state: 'attached' })
    await page.locator('.events[data-undrawn]').waitFor({ state: 'detached' })
  }
  await act?.(page)
  if (print) {
    await page.emulateMedia({ media: 'print' })
    await page.locator('.score-sheet').waitFor()
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(Math.max(height, size.height), LONGEST) }
  for (const [index, colours] of look.colours.entries()) {
    const file = `${pictured.name}-${nameOf(look, colours)}.png`
    await page.emulateMedia({ colorScheme: colours })
    await page.screenshot({ path: join(OUT, file), animations: 'disabled', fullPage: true, clip })
    const wrong = values.unchecked ? [] : await faultsOf(page, pictured, index === 0)
    if (answered !== status) wrong.push(`answered ${answered}`)
    await tell(file, wrong)
  }
}

/** What is wrong with what a page shows; where it has been looked at in other colours, all that these can do. */
async function faultsOf(page: Page, { print, covered, screen }: Pictured, isFirst: boolean): Promise<string[]> {
  if (!isFirst) return print ? [] : contrastFaults(page)
  const wrong = print ? [] : await accessFaults(page)
  if (screen === undefined && (await page.locator('.stage-buttons').count()) && !(await stepsInReach(page)))
    wrong.push('the steps are below the screen')
  // Frames may be smaller than any screen.
  if (!covered && screen === undefined) wrong.push(...(await layoutFaults(page)), ...(await cutOff(page)))
  return wrong
}

/** Also as they come: it takes long. */
async function tell(file: string, wrong: readonly string[]): Promise<void> {
  const told = wrong.map((fault) => `${file}: ${fault}`)
  faults.push(...told)
  await appendFile(join(OUT, 'faults.txt'), told.map((fault) => `${fault}\n`).join(''))
  taken++
  bar.increment({ file })
}

function contactSheet(files: readonly string[]): string {
  const figures = files.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${file}</figcaption></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{display:flex;flex-wrap:wrap;gap:1rem;font:12px system-ui}img{height:360px;border:1px solid #888}figure{margin:0}</style>${figures.join('')}`
}
