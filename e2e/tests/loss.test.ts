import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { spectatorMoments } from '../support/spectator.ts'
import { connection, dealNumber, eventRows, place } from '../support/stage.ts'
import { dealIn, dealsOf, readStore, tableOf } from '../support/store.ts'
import { expect, testWith } from '../support/test.ts'
import { until } from '../support/until.ts'
import { NETWORK_ERRORS } from '../support/visit.ts'

const RULES = 'sichuan-swap-three'
const test = testWith({ tables: RULES, delaySeconds: 1, paceMs: 300 })

const LOST = 'Connection lost: connecting again…'

interface Shown {
  readonly deal: number
  readonly rows: readonly string[]
}

async function shown(page: Page): Promise<Shown> {
  return until('the rows of one deal', async () => {
    const deal = await dealNumber(page)
    const rows = await eventRows(page)
    return deal === (await dealNumber(page)) ? { deal, rows } : null
  })
}

/** Waits until the page has moved on from what it showed. */
function movedOn(page: Page, from: Shown): Promise<Shown> {
  return until('new moments', async () => {
    const now = await shown(page)
    const more = now.deal > from.deal || now.rows.length > from.rows.length + 3
    return more && (await connection(page)) === 'Live' ? now : null
  })
}

describe('a live table that loses its server', () => {
  test(
    'by a crash: it says so, goes on when the server is back, and has every moment once',
    { tags: 'long' },
    async ({ visit, product }) => {
      const table = tableOf(await readStore(product.store), RULES)
      const { page } = await visit(`/tables/${table}`, { expected: NETWORK_ERRORS })
      await expect.poll(async () => (await place(page)).last).toBeGreaterThan(10)
      const before = await shown(page)
      await product.killServer()
      await expect.poll(() => connection(page)).toBe(LOST)
      const during = await shown(page)
      await product.startServer()
      const after = await movedOn(page, during)
      expect(after.rows.map((row) => Number.parseInt(row, 10))).toEqual(after.rows.map((_, ply) => ply))
      if (after.deal === before.deal) expect(after.rows.slice(0, before.rows.length)).toEqual(before.rows)

      const { page: fresh } = await visit(`/tables/${table}`)
      await place(fresh)
      const other = await until('both in one deal', async () => {
        const [a, b] = [await shown(page), await shown(fresh)]
        return a.deal === b.deal && b.rows.length > 10 ? { a, b } : null
      })
      const common = Math.min(other.a.rows.length, other.b.rows.length)
      expect(other.a.rows.slice(0, common)).toEqual(other.b.rows.slice(0, common))

      const stored = await readStore(product.store)
      const moments = spectatorMoments(dealIn(stored, dealsOf(stored, table)[after.deal - 1]!))
      expect(after.rows.length).toBeLessThanOrEqual(moments.length)
      for (const [ply, row] of after.rows.entries()) {
        const { type, data } = moments[ply]!
        if (type === 'TileDiscarded') expect(row).toMatch(/discards/)
        if (type === 'TileDrawn') expect(row).toContain('[hidden tile]')
        if (type === 'PointsPaid') expect(row.length, JSON.stringify(data)).toBeGreaterThan(5)
      }
    },
  )
})

describe('a browser that goes offline', () => {
  test('says so, and has every moment once when it is online again', async ({ visit, product }) => {
    const table = tableOf(await readStore(product.store), RULES)
    const { page, context } = await visit(`/tables/${table}`, { expected: NETWORK_ERRORS })
    await expect.poll(async () => (await place(page)).last).toBeGreaterThan(5)
    const before = await shown(page)
    const behind = page.getByText(/^You are 0:\d\d behind the table$/)
    expect(await behind.isVisible()).toBe(true)
    await context.setOffline(true)
    await expect.poll(() => connection(page)).toBe(LOST)
    expect(await behind.isVisible()).toBe(false)
    await context.setOffline(false)
    await behind.waitFor()
    const after = await movedOn(page, before)
    expect(after.rows.map((row) => Number.parseInt(row, 10))).toEqual(after.rows.map((_, ply) => ply))
    if (after.deal === before.deal) expect(after.rows.slice(0, before.rows.length)).toEqual(before.rows)
  })
})
