import { describe } from 'vitest'
import { accessFaults } from '../support/access.ts'
import { goldenDeal } from '../support/fixtures.ts'
import { place } from '../support/stage.ts'
import { expect, testWith } from '../support/test.ts'

const test = testWith({ tables: 'none' })

const DEAL = goldenDeal('red-dragon-wild-1')
const LOG = `**/deals/${DEAL.id}/events.jsonl`

describe('the check of a finished deal, in the browser', () => {
  test('finds it right in every part, and lays the wall open', async ({ visit }) => {
    const { page } = await visit(`/deals/${DEAL.id}`)
    await place(page)
    await page.getByRole('tab', { name: 'Deal' }).click()
    await page.getByRole('button', { name: 'Check this deal now' }).click()
    await page.getByText('Everything is as it must be').waitFor()
    const parts = page.locator('.verdict li')
    expect(await parts.count()).toBe(6)
    expect(await page.locator('.verdict li[data-result="sound"]').count()).toBe(6)
    expect(await accessFaults(page)).toEqual([])
    await page.getByText('The wall, recomputed from the seeds (112 tiles)').click()
    expect(await page.locator('details .wall').getByRole('img').count()).toBe(112)
  })

  test('names the first thing that is wrong in a log that was tampered with', async ({ visit }) => {
    const { page } = await visit(`/deals/${DEAL.id}`)
    const at = DEAL.records.findIndex(({ type }) => type === 'TileDiscarded')
    await page.route(LOG, (route) => {
      const lines = DEAL.log.trimEnd().split('\n')
      const record = JSON.parse(lines[at]!) as { data: { seat: number } }
      lines[at] = JSON.stringify({ ...record, data: { ...record.data, seat: (record.data.seat + 1) % 4 } })
      return route.fulfill({ contentType: 'application/x-ndjson', body: lines.join('\n') })
    })
    await place(page)
    await page.getByRole('tab', { name: 'Deal' }).click()
    await page.getByRole('button', { name: 'Check this deal now' }).click()
    await page.getByText('Something is wrong').waitFor()
    expect(await page.locator('.verdict-fault').textContent()).toContain(`Event ${at}:`)
    const wrong = await page.locator('.verdict li[data-result="wrong"]').allTextContents()
    expect(wrong.join()).toContain('Hash chain: wrong')
    await page.unroute(LOG)
    await page.getByRole('button', { name: 'Check this deal now' }).click()
    await page.getByText('Everything is as it must be').waitFor()
  })
})
