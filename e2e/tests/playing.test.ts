import type { TileDrawnV1 } from '@paipu/contracts'
import type { Browser, Page } from 'playwright-core'
import { describe } from 'vitest'
import { goldenDeal } from '../support/fixtures.ts'
import { place } from '../support/stage.ts'
import { expect, testOfGoldenDeals as test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

/** A deal in a window of its own, whose clock stands still: it goes on only by `page.clock.runFor`. */
async function withClock(browser: Browser, url: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(path)
  await place(page)
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  return page
}

const sliderPly = async (page: Page) => Number(await page.getByRole('slider', { name: 'Moment' }).inputValue())

describe('a deal plays', () => {
  test(
    'faster and faster while a step is held, until it is let go',
    { tags: 'long' },
    async ({ product, browser, onTestFinished }) => {
      const { id } = goldenDeal('sichuan-swap-three-1')
      const page = await withClock(browser, product.url, `/deals/${id}?ply=0`)
      onTestFinished(() => page.context().close())
      await page.getByRole('button', { name: 'One moment forward' }).hover()
      await page.mouse.down()
      await page.clock.runFor(399)
      expect(await sliderPly(page)).toBe(0)
      await page.clock.runFor(1)
      await expect.poll(() => sliderPly(page)).toBe(1)
      for (const ply of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20]) {
        await page.clock.runFor(70)
        await expect.poll(() => sliderPly(page)).toBe(ply)
      }
      await page.mouse.up()
      await page.clock.runFor(1_000)
      expect(await sliderPly(page)).toBe(20)
      await page.getByRole('button', { name: 'One moment back' }).click()
      await expect.poll(() => sliderPly(page)).toBe(19)
    },
  )

  test('and only what comes then slides', async ({ visit }) => {
    const { id } = goldenDeal('sichuan-swap-three-1')
    const { page } = await visit(`/deals/${id}?ply=40`)
    await place(page)
    await page.evaluate(() => {
      const slid: (readonly [ply: string, duration: string])[] = []
      addEventListener('animationstart', ({ target }) =>
        slid.push([document.querySelector('input')!.value, getComputedStyle(target as Element).animationDuration]),
      )
      Object.assign(window, { slid })
    })
    await page.keyboard.press('Space')
    await expect.poll(() => sliderPly(page)).toBeGreaterThan(42)
    const slid = await page.evaluate(() => (window as unknown as { slid: readonly [string, string][] }).slid)
    expect(slid.filter(([ply, duration]) => ply === '40' && duration !== '0s')).toEqual([])
    expect(new Set(slid.filter(([ply]) => ply !== '40').map(([, duration]) => duration))).toEqual(new Set(['0.14s']))
  })

  test('by itself at five speeds, and in the time that everyone really took', async ({
    product,
    browser,
    onTestFinished,
  }) => {
    const { id, seen } = goldenDeal('sichuan-swap-three-1')
    const swapped = seen.findIndex(({ type }) => type === 'SwapDirectionDrawn')
    const after = [swapped, swapped + 1].map((ply) => Date.parse(seen[ply + 1]!.time) - Date.parse(seen[ply]!.time))
    expect(after).toEqual([0, 1000])

    const page = await withClock(browser, product.url, `/deals/${id}?ply=${swapped}`)
    onTestFinished(() => page.context().close())
    const ply = () => sliderPly(page)
    const stands = async (from: number, ms: number) => {
      await page.clock.runFor(ms - 1)
      expect(await ply(), `before ${ms} ms`).toBe(from)
      await page.clock.runFor(1)
      await expect.poll(ply, { message: `after ${ms} ms` }).toBe(from + 1)
    }
    for (const [speed, ...times] of [
      ['1×', 900],
      ['2×', 450],
      ['4×', 225],
      ['8×', 112.5],
      // What came at once is seen for a moment, which the next one makes up for.
      ['real', 150, 850],
      ['½×', 1800],
    ] as const) {
      await page.getByRole('button', { name: `Speed: ${speed}` }).waitFor()
      await page.keyboard.press('p')
      await page.getByRole('button', { name: 'Pause', exact: true }).waitFor()
      for (const [index, ms] of times.entries()) await stands(swapped + index, Math.ceil(ms))
      await page.keyboard.press('p')
      await page.getByRole('slider', { name: 'Moment' }).fill(String(swapped))
      await page.getByRole('slider', { name: 'Moment' }).blur()
      await page.getByRole('button', { name: `Speed: ${speed}` }).click()
    }
  })
})

describe('motion', () => {
  test('can be switched off, which is remembered', async ({ visit }) => {
    const { id } = goldenDeal('sichuan-swap-three-1')
    const { page, open } = await visit(`/deals/${id}?ply=30`)
    await place(page)
    /** How the tile moves that has come to its place while the deal plays. */
    const playedMotion = async () => {
      await page.keyboard.press('p')
      const sliding = page.locator('.stage-board [style*="--slide-x"]').first()
      await sliding.waitFor({ state: 'attached' })
      const name = await sliding.evaluate((tile) => getComputedStyle(tile).animationName)
      await page.keyboard.press('p')
      return name
    }
    await expect.poll(playedMotion).toMatch(/slide/)
    await page.getByRole('tab', { name: 'Deal', exact: true }).click()
    await page.getByRole('button', { name: 'Motion', pressed: true }).click()
    await page.getByRole('button', { name: 'Motion', pressed: false }).waitFor()
    await page.locator('h1').click()
    await expect.poll(playedMotion).toBe('none')
    await open(`/deals/${id}?ply=40`)
    await place(page)
    await expect.poll(playedMotion).toBe('none')
  })
})

describe('a screen reader', () => {
  test('hears each moment once, also when two are alike', async ({ visit }) => {
    const { id, seen } = goldenDeal('wanzhou-1')
    // For a spectator a draw of one seat is like its last one: who drew, and nothing of what.
    const { page } = await visit(`/deals/${id}`)
    const { last } = await place(page)
    const words = seen.map(({ type, data }) => `${type} ${type === 'TileDrawn' ? (data as TileDrawnV1).seat : ''}`)
    const first = words.indexOf('TileDrawn 0')
    const second = words.indexOf('TileDrawn 0', first + 1)
    expect(first).toBeGreaterThan(0)
    expect(second).toBeGreaterThan(first)
    const heard = await textsOf(page, '.stage [aria-live]')
    const said: string[] = []
    for (const ply of [0, first, second]) {
      await page.getByRole('slider', { name: 'Moment' }).fill(String(ply))
      await expect.poll(async () => (await heard()).at(-1)).toContain(`Moment ${ply} of ${last}: `)
      said.push((await heard()).at(-1)!)
    }
    expect(await heard()).toEqual(said)
    const bare = said.map((text) => text.replace(/^Moment \d+ /, ''))
    expect(bare[2]).toBe(bare[1])
    expect(said[2]).not.toBe(said[1])
  })
})
