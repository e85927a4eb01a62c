/** Makes docs/replay.png, the README's picture, with the built product: `node e2e/screenshot.ts`. */
import { join } from 'node:path'
import { startBrowser } from './support/browser.ts'
import { RESEARCH_DEALS } from './support/fixtures.ts'
import { ROOT } from './support/part.ts'
import { startProduct } from './support/product.ts'
import { boardOf, place } from './support/stage.ts'
import { openWindow, startVisit } from './support/visit.ts'

/** A deal with calls, a kong and two winners on the table. */
const DEAL = RESEARCH_DEALS[1]!
const PLY = 125

const product = await startProduct({ tables: 'none' })
try {
  const browser = await startBrowser()
  try {
    const { page, open } = await startVisit(await openWindow(browser, product.url, 'en'), {})
    await open(`/deals/${DEAL.id}?ply=${PLY}&view=all-hands`)
    await place(page)
    await boardOf(page)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(ROOT, 'docs/replay.png'), animations: 'disabled' })
  } finally {
    await browser.close()
  }
} finally {
  await product.stop()
}
