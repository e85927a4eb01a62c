import { describe } from 'vitest'
import { spectatorMoments } from '../support/spectator.ts'
import { dealNumber, eventRows, place } from '../support/stage.ts'
import { dealIn, dealsOf, readStore, tableOf } from '../support/store.ts'
import { expect, testWith } from '../support/test.ts'
import { until } from '../support/until.ts'
import { NETWORK_ERRORS } from '../support/visit.ts'

const RULES = 'wanzhou'
const test = testWith({ tables: RULES, delaySeconds: 1, paceMs: 150, store: 'eventstoredb' })

describe('a product over EventStoreDB', { tags: 'long' }, () => {
  test('lists the table, and the replays that an empty store begins with', async ({ visit }) => {
    const { page } = await visit('/')
    await page.getByRole('link', { name: 'Plum', exact: true }).waitFor()
    await page.locator('a[href^="/deals/"]').first().waitFor()
  })

  test('goes on after a crash of its server, and shows what is stored, every moment once', async ({
    visit,
    product,
  }) => {
    const table = tableOf(await readStore(product.store), RULES)
    const { page } = await visit(`/tables/${table}`, { expected: NETWORK_ERRORS })
    await expect.poll(async () => (await place(page)).last).toBeGreaterThan(10)
    await product.killServer()
    const { last } = await place(page)
    const number = await dealNumber(page)
    await product.startServer()
    await until(
      'the table to go on',
      async () => (await dealNumber(page)) > number || (await place(page)).last > last + 5,
    )
    const shown = await until('the moments of one deal', async () => {
      const before = await dealNumber(page)
      const rows = await eventRows(page)
      return before === (await dealNumber(page)) ? { deal: before, rows } : null
    })
    expect(shown.rows.map((row) => Number.parseInt(row, 10))).toEqual(shown.rows.map((_, ply) => ply))
    const stored = await readStore(product.store)
    const deal = dealsOf(stored, table)[shown.deal - 1]!
    expect(spectatorMoments(dealIn(stored, deal)).length).toBeGreaterThanOrEqual(shown.rows.length)
  })
})
