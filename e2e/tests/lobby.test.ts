import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { RESEARCH_DEALS } from '../support/fixtures.ts'
import { paipu } from '../support/paipu.ts'
import { place } from '../support/stage.ts'
import { expect, testWith } from '../support/test.ts'
import { NETWORK_ERRORS } from '../support/visit.ts'

/** Longer than a slow machine takes to open two pages while it runs down. */
const DELAY_SECONDS = 40
/** The rule sets with a live table, and one without: under that no deal comes to its end by itself. */
const PLAYED = {
  'sichuan-swap-three': 'Sichuan Swap Three',
  'blood-flow-discard-three': 'Blood Flow · Discard Three',
  'planet-blood-battle-v1': 'Planet Blood Battle',
  'red-dragon-wild': 'Red Dragon Wild',
  'open-blood-battle': 'Open Blood Battle',
}
const NAMES = Object.values(PLAYED)
/** How many golden deals of the rule set without a table an empty store begins with. */
const GOLDEN_OF_WANZHOU = 2

const test = testWith({
  tables: Object.keys(PLAYED).join(),
  delaySeconds: DELAY_SECONDS,
  paceMs: 1_500,
  server: false,
})

const cards = (page: Page) => page.locator('.cards article')
const rows = (page: Page) => page.locator('.deals article')

describe('from nothing to live', () => {
  test('the lobby waits for the server, counts down the delay, and shows the tables', async ({ visit, product }) => {
    const { page, open } = await visit('/', { expected: NETWORK_ERRORS })
    await page.getByRole('heading', { name: 'The server does not answer' }).waitFor()
    expect(await open('/')).toBe(503)
    await product.startServer()

    await page.getByRole('heading', { name: 'Live tables' }).waitFor()
    expect(await cards(page).count()).toBe(NAMES.length)
    const waiting = page.locator('.card-wait')
    const left = async () => Number(/^First moment in 0:(\d\d)$/.exec((await waiting.first().textContent()) ?? '')?.[1])
    const first = await left()
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThanOrEqual(DELAY_SECONDS)
    await expect.poll(left).toBeLessThan(first)

    const address = await cards(page).first().getByRole('link').getAttribute('href')
    const { page: fresh } = await visit(address!)
    expect(await fresh.getByRole('timer').textContent()).toMatch(/^0:\d\d$/)
    await fresh.getByText(`Watchers see it 0:${DELAY_SECONDS} later than the players.`).waitFor()
    await fresh.evaluate(() => Object.assign(window, { stayed: true }))

    const shown = () => page.locator('.card-board').getByRole('img').count()
    await expect.poll(shown, { timeout: 120_000 }).toBe(NAMES.length)
    expect(await waiting.count()).toBe(0)
    await expect.poll(async () => (await place(fresh)).last).toBeGreaterThan(3)
    expect(await fresh.getByRole('timer').count()).toBe(0)
    expect(await fresh.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
  })
})

describe('the lobby', () => {
  test.beforeAll(({ product }) => product.startServer())

  test('lists live tables: rules, seats, deal, delay, a board that moves', async ({ visit }) => {
    const { page } = await visit('/')
    const boards = page.locator('.card-board').getByRole('img')
    await expect.poll(() => boards.count()).toBe(NAMES.length)
    for (const [index, rules] of NAMES.entries()) {
      const card = cards(page).nth(index)
      const text = await card.textContent()
      expect(text).toContain(rules)
      expect(text).toMatch(/Deal \d+/)
      expect(text).toContain(`0:${DELAY_SECONDS} behind`)
      expect(text).toContain('Hidden tiles stay hidden')
      expect(await card.locator('.card-seats > li').count()).toBe(4)
      // Not in the moment before the wall stands.
      await expect.poll(() => boards.nth(index).getAttribute('aria-label')).toMatch(/^\d+ tiles? left in the wall, /)
    }
    const drawing = () => cards(page).first().locator('.card-board').innerHTML()
    const before = await drawing()
    await expect.poll(drawing).not.toBe(before)
    const watching = async () => Number(/(\d+) watching/.exec((await cards(page).first().textContent()) ?? '')?.[1])
    // Whoever has just gone is counted until the lobby hears of it.
    await expect.poll(watching).toBe(0)
    const address = await cards(page).first().getByRole('link').getAttribute('href')
    const { page: watcher } = await visit(address!)
    await expect.poll(watching).toBe(1)
    await watcher.getByText('1 watching').waitFor()
    await expect.poll(() => cards(page).first().textContent()).toMatch(/\d+ in the wall/)
  })

  test('lists finished deals, the five recorded games among them, with their totals', async ({ visit }) => {
    const { page } = await visit('/?rules=open-blood-battle')
    for (const { id, totals } of RESEARCH_DEALS) {
      const row = rows(page).filter({ has: page.locator(`a[href="/deals/${id}"]`) })
      expect(await row.getByRole('heading').textContent()).toBe('Open Blood Battle · deal 1')
      const seats = await row.locator('.deal-seat > :last-child').allTextContents()
      expect(seats.map((seat) => Number(seat.replace('−', '-')))).toEqual(totals)
      expect(await row.textContent()).toContain('Research record of github.com/ebony72/Mahjong')
      // Rules, number, players and record are the same in all five, and none has a date.
      expect(await row.locator('.deal-end').textContent()).toContain(`undated · id …${id.slice(-4)}`)
    }
  })

  test('leads to its tables, its deals, the rules, and back', async ({ visit }) => {
    const { page } = await visit('/')
    await cards(page).nth(1).getByRole('link').click()
    await page.waitForURL(/\/tables\/[0-9a-f-]{36}$/)
    await page.getByText(`You are 0:${DELAY_SECONDS} behind the table`).waitFor()
    await page.getByRole('link', { name: 'Paipu 牌谱' }).click()
    await page.getByRole('heading', { name: 'Live tables' }).waitFor()
    await rows(page).last().getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/deals\/[0-9a-f-]{36}/)
    await page
      .locator('.moment')
      .getByText(/^Moment \d+ of/)
      .waitFor()
    await page.getByRole('link', { name: 'Rules', exact: true }).click()
    await page.getByRole('heading', { name: 'Rule sets' }).waitFor()
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(NAMES.length)
    await page.goBack()
    await page.goBack()
    await page.getByRole('heading', { name: 'Live tables' }).waitFor()
  })

  test('says that a page is on its way where it does not come at once', async ({ visit }) => {
    const { page } = await visit('/')
    const asked = Promise.withResolvers<void>()
    await page.route(/\/rules\?_rsc=/, async (route) => {
      await asked.promise
      await route.continue()
    })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 10_000)
    await page.getByRole('link', { name: 'Rules', exact: true }).click()
    const coming = page.locator('body > [role=status]')
    await coming.waitFor({ state: 'attached' })
    await page.clock.runFor(200)
    expect(await coming.textContent()).toBe('')
    await page.clock.runFor(200)
    await expect.poll(() => coming.textContent()).toBe('Loading…')
    await page.clock.resume()
    asked.resolve()
    await page.getByRole('heading', { name: 'Rule sets' }).waitFor()
    await coming.waitFor({ state: 'detached' })
  })

  test(
    'shows the deals of one rule set, and older ones on demand, as they come',
    { tags: 'long' },
    async ({ visit, product }) => {
      const { page } = await visit('/')
      // The boards are drawn by the page itself: it then listens to what is chosen.
      await expect.poll(() => page.locator('.card-board').getByRole('img').count()).toBe(NAMES.length)
      const filter = page.getByRole('combobox', { name: 'Rule set' })
      await filter.selectOption('Wanzhou')
      await page.waitForURL(/\?rules=wanzhou$/)
      await expect.poll(() => rows(page).count()).toBe(GOLDEN_OF_WANZHOU)

      const simulatedDeals = 23
      const count = GOLDEN_OF_WANZHOU + simulatedDeals
      const folder = await mkdtemp(join(tmpdir(), 'paipu-e2e-'))
      try {
        const file = join(folder, 'deals.jsonl')
        const simulated = [
          'simulate',
          '--rules',
          'wanzhou',
          '--deals',
          String(simulatedDeals),
          '--seed',
          '7',
          '--jsonl',
        ]
        await writeFile(file, await paipu(...simulated))
        await paipu('import', file, '--store', product.store)
      } finally {
        await rm(folder, { recursive: true })
      }
      // They come one by one while they are imported, so how many are shown at once depends on when the page asked.
      await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(20)
      await page.reload()
      await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(20)
      await page.reload()
      expect(await rows(page).count()).toBe(20)
      await page.getByRole('button', { name: 'Show older deals' }).click()
      await expect.poll(() => rows(page).count()).toBe(count)
      expect(await page.getByRole('button', { name: 'Show older deals' }).count()).toBe(0)
      for (const text of await rows(page).getByRole('heading').allTextContents()) expect(text).toMatch(/^Wanzhou/)
      const links = await rows(page)
        .getByRole('heading')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(new Set(links).size).toBe(count)

      await filter.selectOption('Open Blood Battle')
      await page.waitForURL(/\?rules=open-blood-battle$/)
      await expect.poll(() => rows(page).getByRole('heading').first().textContent()).toMatch(/^Open Blood Battle/)
      await filter.selectOption('All rule sets')
      await page.waitForURL((url) => url.search === '')

      await expect.poll(() => cards(page).count()).toBe(NAMES.length)
      const [, , name] = await cards(page).first().locator('.card-seats .truncate').allTextContents()
      await page.getByRole('searchbox', { name: 'Player' }).fill(name!.toUpperCase())
      await expect.poll(() => cards(page).count()).toBe(1)
      await page.reload()
      await expect.poll(() => cards(page).count()).toBe(1)
      await page.getByRole('searchbox', { name: 'Player' }).fill('nobody at all')
      await page.getByText('No running table is one of those looked for.').waitFor()
    },
  )

  test('tells of older deals what is so for the name that is typed, not for the one before', async ({ visit }) => {
    const { page } = await visit('/', { expected: NETWORK_ERRORS })
    const lost = Promise.withResolvers<void>()
    await page.route('**/graphql', async (route) => {
      const asked = route.request().postData() ?? ''
      if (asked.includes('OlderDeals')) {
        if (asked.includes('typed')) await lost.promise
        await route.abort()
      } else if (asked.includes('NewestDeals')) {
        const response = await route.fetch()
        const answer = (await response.json()) as { data: { deals: object } }
        answer.data.deals = { ...answer.data.deals, next: 'older' }
        await route.fulfill({ response, json: answer })
      } else await route.fallback()
    })
    const typeName = (name: string) => page.getByRole('searchbox', { name: 'Player' }).fill(name)
    const older = page.getByRole('button', { name: 'Show older deals' })
    const failed = page.getByText('The older deals could not be loaded.')
    await older.click()
    await failed.waitFor()

    await typeName('typed')
    await failed.waitFor({ state: 'hidden' })
    await older.click()
    await page.getByRole('button', { name: 'Loading…', disabled: true }).waitFor()

    await typeName('another')
    await older.click()
    await failed.waitFor()
    lost.resolve()
  })

  test('speaks Chinese to who asks for it, and keeps a choice', async ({ visit }) => {
    const { page } = await visit('/')
    await page.getByRole('heading', { name: 'Live tables' }).waitFor()
    await page.getByRole('button', { name: '中文' }).click()
    await page.getByRole('heading', { name: '实时牌桌' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans')
    expect(await cards(page).first().textContent()).toContain('暗牌不公开')
    await page.reload()
    await page.getByRole('heading', { name: '实时牌桌' }).waitFor()
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'Live tables' }).waitFor()

    const { page: chinese } = await visit('/', { language: 'zh' })
    await chinese.getByRole('heading', { name: '已结束的牌局' }).waitFor()
  })
})

describe('a lobby whose server stops', () => {
  test(
    'says that it may be out of date, and recovers when the server is back',
    { tags: 'long' },
    async ({ visit, product }) => {
      await product.startServer()
      const { page } = await visit('/', { expected: NETWORK_ERRORS })
      await page.getByRole('heading', { name: 'Live tables' }).waitFor()
      await product.stopServer()
      const notice = page.locator('[role="alert"].notice')
      await notice.waitFor()
      expect(await notice.textContent()).toContain('The server does not answerPaipu’s server is not running')
      expect(await notice.textContent()).toContain('What you see may be out of date.')
      expect(await cards(page).count()).toBe(NAMES.length)
      await product.startServer()
      await notice.waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('.card-board').getByRole('img').count()).toBe(NAMES.length)
    },
  )
})
