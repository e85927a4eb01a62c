import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { goldenDeal } from '../support/fixtures.ts'
import { place } from '../support/stage.ts'
import { expect, testOfGoldenDeals as test } from '../support/test.ts'

/** A recorded game in which one decision cost something. */
const PATH = `/deals/${goldenDeal('research-9').id}`
const MIDDLE = 40
const LOBBY = '/?rules=open-blood-battle'

const steps = (page: Page) => page.evaluate(() => history.length)
const slide = (page: Page, ply: number) => page.getByRole('slider', { name: 'Moment' }).fill(String(ply))
const line = (page: Page, ply: number) => page.locator('.events').getByRole('link').nth(ply)

async function at(page: Page, ply: number): Promise<void> {
  await expect.poll(async () => (await place(page)).ply).toBe(ply)
  await expect.poll(() => new URL(page.url()).searchParams.get('ply')).toBe(String(ply))
}

describe('the history of a replay', () => {
  test('Back returns from a jump to where it began, with the view that was there; Forward goes there again', async ({
    visit,
  }) => {
    const { page, open } = await visit(LOBBY)
    await open(`${PATH}?ply=30&view=all-hands`)
    await place(page)
    await slide(page, 33)
    await line(page, 70).click()
    await at(page, 70)
    await page.keyboard.press('0')
    await page.waitForURL(/view=spectator/)
    const { ply } = await place(page)
    await page.goBack()
    await at(page, 33)
    await page.getByRole('button', { name: 'All hands', pressed: true }).waitFor()
    await page.goForward()
    await at(page, ply)
    await page.getByRole('button', { name: 'Spectator', pressed: true }).waitFor()
    await page.reload()
    await at(page, ply)
    await page.goBack()
    await at(page, 33)
    await page.goBack()
    await page.getByRole('heading', { name: 'Finished deals' }).waitFor()
  })

  test(
    'near lines, and jumps one after the other, do not pile up; another jump after a step of one’s own does',
    { tags: 'long' },
    async ({ visit }) => {
      const { page, open } = await visit(LOBBY)
      await open(`${PATH}?ply=30&view=all-hands`)
      await place(page)
      const before = await steps(page)
      await line(page, 34).click()
      await at(page, 34)
      expect(await steps(page)).toBe(before)
      for (const ply of [60, 20, 80]) {
        await line(page, ply).click()
        await at(page, ply)
      }
      await page.locator('.timeline .mark[data-kind="cost"]').first().waitFor({ state: 'attached' })
      await page.keyboard.press(',')
      await expect.poll(async () => (await place(page)).ply).not.toBe(80)
      expect(await steps(page)).toBe(before + 1)
      await page.keyboard.press('ArrowRight')
      const { ply } = await place(page)
      await line(page, 0).click()
      await at(page, 0)
      expect(await steps(page)).toBe(before + 2)
      await page.goBack()
      await at(page, ply)
      await page.goBack()
      await at(page, 34)
      await page.goBack()
      await page.getByRole('heading', { name: 'Finished deals' }).waitFor()
    },
  )

  test('Back returns from a row of the points', async ({ visit }) => {
    const { page } = await visit(`${PATH}?ply=30`)
    await place(page)
    await page.keyboard.press('m')
    const row = page.locator('.ledger tbody').getByRole('button').last()
    const paid = Number(await row.textContent())
    await row.click()
    await at(page, paid)
    await page.goBack()
    await at(page, 30)
    await page.locator('.ledger').waitFor()
  })

  test('Back returns from another choice to the decision, however many were tried', async ({ visit }) => {
    const { page, open } = await visit(LOBBY)
    await open(`${PATH}?ply=0&view=all-hands`)
    await place(page)
    await page.locator('.timeline .mark[data-kind="cost"]').first().waitFor({ state: 'attached' })
    await page.keyboard.press('.')
    const { ply } = await place(page)
    await page.getByRole('tab', { name: 'Analysis' }).click()
    const before = await steps(page)
    const tryAnother = async () => {
      await page.getByRole('tab', { name: 'Analysis' }).click()
      await page
        .getByRole('button', { name: /^What if: / })
        .first()
        .click()
      await page.getByRole('region', { name: 'What if' }).waitFor()
      await page.waitForURL(/[?&]if=/)
    }
    await tryAnother()
    await page.getByRole('button', { name: 'Back to the deal' }).click()
    await page.getByRole('region', { name: 'What if' }).waitFor({ state: 'detached' })
    await tryAnother()
    expect(await steps(page)).toBe(before + 1)
    await page.goBack()
    await at(page, ply)
    expect(new URL(page.url()).searchParams.has('if')).toBe(false)
    await page.goForward()
    await page.getByRole('region', { name: 'What if' }).waitFor()
  })

  test('the address goes along while the deal plays at its fastest', async ({ visit }) => {
    const { page } = await visit(`${PATH}?ply=${MIDDLE}`)
    const { last } = await place(page)
    await page.evaluate(() => {
      const written: (string | null)[] = []
      const replace = history.replaceState.bind(history)
      history.replaceState = (...state) => {
        replace(...state)
        written.push(new URLSearchParams(location.search).get('ply'))
      }
      Object.assign(window, { written })
    })
    const before = await steps(page)
    for (let press = 0; press < 3; press++) await page.getByRole('button', { name: /^Speed/ }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await at(page, last)
    const written = await page.evaluate(() => (window as unknown as { readonly written: readonly string[] }).written)
    expect(written.map(Number).filter((ply) => ply > MIDDLE && ply < last)).not.toEqual([])
    expect(await steps(page)).toBe(before)
  })
})
