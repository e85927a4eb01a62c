import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { ask } from '../support/ask.ts'
import { spectatorMoments } from '../support/spectator.ts'
import { boardOf, connection, dealNumber, eventRows, momentOf, pill, place } from '../support/stage.ts'
import { dealIn, dealsOf, readStore, tableOf } from '../support/store.ts'
import type { Product } from '../support/product.ts'
import { expect, testWith, type Visiting } from '../support/test.ts'
import { until } from '../support/until.ts'
import { NETWORK_ERRORS } from '../support/visit.ts'
import { layWire } from '../support/wire.ts'

const RULES = 'sichuan-swap-three'
const test = testWith({ tables: RULES, delaySeconds: 1, paceMs: 200 })
const LOST = 'Connection lost: connecting again…'

let table: string
test.beforeAll(async ({ product }) => {
  table = tableOf(await readStore(product.store), RULES)
})

/** Waits for a deal with moments to go back to, and goes to one of them. */
async function stay(page: Page): Promise<{ readonly deal: number; readonly moment: string; readonly board: string }> {
  await until('a deal that is not near its end', async () => {
    const { last } = await place(page)
    return last > 15 && last < 50
  })
  await page.getByRole('slider', { name: 'Moment' }).fill('12')
  const moment = (await momentOf(page)).replace(/ of \d+/, '')
  expect(moment).toContain('Moment 12')
  return { deal: await dealNumber(page), moment, board: await boardOf(page) }
}

/** Expects the page to be where it was, with nothing lost and nothing twice. */
async function expectKept(page: Page, kept: Awaited<ReturnType<typeof stay>>): Promise<void> {
  expect(await dealNumber(page)).toBe(kept.deal)
  expect((await momentOf(page)).replace(/ of \d+/, '')).toBe(kept.moment)
  expect(await boardOf(page)).toBe(kept.board)
  const rows = await eventRows(page)
  expect(rows.map((row) => Number.parseInt(row, 10))).toEqual(rows.map((_, ply) => ply))
}

const behind = async (page: Page) => Number((await pill(page).textContent())?.replace('+', ''))

/** How far the table has come for who asks now, rising from deal to deal. */
async function edgeOf(url: string): Promise<number> {
  const { tableUpdate } = await ask<{
    readonly tableUpdate: { readonly dealNumber: number; readonly frames: readonly object[] }
  }>(url, `{ tableUpdate(id: "${table}") { dealNumber frames } }`)
  return tableUpdate.dealNumber * 10_000 + tableUpdate.frames.length
}

describe('who stays at a moment stays there', () => {
  test.for([1, 10, 60])('when the network is lost for %i s', { tags: 'long' }, (seconds, { visit, product }) =>
    expectKeptFor(seconds, visit, product),
  )

  async function expectKeptFor(seconds: number, visit: Visiting, product: Product): Promise<void> {
    const wire = await layWire(product.url)
    try {
      const { page } = await visit('/rules', { expected: NETWORK_ERRORS })
      await page.clock.install()
      await page.goto(`${wire.url}/tables/${table}`)
      const kept = await stay(page)
      const before = await behind(page)
      const edge = await edgeOf(product.url)
      wire.cut()
      await expect.poll(() => connection(page)).toBe(LOST)
      // The page's clock by hand: it tries again and again, and fails.
      for (let second = 0; second < seconds; second++) await page.clock.runFor(1_000)
      await until('moments that the page misses', async () => (await edgeOf(product.url)) > edge + 5)
      expect(await connection(page)).toBe(LOST)
      await expectKept(page, kept)
      wire.mend()
      await until('the connection', async () => {
        await page.clock.runFor(1_000)
        return (await connection(page)) === 'Live'
      })
      await expect.poll(() => behind(page)).toBeGreaterThan(before + 5)
      await expectKept(page, kept)
      await pill(page).click()
      await pill(page).waitFor({ state: 'hidden' })
    } finally {
      await wire.stop()
    }
  }

  test('when the server is restarted, and when the page is loaded anew', async ({ visit, product }) => {
    const { page } = await visit(`/tables/${table}`, { expected: NETWORK_ERRORS })
    const kept = await stay(page)
    const before = await behind(page)
    await product.killServer()
    await expect.poll(() => connection(page)).toBe(LOST)
    await expectKept(page, kept)
    await product.startServer()
    await expect.poll(() => connection(page)).toBe('Live')
    await expect.poll(() => behind(page)).toBeGreaterThan(before)
    await expectKept(page, kept)

    await page.waitForURL(/\?deal=[0-9a-f-]{36}&ply=12&view=spectator$/)
    const deal = new URL(page.url()).searchParams.get('deal')!
    await page.reload()
    await place(page)
    // In the same deal at the table or, when that has ended meanwhile, in its replay.
    expect((await momentOf(page)).replace(/ of \d+/, '')).toBe(kept.moment)
    expect(page.url()).toContain(deal)
  })

  test(
    'when the deal ends while the connection is lost: the rest of it comes after',
    { tags: 'long' },
    async ({ visit, product }) => {
      const wire = await layWire(product.url)
      try {
        const { page } = await visit('/rules', { expected: NETWORK_ERRORS })
        await page.goto(`${wire.url}/tables/${table}`)
        const kept = await stay(page)
        wire.cut()
        await expect.poll(() => connection(page)).toBe(LOST)
        await until('the next deal', async () => (await edgeOf(product.url)) > (kept.deal + 1) * 10_000 + 2, 120_000)
        wire.mend()
        await page.getByText(`You are in deal ${kept.deal}. The table has gone on.`).waitFor()
        const stored = await readStore(product.store)
        const moments = spectatorMoments(dealIn(stored, dealsOf(stored, table)[kept.deal - 1]!))
        await expect.poll(async () => (await place(page)).last).toBe(moments.length - 1)
        await expectKept(page, kept)
      } finally {
        await wire.stop()
      }
    },
  )
})
