import { describe } from 'vitest'
import { spectatorMoments } from '../support/spectator.ts'
import { dealNumber, momentOf, place } from '../support/stage.ts'
import { dealIn, dealsOf, readStore, tableOf } from '../support/store.ts'
import { expect, testWith } from '../support/test.ts'
import { until } from '../support/until.ts'

const RULES = 'sichuan-swap-three'
const test = testWith({ tables: RULES, delaySeconds: 1, paceMs: 200 })

let table: string
test.beforeAll(async ({ product }) => {
  table = tableOf(await readStore(product.store), RULES)
})

describe('a whole deal', { tags: 'long' }, () => {
  test('is seen from its beginning to its last moment, each in its turn, and then the next one', async ({
    visit,
    product,
  }) => {
    const { page } = await visit(`/tables/${table}`)
    await place(page)
    const deal = (await dealNumber(page)) + 1
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        const title = document.querySelector('h1')?.textContent ?? ''
        const moment = document.querySelector('.moment')?.textContent ?? ''
        if (seen.at(-1) !== `${title}|${moment}`) seen.push(`${title}|${moment}`)
      }
      new MutationObserver(look).observe(document.querySelector('.stage')!, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
    await expect.poll(() => dealNumber(page), { timeout: 150_000 }).toBe(deal + 1)
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[])
    const moments = seen.flatMap((each) => {
      const [, number, ply, last] = /Deal (\d+)\|Moment (\d+) of (\d+)/.exec(each) ?? []
      return Number(number) === deal ? [{ ply: Number(ply), last: Number(last), text: each }] : []
    })
    const plies = moments.map(({ ply }) => ply)
    expect(plies).toEqual([...new Set(plies)].toSorted((a, b) => a - b))
    for (const { ply, last } of moments) expect(ply).toBe(last)
    const stored = await readStore(product.store)
    const all = spectatorMoments(dealIn(stored, dealsOf(stored, table)[deal - 1]!))
    expect(moments.at(-1)!.ply).toBe(all.length - 1)
    expect(moments.at(-1)!.text).toMatch(/over\.|ends\./)
    // What came together is shown together: as many pictures as there were times, but for what one paint took together.
    const times = new Set(all.map(({ time }) => time))
    expect(moments.length).toBeGreaterThan(times.size / 2)
    expect(moments.length).toBeLessThanOrEqual(times.size)
  })

  test('leads on to its replay at the same moment, for who has chosen that', async ({ visit }) => {
    const { page } = await visit(`/tables/${table}`)
    await place(page)
    await page.getByRole('tab', { name: 'Table', exact: true }).click()
    await page.getByRole('radio', { name: 'Open its replay at the last moment' }).check()
    // One that was over when the page opened leads nowhere; one that has ended since has led to its replay, which is at its end.
    await until(
      'a deal that is not over',
      async () => page.url().includes('/deals/') || !(await momentOf(page)).includes('deal is over'),
    )
    await page.waitForURL(/\/deals\/[0-9a-f-]{36}\?ply=\d+&view=spectator$/, { timeout: 150_000 })
    await page.getByRole('heading', { name: /^Sichuan Swap Three, deal \d+$/ }).waitFor()
    const { ply, last } = await place(page)
    expect(ply).toBe(last)
    expect(new URL(page.url()).searchParams.get('ply')).toBe(String(last))
  })
})
