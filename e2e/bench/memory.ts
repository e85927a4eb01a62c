import type { Browser } from 'playwright-core'
import { openSlowPage } from './load.ts'

/** How many deals are looked at one after the other. */
export const MANY_DEALS = 50

/** Goes from the lobby to a deal and back, again and again; the page's heap after the first and after the last, MB. */
export async function measureMemory(browser: Browser, url: string): Promise<{ first: number; last: number }> {
  const { context, page, devTools } = await openSlowPage(browser, 1)
  try {
    await page.goto(url)
    const heap = async () => {
      await devTools.send('HeapProfiler.collectGarbage')
      return (await devTools.send('Runtime.getHeapUsage')).usedSize / 1e6
    }
    const links = page.locator('.deal .stretched')
    let first = 0
    for (let deal = 0; deal < MANY_DEALS; deal++) {
      await links.first().waitFor()
      await links.nth(deal % (await links.count())).click()
      await page.locator('.stage-board svg').first().waitFor()
      await page.keyboard.press('End')
      await page.locator('.event[data-type="DealEnded"][aria-current="step"]').waitFor()
      if (deal === 0) first = await heap()
      if (deal === MANY_DEALS - 1) return { first, last: await heap() }
      await page.goBack()
    }
    throw new Error('no deals')
  } finally {
    await context.close()
  }
}
