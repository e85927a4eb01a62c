import { readFile } from 'node:fs/promises'
import type { HandsDealtV1, PointsPaidV1, TileDrawnV1 } from '@paipu/contracts'
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { RESEARCH_DEALS } from '../support/fixtures.ts'
import { eventRows, place, seatWords } from '../support/stage.ts'
import { at, DEAL, DEALT, LAST, PATH } from '../support/replayed.ts'
import { expect, testOfGoldenDeals as test } from '../support/test.ts'
import { inWords } from '../support/tiles.ts'

describe('what a deal says', () => {
  test('the event list tells every moment in words', async ({ visit }) => {
    const { page } = await visit(PATH)
    const rows = await eventRows(page)
    expect(rows).toHaveLength(DEAL.seen.length)
    expect(rows[0]).toMatch(/^0 ?Deal 1, Open Blood Battle\. Player 1 deals\.$/)
    for (const [ply, row] of rows.entries()) {
      expect(row.startsWith(String(ply))).toBe(true)
      const { type, data } = DEAL.seen[ply]!
      if (type === 'TileDiscarded') expect(row).toContain(`[${inWords((data as { tile: string }).tile)}]`)
      if (type === 'TileDrawn') expect(row).toContain('[hidden tile]')
    }
    expect(rows.filter((row) => row.length < 12)).toEqual([])
  })

  for (const [index, { id, totals }] of RESEARCH_DEALS.entries()) {
    test(`recorded game ${index + 1} comes to its recorded totals`, async ({ visit }) => {
      const { page } = await visit(`/deals/${id}`)
      await place(page)
      await page.keyboard.press('End')
      await expect
        .poll(async () => (await seatWords(page)).map(({ points }) => points))
        .toEqual(totals.map((total) => total))
      await page.getByRole('tab', { name: 'Points' }).click()
      await page.locator('.ledger-total').first().waitFor()
      const sums = await page.locator('.ledger tfoot td').allTextContents()
      expect(sums.map((sum) => Number(sum.replace('−', '-')))).toEqual(totals)
    })
  }

  test('the download is the stored log', async ({ visit }) => {
    const { page } = await visit(PATH)
    await place(page)
    await page.getByRole('tab', { name: 'Deal' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the event log' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`deal-${DEAL.id}.jsonl`)
    expect(await readFile(await download.path(), 'utf8')).toBe(DEAL.log)
  })
})

describe('the points', () => {
  test('open and close by a key; the totals say what they are made of; the graph leads to its moments', async ({
    visit,
  }) => {
    const { page } = await visit(`${PATH}?ply=${LAST}`)
    await place(page)
    await page.keyboard.press('m')
    await page.locator('.ledger-total').first().waitFor()
    const totals = await page.locator('.ledger-total').allTextContents()
    expect(totals.map((text) => Number(text.replace('−', '-')))).toEqual(DEAL.totals)
    const made = page.locator('.ledger-made')
    await page.locator('.ledger-total').first().focus()
    await made.getByText('Player 1:').waitFor()
    await page.keyboard.press('Tab')
    await made.getByText('Player 2:').waitFor()
    await page.locator('.ledger-total').last().hover()
    await made.getByText('Player 4:').waitFor()
    const paid = DEAL.seen.flatMap(({ type, data }) => (type === 'PointsPaid' ? (data as PointsPaidV1).payments : []))
    const lines = await page.getByRole('list', { name: 'Payments' }).getByRole('listitem').allTextContents()
    expect(lines).toEqual(paid.map(({ from, to, points }) => `${'ESWN'[from]}→pays${'ESWN'[to]}${points}`))
    const graph = page.getByRole('slider', { name: /^The four totals/ })
    await graph.click({ position: { x: 0, y: 20 } })
    await at(page, 0)
    const moves = DEAL.seen.flatMap(({ type }, ply) => (type === 'PointsPaid' ? [ply] : []))
    await page.keyboard.press('ArrowRight')
    await at(page, moves[0]!)
    await page.keyboard.press('ArrowRight')
    await at(page, moves[1]!)
    expect(await graph.getAttribute('aria-valuetext')).toMatch(/^Moment \d+: East [+−]?\d+, South /)
    await page.keyboard.press('ArrowLeft')
    await at(page, moves[0]!)
    await page.keyboard.press('End')
    await at(page, LAST)
    await page.keyboard.press('m')
    await page.locator('.events').waitFor()
  })
})

describe('hidden tiles', () => {
  const dealt = (DEAL.seen[DEALT]!.data as HandsDealtV1).hands.map(({ tiles }) => tiles.map(inWords).toSorted())
  const hands = async (page: Page) => (await seatWords(page)).map(({ hand }) => hand.toSorted())
  /** The dealer holds a fourteenth tile, which counts as drawn. */
  const hidden = (seat: number) => [`${dealt[seat]!.length} hidden tiles`]

  test('a switch for each seat, and three views', async ({ visit }) => {
    const { page } = await visit(`${PATH}?ply=${DEALT}`)
    const view = page.getByRole('group', { name: 'What you see' })
    const all = [0, 1, 2, 3].map(hidden)
    const shown = (...seats: number[]) => all.map((none, seat) => (seats.includes(seat) ? dealt[seat] : none))
    await expect.poll(() => hands(page)).toEqual(shown())
    await view.getByRole('button', { name: 'Show the hidden tiles of South, Player 2' }).click()
    await expect.poll(() => hands(page)).toEqual([dealt[1], all[2], all[3], all[0]])
    await view.getByRole('button', { name: 'Show the hidden tiles of East, Player 1' }).click()
    await expect.poll(() => hands(page)).toEqual(shown(0, 1))
    await view.getByRole('button', { name: 'Show the hidden tiles of South, Player 2' }).click()
    await expect.poll(() => hands(page)).toEqual(shown(0))
    await view.getByRole('button', { name: 'All hands' }).click()
    await expect.poll(() => hands(page)).toEqual(shown(0, 1, 2, 3))
    await view.getByRole('button', { name: 'Spectator' }).click()
    await expect.poll(() => hands(page)).toEqual(shown())
    await page.keyboard.press('4')
    await expect.poll(async () => (await hands(page))[0]).toEqual(dealt[3])
    await page.keyboard.press('o')
    await expect.poll(() => hands(page)).toEqual(shown(0, 1, 2, 3))
    await page.keyboard.press('o')
    await expect.poll(() => hands(page)).toEqual([dealt[3], all[0], all[1], all[2]])
    await page.keyboard.press('0')
    await expect.poll(() => hands(page)).toEqual(shown())
  })

  test('the wall, in the order in which it is drawn', async ({ visit }) => {
    const draws = DEAL.seen.filter(({ type, data }) => type === 'TileDrawn' && (data as TileDrawnV1).end === 'front')
    const { page } = await visit(`${PATH}?ply=${DEALT}`)
    await place(page)
    await page.getByRole('tab', { name: 'Wall' }).click()
    await page.getByText('The tiles still to be drawn are hidden in this view.').waitFor()
    await page.getByRole('button', { name: 'Show the wall' }).click()
    const wall = await page
      .locator('.wall')
      .getByRole('img')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')))
    expect(wall).toHaveLength(108 - 53)
    const drawn = draws.map(({ data }) => inWords((data as TileDrawnV1).tile))
    expect(wall.slice(0, drawn.length)).toEqual(drawn)
  })

  test('a change of view keeps the moment', async ({ visit }) => {
    const { page } = await visit(`${PATH}?ply=60`)
    await place(page)
    const words = () => page.locator('.moment-words').textContent()
    const before = await words()
    await page.getByRole('button', { name: 'Wall', exact: true }).click()
    expect((await place(page)).last).toBe(DEAL.records.length - 1)
    expect(await words()).toBe(before)
    await page.getByRole('button', { name: 'Spectator' }).click()
    await at(page, 60)
  })
})
