import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { answerTo, boardOf, dealNumber, leave, momentOf, pill, place, seatWords } from '../support/stage.ts'
import { readStore, tableOf } from '../support/store.ts'
import { expect, testWith } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { until } from '../support/until.ts'

const PUBLIC = 'sichuan-swap-three'
const OPEN = 'blood-flow-discard-three'
const test = testWith({ tables: `${PUBLIC},${OPEN}:all-hands`, delaySeconds: 1, paceMs: 200 })

let closedTable: string
let openTable: string
test.beforeAll(async ({ product }) => {
  const stored = await readStore(product.store)
  closedTable = tableOf(stored, PUBLIC)
  openTable = tableOf(stored, OPEN)
})

const mode = (page: Page) => page.locator('.mode').getAttribute('data-mode')
const lines = (page: Page) => page.locator('.feed-lines > li')
/** Waits for a deal under way that doesn't end in the next moments: they have 54 and more. */
const moving = (page: Page) =>
  until('a deal under way', async () => {
    const { last } = await place(page)
    return last > 20 && last <= 40
  })

describe('staying and catching up', () => {
  test('p stays where the table is, p again plays faster than the table until the edge', async ({ visit }) => {
    const { page } = await visit(`/tables/${closedTable}`)
    await moving(page)
    expect(await mode(page)).toBe('edge')
    await page.keyboard.press('p')
    const kept = await place(page)
    expect(await mode(page)).toBe('standing')
    expect(await page.locator('.mode').textContent()).toBe('Paused')
    await expect.poll(async () => Number((await pill(page).textContent())?.slice(1))).toBeGreaterThan(8)
    expect((await place(page)).ply).toBe(kept.ply)

    await page.getByRole('button', { name: 'Catches up 2 times as fast as the table' }).click()
    await page.getByRole('button', { name: 'Catches up 4 times as fast as the table' }).waitFor()
    const modes = await textsOf(page, '.mode')
    await page.getByRole('button', { name: 'Catch up with the table' }).click()
    await expect.poll(modes).toContain('Catching up, 4×')
    await expect.poll(() => mode(page)).toBe('edge')
    await pill(page).waitFor({ state: 'hidden' })
    const edge = await place(page)
    expect(edge.ply).toBe(edge.last)
  })

  test('space does the same, and stops catching up', async ({ visit }) => {
    const { page } = await visit(`/tables/${closedTable}`)
    await leave(page, ['Home'])
    expect(await mode(page)).toBe('standing')
    const modes = await textsOf(page, '.mode')
    await page.keyboard.press(' ')
    await expect.poll(modes).toContain('Catching up, 2×')
    await expect.poll(async () => (await place(page)).ply).toBeGreaterThan(0)
    await page.keyboard.press(' ')
    expect(await mode(page)).toBe('standing')
    const stands = await boardOf(page)
    await expect.poll(async () => Number((await pill(page).textContent())?.slice(1))).toBeGreaterThan(3)
    expect(await boardOf(page)).toBe(stands)
  })
})

describe('the feed', () => {
  test('tells calls and payments with their reasons, leads to them, and leaves a reader where they are', async ({
    visit,
  }) => {
    const { page } = await visit(`/tables/${openTable}`, { height: 560 })
    await until('payments', async () => (await page.locator('.feed-why').count()) > 0, 120_000)
    for (const why of await page.locator('.feed-why').allTextContents()) expect(why).toMatch(/^Why: .{8,}\./)
    const paid = page.locator('.feed-lines [data-type="PointsPaid"]').first()
    const led = await until('a payment to go to in a deal that goes on meanwhile', async () => {
      const deal = await dealNumber(page)
      if ((await paid.count()) === 0) return null
      const ply = Number(await paid.locator('.event-ply').textContent())
      // Who goes to the newest moment goes on with the table.
      if ((await place(page)).last <= ply) return null
      await paid.click()
      const there = await place(page)
      return (await dealNumber(page)) === deal && { ply, there: there.ply, words: await momentOf(page) }
    })
    expect(led.there).toBe(led.ply)
    expect(led.words).toContain('pays')
    await page.keyboard.press('End')

    const pane = page.getByRole('tabpanel')
    const overflow = () => pane.evaluate((element) => element.scrollHeight > element.clientHeight + 100)
    const atEnd = () => pane.evaluate((each) => each.scrollHeight - each.scrollTop - each.clientHeight < 32)
    const kept = await until(
      'a new line of a deal whose reader has scrolled up',
      async () => {
        if (!(await overflow())) return null
        const [deal, count] = [await dealNumber(page), await lines(page).count()]
        await pane.evaluate((element) => (element.scrollTop = 20))
        await until('a line', async () => (await lines(page).count()) !== count || (await dealNumber(page)) !== deal)
        const top = await pane.evaluate((element) => element.scrollTop)
        return (await dealNumber(page)) === deal ? { top } : null
      },
      150_000,
    )
    expect(kept).toEqual({ top: 20 })
    await page.getByRole('button', { name: /^\d+ new lines? below$/ }).click()
    await expect.poll(atEnd).toBe(true)
  })

  test('leaves who scrolls up there, also when a line comes before the browser has told of it', async ({ visit }) => {
    const { page } = await visit(`/tables/${openTable}`, { height: 560 })
    const pane = page.getByRole('tabpanel')
    const left = await until(
      'a line that comes in the same moment as its reader scrolls up',
      () =>
        pane.evaluate(async (each) => {
          const list = each.querySelector('.feed-lines')!
          const line = await new Promise<Node | null>((done) => {
            // A deal that has just begun has nothing to scroll; nor has one that ends before another line comes.
            setTimeout(() => done(null), 5_000)
            list.appendChild = (line) => {
              Reflect.deleteProperty(list, 'appendChild')
              if (each.scrollHeight > each.clientHeight + 200) {
                each.scrollTop = 20
                setTimeout(() => done(line))
              }
              return list.appendChild(line)
            }
          })
          await new Promise(requestAnimationFrame)
          const isTold = each.querySelector('.feed-newer')!.checkVisibility()
          return line?.isConnected === true && { top: each.scrollTop, isTold }
        }),
      150_000,
    )
    expect(left).toEqual({ top: 20, isTold: true })
  })

  test('stays at its end on another screen', { tags: 'long' }, async ({ visit }) => {
    const { page } = await visit(`/tables/${openTable}`, { width: 1440, height: 900 })
    const pane = page.getByRole('tabpanel')
    const fromEnd = () =>
      pane.evaluate(async (each) => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        return each.scrollHeight - each.scrollTop - each.clientHeight
      })
    const isLong = () => pane.evaluate((each) => each.scrollHeight > each.clientHeight + 400)
    await until('a feed longer than its pane', isLong, 120_000)
    for (const screen of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
      { width: 768, height: 1024 },
    ]) {
      await page.setViewportSize(screen)
      expect(await fromEnd()).toBeLessThan(32)
      expect(await page.locator('.feed-newer').isVisible()).toBe(false)
    }
  })

  test('is spoken by the one announcer, which says each call and payment', async ({ visit }) => {
    const { page } = await visit(`/tables/${closedTable}`)
    await moving(page)
    expect(await page.locator('.stage [aria-live], .stage [role="log"]').count()).toBe(1)
    const spoken = await textsOf(page, '.stage [aria-live]')
    await expect.poll(async () => (await spoken()).join(' '), { timeout: 120_000 }).toMatch(/ pays \w+ \d/)
    const paid = (await spoken()).filter((text) => / pays \w+ \d/.test(text))
    expect(new Set(paid).size).toBe(paid.length)
  })
})

describe('sounds', () => {
  /** Runs in the page: counts the notes that it plays from now on. */
  const count = () => {
    Object.assign(window, { notes: 0 })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
      Object.assign(window, { notes: Number(Reflect.get(window, 'notes')) + 1 })
      return start.apply(this, when)
    }
  }
  const notes = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'notes')))
  const moved = async (page: Page, by: number) => {
    const from = await place(page)
    const deal = await dealNumber(page)
    await until('moments', async () => (await dealNumber(page)) !== deal || (await place(page)).last > from.last + by)
  }

  test('are off until they are switched on, sound for what is shown alone, and are remembered', async ({ visit }) => {
    const { page } = await visit(`/tables/${closedTable}`)
    const button = page.getByRole('button', { name: 'Sounds' })
    await place(page)
    await page.evaluate(count)
    expect(await button.getAttribute('aria-pressed')).toBe('false')
    await moved(page, 4)
    expect(await notes(page)).toBe(0)
    await page.keyboard.press('v')
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => notes(page)).toBeGreaterThan(2)

    await page.keyboard.press('p')
    const silent = await notes(page)
    await expect.poll(async () => Number((await pill(page).textContent())?.slice(1))).toBeGreaterThan(4)
    expect(await notes(page)).toBe(silent)
    await page.keyboard.press('End')
    await page.waitForURL(({ search }) => search === '')

    // For the browser, what the driver evaluates is done by the page's user; what is looked at here is not.
    const devtools = await page.context().newCDPSession(page)
    const looked = async (expression: string): Promise<unknown> =>
      (await devtools.send('Runtime.evaluate', { expression, returnByValue: true })).result.value
    await devtools.send('Page.enable')
    await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${count})()` })
    await page.reload()
    const pressed = `document.querySelector('[aria-label="Sounds"]')?.getAttribute('aria-pressed')`
    await until('the remembered choice', async () => (await looked(pressed)) === 'true')
    // Nothing sounds before somebody has done something in the page.
    const moments = new Set<unknown>()
    const moment = `document.querySelector('.moment')?.textContent`
    await until('moments', async () => moments.add(await looked(moment)).size > 5)
    expect(await looked('notes')).toBe(0)
    await devtools.detach()
    await page.keyboard.press('v')
    expect(await button.getAttribute('aria-pressed')).toBe('false')
    await moved(page, 4)
    expect(await notes(page)).toBe(0)
  })
})

describe('what a watcher may see', () => {
  test('is said in the policy’s own words, and a public table has no other view', async ({ visit }) => {
    const { page } = await visit(`/tables/${closedTable}`)
    const policy = JSON.parse(await answerTo(page, `{ table(id: "${closedTable}") { watching { en zh } } }`)) as {
      readonly data: { readonly table: { readonly watching: { readonly en: string } } }
    }
    await page.getByText(policy.data.table.watching.en, { exact: true }).waitFor()
    await moving(page)
    for (const key of ['o', '1', '4']) await page.keyboard.press(key)
    expect(await page.getByRole('group', { name: 'What you see' }).count()).toBe(0)
    // A winner's hand is laid open, and at the end of a deal all are: the first moment after the hands were dealt is before.
    await page.keyboard.press('Home')
    await until('hands', async () => {
      await page.keyboard.press('ArrowRight')
      return (await seatWords(page)).every(({ hand }) => hand.join() !== 'none')
    })
    for (const { hand } of await seatWords(page)) expect(hand.join()).toMatch(/hidden/)
  })

  test('where hands may be seen: one, all or none, by key and by switch, at the same moment', async ({ visit }) => {
    const { page } = await visit(`/tables/${openTable}`)
    await moving(page)
    await page.keyboard.press('p')
    const words = async () => (await momentOf(page)).replace(/^Moment \d+ of \d+/, '')
    const moment = await words()
    const open = async () => (await seatWords(page)).filter(({ hand }) => !/hidden/.test(hand.join())).length
    const hidden = await open()
    await page.keyboard.press('o')
    await expect.poll(open).toBe(4)
    await page.keyboard.press('o')
    await expect.poll(open).toBe(hidden)
    expect(await words()).toBe(moment)
    await page.getByRole('button', { name: /^Show the hidden tiles of East/ }).click()
    await page.waitForURL(/view=seats-\d/)
    await expect.poll(async () => (await seatWords(page))[0]!.hand.join()).not.toMatch(/hidden/)
    await page.keyboard.press('0')
    await expect.poll(open).toBe(hidden)
    expect(await mode(page)).toBe('standing')
  })
})

describe('a link to a moment', () => {
  test('opens it at the table and, once the deal is over, in the replay', { tags: 'long' }, async ({ visit }) => {
    const { page, open } = await visit(`/tables/${openTable}?view=all-hands`)
    await moving(page)
    await page.getByRole('slider', { name: 'Moment' }).fill('14')
    await page.waitForURL(/\?deal=[0-9a-f-]{36}&ply=14&view=all-hands$/)
    const link = page.url()
    const moment = (await momentOf(page)).replace(/ of \d+/, '')
    const board = await boardOf(page)
    const number = await dealNumber(page)
    await open('/rules')
    await open(link)
    await place(page)
    expect((await momentOf(page)).replace(/ of \d+/, '')).toBe(moment)
    if (page.url().includes('/tables/')) {
      expect(await boardOf(page)).toBe(board)
      await page.getByText(`You are in deal ${number}. The table has gone on.`).waitFor({ timeout: 150_000 })
    }
    await open(link)
    await page.waitForURL(/\/deals\/[0-9a-f-]{36}\?ply=14&view=all-hands$/)
    expect((await momentOf(page)).replace(/ of \d+/, '')).toBe(moment)
  })

  test('shows no more than its table does, whatever it says', async ({ visit }) => {
    const { page, open } = await visit(`/tables/${closedTable}`)
    const looked = await until(
      'a deal that runs while all views are asked for',
      async () => {
        await open(`/tables/${closedTable}`)
        const { last } = await place(page)
        if (last < 18 || last > 40) return null
        await page.getByRole('slider', { name: 'Moment' }).fill('16')
        await page.waitForURL(/\?deal=[0-9a-f-]{36}&ply=16&view=spectator$/)
        const link = page.url()
        const hands: string[] = []
        for (const view of ['all-hands', 'seats-0', 'reviewer']) {
          await open(link.replace('spectator', view))
          if (!page.url().includes('/tables/')) return null
          await page.getByText('This table shows hidden tiles to nobody while a deal runs').waitFor()
          hands.push(...(await seatWords(page)).map(({ hand }) => hand.join()))
        }
        return hands
      },
      150_000,
    )
    expect(looked).toHaveLength(12)
    for (const hand of looked) expect(hand).toMatch(/^\d+ hidden tiles?$/)
  })
})
