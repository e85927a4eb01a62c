import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { goldenDeal } from '../support/fixtures.ts'
import { boardOf, boardWords, place, step } from '../support/stage.ts'
import { at, DEALT, LAST, PATH } from '../support/replayed.ts'
import { expect, testOfGoldenDeals as test } from '../support/test.ts'
import { walk } from '../support/walk.ts'

/** Whether the row of the moment on screen is marked, and wholly in sight in the event list. */
function currentRowInSight(page: Page): Promise<boolean> {
  return page.locator('.event[aria-current="step"]').evaluate((row) => {
    const moment = /\d+/.exec(document.querySelector('.moment-number')!.textContent)![0]
    if (row.querySelector('.event-ply')!.textContent !== moment) return false
    const [{ top, bottom }, pane] = [row.getBoundingClientRect(), row.closest('.panel-body')!.getBoundingClientRect()]
    return top >= pane.top - 1 && bottom <= pane.bottom + 1
  })
}

describe('moving through a deal', () => {
  test('opens with hands on the table', async ({ visit }) => {
    const { page } = await visit(PATH)
    await at(page, DEALT)
    expect(await boardWords(page)).toContain('Hand: 13 hidden tiles')
  })

  test('stays at its moment when the language changes', async ({ visit }) => {
    const { page } = await visit(PATH)
    await place(page)
    await page.getByRole('slider').press('End')
    await at(page, LAST)
    await expect.poll(() => new URL(page.url()).searchParams.get('ply')).toBe(String(LAST))
    await page.getByRole('button', { name: '中文' }).click()
    await page.getByRole('heading', { level: 1, name: /公开血战/ }).waitFor()
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe(String(LAST))
    await expect.poll(() => new URL(page.url()).searchParams.get('ply')).toBe(String(LAST))
  })

  test('asks for no Chinese font in English', async ({ visit }) => {
    // What a process has of a font it takes for every page.
    const { page } = await visit(PATH, { inNewWindow: true })
    const fonts = () =>
      page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length)
    await place(page)
    expect(await fonts()).toBe(0)
    await page.getByRole('button', { name: '中文' }).click()
    await expect.poll(fonts).toBeGreaterThan(0)
  })

  test('first, back, forward, last', async ({ visit }) => {
    const { page } = await visit(`${PATH}?ply=0`)
    await at(page, 0)
    await step(page, 'One moment forward')
    await step(page, 'One moment forward')
    await at(page, 2)
    await step(page, 'One moment back')
    await at(page, 1)
    await step(page, 'Last moment')
    await at(page, LAST)
    await step(page, 'One moment forward')
    await at(page, LAST)
    await step(page, 'First moment')
    await at(page, 0)
    await step(page, 'One moment back')
    await at(page, 0)
  })

  test('by the keyboard: arrows, Home, End, and on from there', async ({ visit }) => {
    const { page } = await visit(`${PATH}?ply=0`)
    await at(page, 0)
    for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight')
    await at(page, 3)
    await page.keyboard.press('ArrowLeft')
    await at(page, 2)
    await page.keyboard.press('End')
    await at(page, LAST)
    await page.keyboard.press('Home')
    await at(page, 0)
    await page.keyboard.press('ArrowRight')
    await at(page, 1)
  })

  test('by the slider and by the event list', async ({ visit }) => {
    const { page } = await visit(PATH)
    const slider = page.getByRole('slider', { name: 'Moment' })
    await at(page, DEALT)
    await slider.fill('41')
    await at(page, 41)
    expect(await slider.getAttribute('aria-valuetext')).toContain('Moment 41 of')
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await at(page, 42)
    await page.locator('.events').getByRole('link').nth(30).click()
    await at(page, 30)
    for (const ply of ['120', '7']) {
      await slider.fill(ply)
      await expect.poll(() => currentRowInSight(page)).toBe(true)
    }
  })

  test('the event list shows the moment that the page opens at, and still does on a screen of another size', async ({
    visit,
  }) => {
    const { page } = await visit(`${PATH}?ply=100&view=all-hands`, { width: 360, height: 640 })
    for (const size of [
      { width: 360, height: 640 },
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(size)
      await expect.poll(() => currentRowInSight(page)).toBe(true)
    }
  })

  test('a moment that is longer than the event list is high is shown from its beginning', async ({ visit }) => {
    const { page } = await visit(`/deals/${goldenDeal('research-9').id}?ply=80&view=all-hands`, {
      width: 360,
      height: 640,
    })
    const row = () =>
      page.locator('.event[aria-current="step"]').evaluate((row) => {
        const [{ top, height }, pane] = [
          row.getBoundingClientRect(),
          row.closest('.panel-body')!.getBoundingClientRect(),
        ]
        return { isHigher: height > pane.height, isAtTop: Math.abs(top - pane.top) <= 1 }
      })
    await expect.poll(row).toEqual({ isHigher: true, isAtTop: true })
  })

  test('along a seat’s decisions, faster while a key is held, by the wheel, and by a swipe', async ({ visit }) => {
    const { page, open } = await visit(`${PATH}?ply=${DEALT}&view=seats-1`)
    const { last } = await place(page)
    const words = () => page.locator('.moment-words').textContent()
    const plies: number[] = []
    for (let n = 0; n < 4; n++) {
      await page.keyboard.press('ArrowDown')
      plies.push((await place(page)).ply)
      expect(await words()).toMatch(/^Player 2 /)
    }
    expect(plies).toEqual([...new Set(plies)].toSorted((a, b) => a - b))
    await page.keyboard.press('ArrowUp')
    expect((await place(page)).ply).toBe(plies[2])

    await page.keyboard.press('Home')
    for (let n = 0; n < 40; n++) await page.keyboard.down('ArrowRight')
    await page.keyboard.up('ArrowRight')
    const { ply } = await place(page)
    expect(ply).toBeGreaterThan(60)
    const board = await boardOf(page)
    await open(`${PATH}?ply=${ply}&view=seats-1`)
    expect(await place(page)).toEqual({ ply, last })
    expect(await boardOf(page)).toBe(board)

    await page.locator('.stage-square').hover()
    await page.mouse.wheel(0, 120)
    await expect.poll(async () => (await place(page)).ply).toBe(ply + 1)
    await page.mouse.wheel(0, -120)
    await expect.poll(async () => (await place(page)).ply).toBe(ply)

    const swipe = async (from: number, to: number) => {
      const touch = { pointerType: 'touch', bubbles: true, clientY: 300 }
      await page.locator('.stage-square').dispatchEvent('pointerdown', { ...touch, clientX: from })
      await page.locator('.stage-square').dispatchEvent('pointerup', { ...touch, clientX: to })
    }
    await swipe(400, 200)
    await expect.poll(async () => (await place(page)).ply).toBe(ply + 1)
    await swipe(200, 400)
    await expect.poll(async () => (await place(page)).ply).toBe(ply)
  })

  test('by itself, until a step is made', async ({ visit }) => {
    const { page } = await visit(`${PATH}?ply=0`)
    await at(page, 0)
    await page.keyboard.press('Space')
    await expect.poll(async () => (await place(page)).ply).toBeGreaterThanOrEqual(2)
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  })

  test(
    'every moment is the same from before, from behind and by a jump; points always sum to zero',
    { tags: 'long' },
    async ({ visit }) => {
      const { page } = await visit(`${PATH}?ply=0&view=all-hands`)
      const { last } = await place(page)
      const { moments, different, faults } = await walk(page, last)
      expect(faults).toEqual([])
      expect(moments).toBe(last + 1)
      expect(different).toBe(moments)
    },
  )

  test('a moment is the same by its address, by the slider and by steps', async ({ visit }) => {
    const { page, open } = await visit(`${PATH}?ply=0&view=all-hands`)
    const slider = page.getByRole('slider', { name: 'Moment' })
    const { last } = await place(page)
    for (const ply of [0, DEALT, 77, last]) {
      await open(`${PATH}?ply=${ply}&view=all-hands`)
      expect(await place(page)).toEqual({ ply, last })
      const board = await boardOf(page)
      await slider.fill(String(last - ply))
      await slider.fill(String(ply))
      expect(await boardOf(page), `moment ${ply}, by the slider`).toBe(board)
      const [there, back] = ply === last ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
      await page.keyboard.press(there)
      expect(await boardOf(page), `beside moment ${ply}`).not.toBe(board)
      await page.keyboard.press(back)
      expect(await boardOf(page), `moment ${ply}, by a step`).toBe(board)
    }
  })
})

describe('the address', () => {
  test('holds the moment and the view: reloaded and copied it opens the same picture', async ({ visit }) => {
    const { page } = await visit(PATH)
    await at(page, DEALT)
    await page.getByRole('slider', { name: 'Moment' }).fill('64')
    await page.getByRole('button', { name: 'Show the hidden tiles of West, Player 3' }).click()
    await page.getByRole('button', { name: 'Turn the table' }).click()
    await page.waitForURL(/\?ply=\d+&view=seats-2&bottom=3$/)
    const [board, where] = [await boardOf(page), await place(page)]
    await page.reload()
    expect(await place(page)).toEqual(where)
    expect(await boardOf(page)).toBe(board)
    const { page: other } = await visit(new URL(page.url()).pathname + new URL(page.url()).search)
    expect(await place(other)).toEqual(where)
    expect(await boardOf(other)).toBe(board)
  })

  test('is copied by a key', async ({ visit }) => {
    const { page, context } = await visit(`${PATH}?ply=50`)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await place(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('b')
    await page.getByText('Link copied').waitFor()
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(link.pathname + link.search).toBe(`${PATH}?ply=51&view=spectator`)
  })

  test('Back leaves in one step, however much was scrubbed', async ({ visit }) => {
    const { page } = await visit('/?rules=open-blood-battle')
    await page.locator(`a[href="${PATH}"]`).click()
    await page.waitForURL(`**${PATH}`)
    await at(page, DEALT)
    for (let n = 0; n < 50; n++) await page.keyboard.press('ArrowRight')
    await page.waitForURL(`**?ply=${DEALT + 50}&*`)
    await page.goBack()
    await page.getByRole('heading', { name: 'Finished deals' }).waitFor()
    expect(new URL(page.url()).search).toBe('?rules=open-blood-battle')
  })

  const WRONG = [
    ['-1', 0],
    ['1e9', LAST],
    ['1.5', 2],
    ['NaN', DEALT],
    ['', DEALT],
    [String(LAST + 1), LAST],
  ] as const
  test('a moment that is none opens the nearest real one, and the page says so', async ({ visit }) => {
    const { page, open } = await visit('/rules')
    for (const [text, ply] of WRONG) {
      await open(`${PATH}?ply=${encodeURIComponent(text)}`)
      await at(page, ply)
      const note = page.locator('.notice')
      expect(await note.textContent(), text).toMatch(
        new RegExp(`: (this is the nearest one,|the deal opens at moment) ${ply}\\.`),
      )
      await page.waitForURL((url) => url.searchParams.get('ply') === String(ply))
      await page.getByRole('button', { name: 'Close this note' }).click()
      await note.waitFor({ state: 'detached' })
    }
  })

  test('ply=07 is moment 7, and the address is put right', async ({ visit }) => {
    const { page } = await visit(`${PATH}?ply=07`)
    await at(page, 7)
    await page.waitForURL((url) => url.searchParams.get('ply') === '7')
  })

  test('a view that is none is the spectator’s, and the page says so', async ({ visit }) => {
    const { page } = await visit(`${PATH}?ply=${DEALT}&view=everything`)
    expect(await page.locator('.notice').textContent()).toContain('There is no view “everything”')
    expect(await boardWords(page)).toContain('Hand: 13 hidden tiles')
  })
})
