import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { accessibleText } from '../support/accessible-text.ts'
import { DEAL, LAST, PATH } from '../support/replayed.ts'
import { eventRows, momentOf, place } from '../support/stage.ts'
import { expect, testOfGoldenDeals as test } from '../support/test.ts'

const TABS = ['Events', 'Points', 'Analysis', 'Wall', 'Deal']
const SIGNED = DEAL.totals.map((total) => (total > 0 ? `+${total}` : String(total).replace('-', '−')))

/** The moment on screen as its words say it, without how many there are, in a page that works: it has spoken one. */
async function atMoment(page: Page, ply: number): Promise<void> {
  await expect.poll(() => page.locator('.stage [aria-live]').textContent()).not.toBe('')
  await expect.poll(() => momentOf(page)).toMatch(new RegExp(`^Moment ${ply}(?! of)\\D`))
}

/** Opens each panel once and gathers all that the page tells. */
async function everythingTold(page: Page): Promise<string[]> {
  const told: string[] = []
  for (const tab of TABS) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    if (tab === 'Analysis') await page.locator('.views-row').waitFor()
    told.push(...(await accessibleText(page)))
  }
  await page.keyboard.press('Shift+?')
  told.push(...(await accessibleText(page)))
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  return told
}

describe('without spoilers', () => {
  test('nothing that a deal’s page tells is ahead of the moment reached', async ({ visit }) => {
    const { page, open } = await visit(`${PATH}?ply=${LAST}`)
    const rows = await eventRows(page)
    const end = new Set(await everythingTold(page))
    const outcome = ['Result', 'Ended', 'By seat', 'Fair wall']
    for (const text of outcome) expect(end).toContain(text)
    for (const ply of [0, 40, 97]) {
      await open(`${PATH}?ply=${ply}&spoilers=hidden`)
      await atMoment(page, ply)
      expect(await eventRows(page)).toEqual(rows.slice(0, ply + 1))
      const told = await everythingTold(page)
      for (const text of outcome) expect(told, `moment ${ply}`).not.toContain(text)
      expect(told.filter((text) => text.includes(`of ${LAST}`))).toEqual([])
      expect(told).not.toContain(String(LAST))
      const ahead = DEAL.seen
        .map((_, at) => String(at))
        .slice(ply + 1)
        .filter((at) => Number(at) > 108)
      expect(told.filter((text) => ahead.includes(text))).toEqual([])
      await page.getByRole('tab', { name: 'Points' }).click()
      expect(await page.locator('.ledger [data-later="true"]').count()).toBe(0)
    }
  })

  test('a step reaches more, a step back hides nothing again, the end tells all', async ({ visit }) => {
    const { page } = await visit(`${PATH}?ply=${LAST - 2}&spoilers=hidden`)
    await atMoment(page, LAST - 2)
    await page.keyboard.press('End')
    await atMoment(page, LAST - 2)
    await page.keyboard.press('ArrowRight')
    await atMoment(page, LAST - 1)
    await page.keyboard.press('ArrowLeft')
    await atMoment(page, LAST - 2)
    expect(await eventRows(page)).toHaveLength(LAST)
    expect(await page.getByRole('slider').getAttribute('max')).toBe(String(LAST - 1))
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => momentOf(page)).toContain(`Moment ${LAST} of ${LAST}`)
    await page.getByRole('tab', { name: 'Deal', exact: true }).click()
    await page.getByRole('heading', { name: 'Fair wall' }).waitFor()
    expect(await page.locator('.summary td:nth-of-type(1)').allTextContents()).toEqual(SIGNED)
  })

  test('a key switches it; the link and the browser keep it, and the lobby tells no result', async ({ visit }) => {
    const { page, open } = await visit(`${PATH}?ply=30`)
    expect(await place(page)).toEqual({ ply: 30, last: LAST })
    await page.keyboard.press('s')
    await atMoment(page, 30)
    await page.waitForURL(/[?&]spoilers=hidden/)
    await open(`${PATH}?ply=31`)
    await atMoment(page, 31)
    await open('/?rules=open-blood-battle')
    const row = page.locator('.deal', { has: page.locator(`a[href="${PATH}"]`) })
    await row.waitFor()
    expect((await accessibleText(page)).filter((text) => /^[+−]?\d+$|\bwins?$|^Won|^Wall ran out/.test(text))).toEqual(
      [],
    )
    await row.getByRole('button', { name: /^Show the result of/ }).click()
    for (const total of SIGNED) expect(await row.textContent()).toContain(total)
    await page.getByRole('button', { name: 'Hide results' }).click()
    expect(await page.getByRole('button', { name: /^Show the result of/ }).count()).toBe(0)
    await open(`${PATH}?ply=31`)
    await expect.poll(() => momentOf(page)).toContain(`Moment 31 of ${LAST}`)
  })
})
