import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { ask } from '../support/ask.ts'
import { goldenDeal } from '../support/fixtures.ts'
import { momentOf, place } from '../support/stage.ts'
import type { Product } from '../support/product.ts'
import { expect, testWith } from '../support/test.ts'
import { readStore, tableOf } from '../support/store.ts'
import { until } from '../support/until.ts'

const test = testWith({ tables: 'red-dragon-wild', delaySeconds: 1, paceMs: 40 })

/** A recorded game in which one decision cost something, and a moment in the middle of it. */
const PATH = `/deals/${goldenDeal('research-9').id}`
const MIDDLE = 40

const pressed = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'What you see' }).getByRole('button', { name, pressed: true }).count()
const ply = async (page: Page) => (await place(page)).ply
const shown = (page: Page, text: string) => page.locator(text).count()

/**
 * What each key changes: something to read from the page, before and after, and the key that takes it back; without one the
 * slider leads back to the moment.
 */
const KEYS: readonly (readonly [key: string, read: (page: Page) => Promise<unknown>, after: unknown, back?: string])[] =
  [
    ['ArrowLeft', ply, MIDDLE - 1],
    ['ArrowRight', ply, MIDDLE + 1],
    ['Home', ply, 0],
    ['End', async (page) => (await place(page)).ply === (await place(page)).last, true],
    ['ArrowUp', async (page) => (await ply(page)) < MIDDLE, true],
    ['ArrowDown', async (page) => (await ply(page)) > MIDDLE, true],
    ['1', (page) => pressed(page, /of East,/), 1, '0'],
    ['2', (page) => pressed(page, /of South,/), 1, '0'],
    ['3', (page) => pressed(page, /of West,/), 1, '0'],
    ['4', (page) => pressed(page, /of North,/), 1, '0'],
    ['o', (page) => pressed(page, 'All hands'), 1, 'o'],
    ['w', (page) => page.evaluate(() => new URLSearchParams(location.search).get('show')), 'waits', 'w'],
    ['d', (page) => page.evaluate(() => new URLSearchParams(location.search).get('show')), 'danger', 'd'],
    ['n', (page) => shown(page, '.stage-board use[href$="-numeral"]').then((count) => count > 0), true, 'n'],
    ['m', (page) => shown(page, '.ledger'), 1, 'm'],
    ['b', (page) => page.locator('.link-copy').textContent(), expect.stringMatching(/^(Link copied|The address bar)/)],
    ['Shift+?', (page) => shown(page, 'dialog[open]'), 1, 'Escape'],
    ['s', (page) => shown(page, '.spoilers'), 1, 's'],
    // The last: it goes on playing.
    ['Space', (page) => page.getByRole('button', { name: 'Pause', exact: true }).count(), 1],
  ]

/** The deals of the live table that anybody may open, in order. */
async function openDeals({ url, store }: Product): Promise<string[]> {
  const table = tableOf(await readStore(store), 'red-dragon-wild')
  const { deals } = await ask<{ readonly deals: { readonly deals: readonly { readonly id: string }[] } }>(
    url,
    `{ deals(table: "${table}") { deals { id } } }`,
  )
  return deals.deals.map(({ id }) => id).toReversed()
}

describe('each key of a replay', () => {
  test('does what the list of keys says of it', async ({ visit }) => {
    const { page } = await visit(`${PATH}?ply=${MIDDLE}`)
    await place(page)
    for (const [key, read, after, back] of KEYS) {
      expect(await read(page), `before ${key}`).not.toEqual(after)
      await page.keyboard.press(key)
      await expect.poll(() => read(page), { message: key }).toEqual(after)
      if (back === undefined) {
        await page.getByRole('slider').fill(String(MIDDLE))
        // The slider would keep some keys to itself.
        await page.getByRole('slider').blur()
      } else await page.keyboard.press(back)
      await expect.poll(() => momentOf(page), { message: `after ${key}` }).toContain(`Moment ${MIDDLE} of`)
    }
    await page.keyboard.press('o')
    await expect.poll(() => pressed(page, 'Spectator')).toBe(0)
    await page.keyboard.press('0')
    await expect.poll(() => pressed(page, 'Spectator')).toBe(1)
  })

  test('is listed, below it what the signs on the table mean, and that each view counts its own moments', async ({
    visit,
  }) => {
    for (const [language, ...lines] of [
      ['en', 'spectator’s view; each view counts its own moments', 'Ddealer, who is East', '胡has won'],
      ['zh', '观众视角；各视角分别计步', '庄庄家，即东家', '胡已胡'],
    ] as const) {
      const { page } = await visit(PATH, { language })
      await page.keyboard.press('Shift+?')
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      for (const line of lines) await dialog.locator('dd, li').filter({ hasText: line }).waitFor()
      expect(await page.locator('.moment-number').getAttribute('title')).not.toBeNull()
    }
  })

  test('along costly decisions; where there is none further, the page says so', async ({ visit }) => {
    const { page } = await visit(`${PATH}?ply=0&view=all-hands`)
    await place(page)
    await page.locator('.timeline .mark[data-kind="cost"]').first().waitFor({ state: 'attached' })
    await page.keyboard.press('.')
    await expect.poll(() => ply(page)).toBeGreaterThan(0)
    const costly = await momentOf(page)
    await page.keyboard.press('.')
    await page.getByRole('status').getByText('No decision after this one is known to have cost anything.').waitFor()
    expect(await momentOf(page)).toBe(costly)
    await page.keyboard.press('End')
    await page.keyboard.press(',')
    await expect.poll(() => momentOf(page)).toBe(costly)
  })

  test('on a keyboard of another script: by the place of the key', async ({ visit }) => {
    const { page } = await visit(`${PATH}?ply=${MIDDLE}`)
    await place(page)
    const type = (key: string, code: string) =>
      page.evaluate(
        ([key, code]) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true })),
        [key, code] as const,
      )
    await type('щ', 'KeyO')
    await expect.poll(() => pressed(page, 'All hands')).toBe(1)
    await type('&', 'Digit1')
    await expect.poll(() => pressed(page, /of East,/)).toBe(0)
    await type('ь', 'KeyM')
    await page.locator('.ledger').waitFor()
  })

  test('pressed while the page is seen and does not work yet is done once it does, and once', async ({ visit }) => {
    const { page } = await visit('/icon.svg')
    const scripts = Promise.withResolvers<void>()
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(`${PATH}?ply=${MIDDLE}`, { waitUntil: 'commit' })
    const number = page.locator('.moment-number')
    await number.getByText(`Moment ${MIDDLE} of`).waitFor()
    for (const key of ['ArrowRight', 'n', 'Control+ArrowLeft', 'ArrowRight', 'w']) await page.keyboard.press(key)
    await number.getByText(`Moment ${MIDDLE} of`).waitFor()
    scripts.resolve()
    await number.getByText(`Moment ${MIDDLE + 2} of`).waitFor()
    const show = () => page.evaluate(() => new URLSearchParams(location.search).get('show'))
    await expect.poll(async () => (await show())?.split(',').toSorted()).toEqual(['numerals', 'waits'])
    expect(await ply(page)).toBe(MIDDLE + 2)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => ply(page)).toBe(MIDDLE + 1)
    await page.unrouteAll()
  })

  test('is left to the browser with a modifier, and to an input method', async ({ visit }) => {
    const { page } = await visit(`${PATH}?ply=${MIDDLE}`)
    await place(page)
    const before = await momentOf(page)
    const taken = await page.evaluate(() => {
      const events = [
        { key: 'ArrowLeft', altKey: true },
        { key: 'd', ctrlKey: true },
        { key: 'o', metaKey: true },
        { key: 'ArrowRight', isComposing: true },
        { key: 'F5' },
        { key: 'Tab' },
      ]
      return events
        .map((init) => new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }))
        .filter((event) => !document.body.dispatchEvent(event))
        .map(({ key }) => key)
    })
    expect(taken).toEqual([])
    expect(await momentOf(page)).toBe(before)
    expect(await pressed(page, 'Spectator')).toBe(1)
  })

  test('lead through the deal after a tab was pressed with the mouse, and along the tabs where they have the focus', async ({
    visit,
  }) => {
    const { page } = await visit(`${PATH}?ply=${MIDDLE}`)
    await place(page)
    const chosen = () => page.getByRole('tab', { selected: true }).textContent()
    await page.getByRole('tab', { name: 'Points' }).click()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => ply(page)).toBe(MIDDLE + 1)
    expect(await chosen()).toBe('Points')
    await page.getByRole('tab', { name: 'Points' }).focus()
    for (const [key, tab] of [
      ['ArrowRight', 'Analysis'],
      ['End', 'Deal'],
      ['ArrowRight', 'Events'],
      ['ArrowLeft', 'Deal'],
      ['Home', 'Events'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(chosen).toBe(tab)
    }
    expect(await ply(page)).toBe(MIDDLE + 1)
  })

  test('brackets lead to the deals of the same table before and after, in the same view', async ({
    visit,
    product,
  }) => {
    const deals = await until('three deals of one table', async () => {
      const rows = await openDeals(product)
      return rows.length >= 3 ? rows : null
    })
    const [first, second, third] = deals as [string, string, string]
    const { page } = await visit(`/deals/${second}?view=all-hands`)
    await place(page)
    await page.keyboard.press('[')
    await page.waitForURL(`**/deals/${first}?*view=all-hands*`)
    await place(page)
    await page.keyboard.press(']')
    await page.waitForURL(`**/deals/${second}?*`)
    await place(page)
    await page.keyboard.press('End')
    const { last } = await place(page)
    await page.keyboard.press(']')
    await page.waitForURL(`**/deals/${third}?*`)
    await place(page)
    expect(await pressed(page, 'All hands')).toBe(1)
    await page.goBack()
    await page.waitForURL(`**/deals/${second}?*`)
    await expect.poll(() => momentOf(page)).toContain(`Moment ${last} of ${last}`)
  })
})
