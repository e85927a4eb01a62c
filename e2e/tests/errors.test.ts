import { describe } from 'vitest'
import { accessFaults } from '../support/access.ts'
import { RESEARCH_DEALS } from '../support/fixtures.ts'
import { counted } from '../support/leaks.ts'
import { tilesOn } from '../support/open-page.ts'
import type { Product } from '../support/product.ts'
import { tileCodes } from '../support/spectator.ts'
import { answerTo, place } from '../support/stage.ts'
import { dealsOf, readStore, tableOf } from '../support/store.ts'
import { expect, testWith, type Visiting } from '../support/test.ts'
import { until } from '../support/until.ts'
import { NETWORK_ERRORS } from '../support/visit.ts'

const RULES = 'wanzhou'
// The table plays so slowly that its deal is running whenever a test asks for it.
const test = testWith({ tables: RULES, delaySeconds: 1, paceMs: 60_000 })

const NOBODY = '01900000-0000-7000-8000-000000000000'
const expected = NETWORK_ERRORS

const WRONG = [
  [`/deals/${NOBODY}`, 'There is no such deal'],
  ['/deals/xyz', 'This is no deal’s address'],
  [`/deals/${'a'.repeat(500)}`, 'This is no deal’s address'],
  [`/tables/${NOBODY}`, 'There is no such table'],
  ['/tables/xyz', 'This is no table’s address'],
  ['/nothing', 'There is no such page'],
] as const

describe('an address at which nothing is', () => {
  for (const [path, title] of WRONG) {
    test(`${path.slice(0, 60)}: the page says so and leads to the lobby`, async ({ visit }) => {
      const { page, status } = await visit(path, { expected })
      expect(status).toBe(404)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      expect(await page.getByRole('link', { name: 'To the lobby' }).getAttribute('href')).toBe('/')
    })
  }

  test('has the faces once, in its markup, and no page has them twice', async ({ visit, product }) => {
    for (const path of ['/nothing', '/rules', `/deals/${RESEARCH_DEALS[0]!.id}`])
      expect((await (await fetch(product.url + path)).text()).split(/id=\\*"tile-back/).length - 1, path).toBe(1)
    const { page } = await visit('/nothing', { expected })
    await page.getByRole('link', { name: 'To the lobby' }).click()
    await page.getByRole('heading', { name: 'Live tables' }).waitFor()
    expect(await page.locator('#tile-back').count()).toBe(1)
  })

  test('the lists of deals and of tables are in the lobby', async ({ visit }) => {
    const { page, open } = await visit('/deals')
    await page.waitForURL('**/#finished-deals')
    await page.getByRole('heading', { name: 'Finished deals' }).waitFor()
    expect(await open('/tables')).toBe(200)
    await page.waitForURL('**/#live-tables')
  })

  test('the way from there to the lobby works, also without seeing it', async ({ visit }) => {
    const { page } = await visit(WRONG[0][0], { expected })
    expect(await accessFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'To the lobby' }).click()
    await page.getByRole('heading', { name: 'Live tables' }).waitFor()
  })

  test('an address that is no address, or holds markup, does no harm', async ({ visit }) => {
    const { page, open } = await visit('/nothing', { expected })
    for (const id of ['%E0%A4%A', '%00', '..%2F..%2Fetc%2Fpasswd', '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E']) {
      const status = await open(`/deals/${id}`)
      expect(status, id).toBeGreaterThanOrEqual(400)
      expect(status, id).toBeLessThan(500)
      expect(await page.locator('img').count()).toBe(0)
    }
    await page.getByText('“<img src=x onerror=alert(1)>” is not an id').waitFor()
  })

  test('a rule set that there is none of is called what it was asked for as', async ({ visit }) => {
    const { page, status } = await visit('/rules/四川', { expected })
    expect(status).toBe(404)
    await page.getByText('No rule set is called “四川”.').waitFor()
  })

  test('a page runs no script but its own, nobody may frame it, and a phone can keep it', async ({
    visit,
    product,
  }) => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await fetch(product.url)).headers.get('content-security-policy') ?? ''),
    )
    const nonces = policies.map((policy) => /script-src 'self' 'nonce-([\w+/=]{20,})'/.exec(policy)?.[1])
    expect(nonces).not.toContain(undefined)
    expect(new Set(nonces).size).toBe(2)
    expect(policies[0]).toContain("frame-ancestors 'none'")

    const manifest = (await (await fetch(`${product.url}/manifest.webmanifest`)).json()) as { readonly name: string }
    expect(manifest.name).toBe('Paipu 牌谱')

    const { page } = await visit('/rules', { expected: [/violates the following Content Security Policy/] })
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }))
    })
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  })

  test('in Chinese, it says so in Chinese', async ({ visit }) => {
    const { page, status } = await visit(`/tables/${NOBODY}`, { expected, language: 'zh' })
    expect(status).toBe(404)
    await page.getByRole('heading', { level: 1, name: '没有这张牌桌' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans')
  })

  test('the download of no deal is no file', async ({ product }) => {
    const answer = await fetch(`${product.url}/deals/${NOBODY}/events.jsonl`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('DEAL_NOT_FOUND')
  })
})

describe('a deal that is still played', () => {
  /** The deal that the table plays, once its beginning can be seen. */
  async function running({ product, visit }: { product: Product; visit: Visiting }) {
    const table = tableOf(await readStore(product.store), RULES)
    const { page, open } = await visit('/nothing', { expected })
    const deal = dealsOf(await readStore(product.store), table).at(-1)!
    await until('the deal to be visible', async () => (await open(`/deals/${deal}`)) === 409)
    return { page, open, table, deal }
  }

  test('leads to its table', async ({ visit, product }) => {
    const { page, table } = await running({ product, visit })
    await page.getByRole('heading', { name: 'This deal is still being played' }).waitFor()
    await page.getByRole('link', { name: 'Watch the table' }).click()
    await page.waitForURL(`**/tables/${table}`)
    await page.getByText('You are 0:01 behind the table').waitFor()
  })

  test('shows no tile to who asks for its replay, its log or its data', async ({ visit, product }) => {
    const { page, open, deal } = await running({ product, visit })
    const sprite = counted(tileCodes(await (await fetch(`${product.url}/nothing`)).text()))
    for (const path of [`/deals/${deal}?view=reviewer`, `/deals/${deal}/events.jsonl`]) {
      expect(await open(path), path).toBe(409)
      const tiles = tileCodes(await page.content())
      expect(tiles.length === 0 ? sprite : counted(tiles), path).toEqual(sprite)
      expect((await tilesOn(page)).named).toEqual([])
    }
    await open('/nothing')
    const answer = await answerTo(page, `{ deal(id: "${deal}") { id events } }`)
    expect(answer).toContain('"DEAL_RUNNING"')
    expect(tileCodes(answer)).toEqual([])
  })
})

test('a page that is opened while the server is away opens by itself when it is back', async ({ visit, product }) => {
  const { page, open } = await visit('/rules', { expected })
  await product.stopServer()
  expect(await open(`/deals/${RESEARCH_DEALS[0]!.id}?ply=9`)).toBe(503)
  await page.getByRole('heading', { name: 'The server does not answer' }).waitFor()
  await product.startServer()
  expect((await place(page)).ply).toBe(9)
})

test(
  'the page of exports tells that the server is away, and asks again by itself',
  { tags: 'long' },
  async ({ visit, product }) => {
    const { page, open } = await visit('/', { expected })
    await product.stopServer()
    await open(`/exports?format=text&deals=${RESEARCH_DEALS[0]!.id}`)
    await page.getByRole('alert').getByText('This page tries again by itself every few seconds.').waitFor()
    await product.startServer()
    await page.getByRole('button', { name: 'Download' }).waitFor()
  },
)
