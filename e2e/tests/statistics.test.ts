import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { faultsOnEveryScreen } from '../support/every-screen.ts'
import { paipu } from '../support/paipu.ts'
import { expect, testWith } from '../support/test.ts'
import { NETWORK_ERRORS } from '../support/visit.ts'

const RULES = 'sichuan-swap-three'
const SIMULATED = 40
const PLAYER = '/players/bot%3Astandard-0'
const STATISTICS = `/rules/${RULES}/statistics`

const test = testWith({ tables: 'none' })

const rows = (page: Page) => page.locator('.deals article')

/** The number in a row of one of the tables, and the link behind it. */
function cell(page: Page, table: string, row: string) {
  return page.getByRole('table', { name: table }).getByRole('row', { name: row }).getByRole('link')
}

test.beforeAll(async ({ product }) => {
  await paipu('simulate', '--rules', RULES, '--deals', String(SIMULATED), '--seed', '5', '--store', product.store)
})

describe('statistics', () => {
  test('of a player are reached from a deal, and every number leads to its deals, by keyboard', async ({ visit }) => {
    const { page } = await visit(`/?rules=${RULES}`)
    await rows(page).first().getByRole('link', { name: 'Bot 1', exact: true }).click()
    await page.waitForURL(`**${PLAYER}`)
    await page.getByRole('heading', { level: 1, name: 'Bot 1' }).waitFor()
    await page.getByRole('link', { name: /^Sichuan Swap Three \(\d+\)$/ }).press('Enter')
    await page.waitForURL(`**${PLAYER}?rules=${RULES}`)

    const dealtIn = cell(page, 'Wins, dealing in and kongs', 'Dealt in')
    const count = Number(await dealtIn.textContent())
    expect(count).toBeGreaterThan(0)
    await dealtIn.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/having=dealt-in/)
    await page.getByRole('heading', { level: 1, name: /^Bot 1: Dealt in .*, Sichuan Swap Three$/ }).waitFor()
    let listed = await rows(page).count()
    const older = page.getByRole('link', { name: 'Older deals' })
    while ((await older.count()) > 0) {
      const before = page.url()
      await older.click()
      await page.waitForURL((url) => url.href !== before)
      await page.getByRole('link', { name: 'Newest deals' }).waitFor()
      listed += await rows(page).count()
    }
    expect(listed).toBe(count)
    await page.getByRole('link', { name: 'Back to the statistics' }).click()
    await page.waitForURL(`**${PLAYER}?rules=${RULES}`)
  })

  test('of a player are told to who does not see the graphs', async ({ visit }) => {
    const { page } = await visit(PLAYER)
    const graph = page.getByRole('img', { name: /^The points of the last 50 deals added up/ })
    const said = /they end at ([+−]?[\d,]+),/.exec((await graph.getAttribute('aria-label')) ?? '')?.[1]
    await page.getByText('As a table').press('Enter')
    const table = page.getByRole('table', { name: /^Points over the last/ })
    expect(await table.getByRole('row').nth(1).getByRole('cell').last().textContent()).toBe(said)
    const places = page.getByRole('table', { name: 'Places' })
    const counts = await places.getByRole('row').locator('td:nth-of-type(2)').allTextContents()
    const deals = await page.locator('.key-figures a').first().textContent()
    expect(counts.reduce((sum, text) => sum + Number(text), 0)).toBe(Number(deals))
  })

  test('of a rule set are reached from its rules, and its numbers lead to its deals', async ({ visit }) => {
    const { page } = await visit(`/rules/${RULES}`)
    await page.getByRole('link', { name: 'Statistics' }).click()
    await page.waitForURL(`**${STATISTICS}`)
    const wallEnd = cell(page, 'How deals end', 'Wall ran out')
    const count = Number(await wallEnd.textContent())
    await wallEnd.click()
    await page.getByRole('heading', { level: 1, name: 'Sichuan Swap Three: Wall ran out' }).waitFor()
    expect(await rows(page).count()).toBe(Math.min(20, count))
    for (const text of await rows(page).locator('.deal-end').allTextContents()) expect(text).toContain('Wall ran out')
  })

  test('say how many deals were recorded elsewhere, and lead to nobody there', { tags: 'long' }, async ({ visit }) => {
    const { page, open } = await visit('/rules/open-blood-battle/statistics', { expected: NETWORK_ERRORS })
    await page.getByText('5 of them were recorded elsewhere and imported.').waitFor()
    expect(await open('/?player=player%201')).toBe(200)
    await rows(page).first().getByText('Player 1').waitFor()
    expect(await rows(page).first().getByRole('link').count()).toBe(1)
    for (const nobody of ['research%3A0', 'bot%3Anobody', '%3Cb%3E', '%00', '%E0%A4%A']) {
      const status = await open(`/players/${nobody}`)
      expect(status, nobody).toBeGreaterThanOrEqual(400)
      expect(status, nobody).toBeLessThan(500)
    }
    expect(await open(`${PLAYER}/deals?having=luck`)).toBe(404)
    expect(await open(`${PLAYER}/deals?after=luck`)).toBe(404)
    expect(await open('/rules/bridge/statistics')).toBe(404)
  })

  test('write numbers and percent as the reader does', async ({ visit }) => {
    const { page } = await visit(STATISTICS, { language: 'zh' })
    await page.getByRole('heading', { level: 1, name: '换三张血战：统计' }).waitFor()
    const row = page.getByRole('table', { name: '牌局如何结束' }).getByRole('row', { name: '牌墙' })
    expect(await row.getByRole('cell').last().textContent()).toMatch(/^\d+(\.\d)?%$/)
    expect(await page.locator('main').textContent()).not.toMatch(/deals|undefined|NaN/)
  })
})

describe('paipu rebuild', () => {
  test(
    'comes to the numbers that the running server says, and says where they differ',
    { tags: 'long' },
    async ({ product }) => {
      const same = await paipu('rebuild', '--store', product.store, '--server', product.url)
      expect(same.trim().split('\n').at(-1)).toMatch(/^same {8}http:\/\/localhost:\d+: 4 players, 6 rule sets$/)
      const folder = await mkdtemp(join(tmpdir(), 'paipu-e2e-'))
      try {
        const other = join(folder, 'other.db')
        await paipu('simulate', '--rules', RULES, '--deals', '1', '--seed', '6', '--store', other)
        const different = await paipu('rebuild', '--store', other, '--server', product.url).catch(
          (error: { readonly code: number; readonly stdout: string }) => error,
        )
        expect(different).toMatchObject({
          code: 1,
          stdout: expect.stringMatching(/\n {2}player bot:standard-0: deals: 1 here, \d+ there\n/),
        })
      } finally {
        await rm(folder, { recursive: true })
      }
    },
  )
})

describe('the lobby', () => {
  test('finds the deals of a player that are older than those it shows', async ({ visit }) => {
    const { page, open } = await visit('/')
    await expect.poll(() => rows(page).count()).toBe(20)
    const names = () => rows(page).locator('.deal-seats').allTextContents()
    expect((await names()).join()).not.toContain('Player 1')
    const box = page.getByRole('searchbox', { name: 'Player' })
    // What is typed before the page listens is lost: the address says that it was heard.
    const type = async () => {
      await box.fill('')
      await box.fill('PLAYER 1')
      return page.url()
    }
    await expect.poll(type, { interval: 1_000 }).toContain('player=')
    await expect.poll(() => rows(page).count()).toBe(5)
    for (const text of await names()) expect(text).toContain('Player 1')
    await box.fill('')
    await expect.poll(() => rows(page).count()).toBe(20)
    await box.fill('nobody at all')
    await page.getByText('No finished deal has a player called “nobody at all”.').waitFor()
    expect(await open('/?player=player+1')).toBe(200)
    expect(await rows(page).count()).toBe(5)
  })
})

const LOOKS = [
  ['player', PLAYER],
  ['rule-set', STATISTICS],
  ['deals-behind', `${PLAYER}/deals?having=place-1`],
] as const

describe('the pages', () => {
  for (const [name, path] of LOOKS)
    for (const language of ['en', 'zh'] as const) {
      const title = `${name}: fits every screen and is accessible, in light and dark (${language})`
      test(title, { tags: 'long' }, async ({ visit }) => {
        const { page } = await visit(path, { language })
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(await faultsOnEveryScreen(page, `statistics-${name}`, language)).toEqual([])
      })
    }
})
