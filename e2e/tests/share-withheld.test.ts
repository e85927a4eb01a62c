import { describe } from 'vitest'
import { RESEARCH_DEALS, goldenDeal } from '../support/fixtures.ts'
import { spectatorMoments } from '../support/spectator.ts'
import { eventRows, momentOf, place, seatWords, step } from '../support/stage.ts'
import { expect, testWith } from '../support/test.ts'
import { until } from '../support/until.ts'

const RULES = 'wanzhou'
const test = testWith({ tables: RULES, delaySeconds: 1, paceMs: 2_000 })
const DEAL = RESEARCH_DEALS[1]!
const PLY = 100

describe('a link without names', () => {
  const search = `?ply=${PLY}&view=all-hands&names=hidden`
  const NAMES = /Player \d/

  test('is sent none, nor anybody’s id', async ({ product }) => {
    const started = DEAL.records[0]!.data as { readonly seats: readonly { readonly player: string }[] }
    for (const path of ['/deals', '/embed/deals']) {
      const html = await (await fetch(`${product.url}${path}/${DEAL.id}${search}`)).text()
      expect(html).not.toMatch(NAMES)
      for (const { player } of started.seats) expect(html).not.toContain(player)
    }
    expect(await (await fetch(`${product.url}/deals/${DEAL.id}${search.replace('&names=hidden', '')}`)).text()).toMatch(
      NAMES,
    )
  })

  test('shows none on the page, in the event list and on paper, and keeps that in its links', async ({ visit }) => {
    const { page } = await visit(`/deals/${DEAL.id}${search}`)
    await place(page)
    expect((await seatWords(page)).map(({ name }) => name)).toEqual(['East', 'South', 'West', 'North'])
    expect((await eventRows(page)).join('\n')).not.toMatch(NAMES)
    await page.emulateMedia({ media: 'print' })
    await page.locator('.score-sheet').waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(NAMES)
    await page.emulateMedia({ media: 'screen' })
    await step(page, 'One moment forward')
    await expect.poll(() => new URL(page.url()).searchParams.get('ply')).toBe(String(PLY + 1))
    expect(new URL(page.url()).searchParams.get('names')).toBe('hidden')
    for (const link of await page.locator('.stage-neighbours a').all())
      expect(await link.getAttribute('href')).toContain('names=hidden')
  })

  test('gives them again where they are asked for', async ({ visit }) => {
    const { page } = await visit(`/deals/${DEAL.id}${search}`)
    await place(page)
    await page.getByRole('tab', { name: 'Deal' }).click()
    await page.getByRole('button', { name: 'Hide names', pressed: true }).click()
    await page.waitForURL((url) => !url.search.includes('names'))
    await until('the names', async () => (await seatWords(page)).every(({ name }) => NAMES.test(name)))
    expect(await momentOf(page)).toContain(`Moment ${PLY} of`)
  })
})

test('a spectator’s score sheet tells no hidden tile before the deal’s end', async ({ visit }) => {
  const deal = goldenDeal('wanzhou-1')
  const { page } = await visit(`/deals/${deal.id}?ply=30&view=spectator`)
  await place(page)
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.score-moments')
  await sheet.waitFor()
  const rows = await sheet.locator('li').allInnerTexts()
  const allowed = spectatorMoments(deal.records)
  expect(rows).toHaveLength(allowed.length)
  const draws = rows.filter((_, ply) => allowed[ply]!.type === 'TileDrawn')
  expect(draws.length).toBeGreaterThan(10)
  for (const row of draws) expect(row).toContain('hidden tile')
})
