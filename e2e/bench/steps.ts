import type { Browser, Page } from 'playwright-core'
import { boardOf, eventRows, momentOf, place } from '../support/stage.ts'
import { openSlowPage } from './load.ts'

/** How many moments are gone through while → is held. */
const HELD_MOMENTS = 2_000

/** Opens a deal on a slow processor and steps to its end and back: how long each step takes until it is laid out, milliseconds. */
export async function measureSteps(browser: Browser, url: string): Promise<readonly number[]> {
  const { context, page } = await openSlowPage(browser)
  try {
    await page.goto(`${url}?ply=0&view=all-hands`)
    const { last } = await place(page)
    // What is loaded once the table stands is there before anything is timed.
    await page.keyboard.press('m')
    await page.locator('.ledger').waitFor()
    await page.keyboard.press('m')
    const keys = [...Array<string>(last).fill('ArrowRight'), ...Array<string>(last).fill('ArrowLeft')]
    return await page.evaluate(stepsIn, keys)
  } finally {
    await context.close()
  }
}

async function stepsIn(keys: readonly string[]): Promise<number[]> {
  const frame = () => new Promise(requestAnimationFrame)
  const number = document.querySelector('.moment-number')!
  const times: number[] = []
  for (const key of keys) {
    await frame()
    await new Promise((done) => setTimeout(done))
    const before = number.textContent
    const from = performance.now()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true }))
    while (number.textContent === before) await Promise.resolve()
    document.body.getBoundingClientRect()
    times.push(performance.now() - from)
  }
  return times
}

/**
 * Holds → from the first moment to the last, again and again, through {@link HELD_MOMENTS} moments and to the middle of the
 * deal; answers how many milliseconds that took a moment. Throws where the page is not that of a fresh visit.
 */
export async function measureHolding(browser: Browser, url: string): Promise<{ moments: number; each: number }> {
  const { context, page } = await openSlowPage(browser)
  try {
    await page.goto(`${url}?ply=0&view=all-hands`)
    const { last } = await place(page)
    const middle = Math.floor(last / 2)
    const from = performance.now()
    let moments = 0
    while (moments < HELD_MOMENTS) {
      await holdUntil(page, last)
      moments += last
      await page.keyboard.press('Home')
    }
    await holdUntil(page, middle)
    const { ply } = await place(page)
    const each = (performance.now() - from) / (moments + ply)
    const held = await pictureOf(page)
    await page.goto(`${url}?ply=${ply}&view=all-hands`)
    await place(page)
    const fresh = await pictureOf(page)
    if (held !== fresh) throw new Error(`After holding → moment ${ply} is not what a fresh visit shows`)
    return { moments: moments + ply, each }
  } finally {
    await context.close()
  }
}

async function holdUntil(page: Page, least: number): Promise<void> {
  const shown = async () => Number(/Moment (\d+)/.exec(await momentOf(page))![1])
  while ((await shown()) < least) await page.keyboard.down('ArrowRight')
  await page.keyboard.up('ArrowRight')
}

async function pictureOf(page: Page): Promise<string> {
  // Behind the table come its words and the list's mark, together.
  const board = await boardOf(page)
  const marked = page.locator('.event[aria-current="step"] .event-ply').textContent()
  const slider = page.getByRole('slider').inputValue()
  return JSON.stringify([board, ...(await Promise.all([eventRows(page), momentOf(page), marked, slider]))])
}
