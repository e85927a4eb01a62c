import { describe } from 'vitest'
import { accessFaults } from '../support/access.ts'
import { goldenDeal } from '../support/fixtures.ts'
import { boardWords, place, seatWords, step } from '../support/stage.ts'
import { expect, testOfGoldenDeals as test } from '../support/test.ts'
import { until } from '../support/until.ts'

const DEAL = goldenDeal('red-dragon-wild-1')
const LOG = `**/deals/${DEAL.id}/events.jsonl`

describe('the check of a finished deal, in the browser', () => {
  test('finds it right in every part, and lays the wall open', async ({ visit }) => {
    const { page } = await visit(`/deals/${DEAL.id}`)
    await place(page)
    await page.getByRole('tab', { name: 'Deal' }).click()
    // Pressed again while it runs, it is one check, and leaves nothing behind that works on.
    const workers = page.workers().length
    await page.getByRole('button', { name: 'Check this deal now' }).dblclick()
    await page.getByText('Everything is as it must be').waitFor()
    await until('the check to be over', async () => page.workers().length <= workers)
    const parts = page.locator('.verdict li')
    expect(await parts.count()).toBe(6)
    expect(await page.locator('.verdict li[data-result="sound"]').count()).toBe(6)
    expect(await accessFaults(page)).toEqual([])
    await page.getByText('The wall, recomputed from the seeds (112 tiles)').click()
    expect(await page.locator('details .wall').getByRole('img').count()).toBe(112)
  })

  test('brings its answer into sight, and leaves the focus where it is', async ({ visit }) => {
    for (const size of [{}, { width: 390, height: 844 }]) {
      const { page } = await visit(`/deals/${DEAL.id}`, size)
      await place(page)
      await page.getByRole('tab', { name: 'Deal' }).click()
      const button = page.getByRole('button', { name: 'Check this deal now' })
      await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await button.click()
      const parts = page.locator('.verdict')
      const cutOff = () =>
        parts.evaluate((element) => {
          const [inner, outer] = [element, element.closest('.panel-body')!].map((each) => each.getBoundingClientRect())
          const room = Math.max(0, inner!.height - outer!.height)
          return Math.max(outer!.top - inner!.top, inner!.bottom - outer!.bottom - room) > 1
        })
      await expect.poll(cutOff).toBe(false)
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    }
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

describe('what decisions came to', () => {
  /** A recorded game in which one decision cost something. */
  const path = `/deals/${goldenDeal('research-9').id}`

  test('a costly one is marked, found by its key, and told in a sentence', async ({ visit }) => {
    const { page } = await visit(`${path}?view=all-hands`)
    await place(page)
    await page.getByRole('tab', { name: 'Analysis' }).click()
    await page.getByRole('heading', { name: '1 decision that cost' }).waitFor()
    await page.keyboard.press('.')
    const sentence = 'The pung of 3 characters took the hand a step further from ready.'
    expect(await page.locator('.cost-line').textContent()).toBe(sentence)
    expect(await page.locator('.moment-words').textContent()).toContain('answers pung')
    const { ply } = await place(page)
    await step(page, 'One moment forward')
    await page.keyboard.press(',')
    expect((await place(page)).ply).toBe(ply)
    expect(await page.locator('.mark[data-kind="cost"]').first().getAttribute('title')).toBe('decision that cost')
    expect(await accessFaults(page)).toEqual([])
  })

  test('a turn shows every discard; waits and danger lie over the table, and in the link', async ({ visit }) => {
    const { page } = await visit(`${path}?view=all-hands&ply=54`)
    await place(page)
    await page.getByRole('tab', { name: 'Analysis' }).click()
    await page.getByRole('button', { name: 'Waits' }).waitFor()
    await page.locator('.options').waitFor()
    expect(await page.locator('.options tbody tr').count()).toBeGreaterThan(1)
    expect(await page.locator('.options tr[data-chosen="true"]').count()).toBe(1)
    await page.keyboard.press('w')
    await expect.poll(async () => (await boardWords(page)).some((line) => line.startsWith('Waits: '))).toBe(true)
    await page.keyboard.press('d')
    await page.waitForURL(/&show=waits,danger$/)
    await page.reload()
    await expect.poll(async () => (await boardWords(page)).some((line) => line.startsWith('Waits: '))).toBe(true)
  })

  test('another choice is played on by bots; the branch lives in the link', async ({ visit }) => {
    const { page } = await visit(`${path}?view=all-hands&ply=57`)
    await place(page)
    await page.getByRole('tab', { name: 'Analysis' }).click()
    await page.getByRole('button', { name: 'What if: pass' }).click()
    const branch = page.getByRole('region', { name: 'What if' })
    await branch.waitFor()
    expect(await page.locator('.moment-words').textContent()).toContain('answers pass')
    const rows = await branch.locator('tbody tr').allTextContents()
    expect(rows[0]).toMatch(/^As played/)
    expect(rows[1]).toMatch(/^Like this/)
    const { ply, last } = await place(page)
    expect(ply).toBe(57)
    await page.waitForURL(/&if=57\.\d$/)
    expect(await accessFaults(page)).toEqual([])
    await page.reload()
    await branch.waitFor()
    await expect.poll(() => place(page)).toEqual({ ply, last })
    // A phone's panel, which the branch stands above, still shows something.
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.locator('.panel-body').evaluate((body) => body.clientHeight)).toBeGreaterThan(64)
    await branch.getByRole('button', { name: 'Back to the deal' }).click()
    await branch.waitFor({ state: 'detached' })
    expect(await page.locator('.moment-words').textContent()).toContain('answers pung')
    await page.goto(`${path}?ply=57&if=57.99`)
    await page.getByText('There is no other choice “57.99”: this is the deal as it was played.').waitFor()
    expect((await place(page)).ply).toBe(57)
  })

  test('a hidden hand’s decision is not told, but where to see it', async ({ visit }) => {
    const { page } = await visit(`${path}?ply=57&names=hidden`)
    await place(page)
    await page.getByRole('tab', { name: 'Analysis' }).click()
    await page.getByText('The hand that decides here is hidden in this view.').waitFor()
    expect(await page.locator('.decision').count()).toBe(0)
    await page.getByRole('button', { name: 'Show all hands' }).click()
    await page.locator('.decision').waitFor()
    expect((await seatWords(page)).map(({ name }) => name)).toEqual(['East', 'South', 'West', 'North'])
    expect(await page.locator('main').textContent()).not.toContain('Player 1')
  })
})

test('on paper a deal is a score sheet', async ({ visit }) => {
  const { page } = await visit(`/deals/${DEAL.id}?view=all-hands`)
  const { last } = await place(page)
  expect(await page.locator('.score-sheet').count()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await page.locator('.score-moments').waitFor()
  expect(await page.locator('.score-moments > li').count()).toBe(last + 1)
  expect(await page.locator('.score-sheet .ledger-total').allTextContents()).toHaveLength(4)
  expect(await page.getByRole('navigation', { name: 'Pages' }).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await page.locator('.score-sheet').waitFor({ state: 'detached' })
})
