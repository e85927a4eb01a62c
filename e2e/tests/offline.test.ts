import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { RESEARCH_DEALS } from '../support/fixtures.ts'
import { boardOf, momentOf, place, step } from '../support/stage.ts'
import { readStore, tableOf } from '../support/store.ts'
import { expect, testWith } from '../support/test.ts'
import { until } from '../support/until.ts'
import { NETWORK_ERRORS } from '../support/visit.ts'

const RULES = 'wanzhou'
const test = testWith({ tables: RULES, delaySeconds: 1, paceMs: 1_000 }, 'allow')

const [FIRST, SECOND] = RESEARCH_DEALS.map(({ id }) => id) as [string, string]
const expected = [...NETWORK_ERRORS, /Failed to fetch|ERR_INTERNET_DISCONNECTED|Failed to fetch RSC/]

/** The addresses of everything that the service worker keeps. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
}

function untilKept(page: Page, deal: string): Promise<boolean> {
  return until(`deal ${deal} to be kept`, async () => (await keptPaths(page)).includes(`/deals/${deal}`) || null)
}

describe('without a network', () => {
  test('a deal that was opened opens at another moment, in another view, and can be gone through', async ({
    visit,
  }) => {
    const { page, context, open } = await visit(`/deals/${FIRST}?ply=20&view=all-hands`, { expected })
    await place(page)
    await untilKept(page, FIRST)
    await step(page, 'One moment forward')
    await expect.poll(() => momentOf(page)).toContain('Moment 21 of')
    const asked = `/deals/${FIRST}?ply=60&view=seats-1`
    await open(asked)
    await place(page)
    const [board, words] = [await boardOf(page), await momentOf(page)]

    await context.setOffline(true)
    expect(await open(asked)).toBe(200)
    await until('the moment', async () => (await momentOf(page)) === words || null)
    expect(await boardOf(page)).toBe(board)
    expect(new URL(page.url()).search).toContain('ply=60&view=seats-1')
    await step(page, 'One moment forward')
    await expect.poll(() => momentOf(page)).toContain('Moment 61 of')
    await page.getByRole('tab', { name: 'Analysis' }).click()
    await page
      .getByRole('tabpanel')
      .getByText(/useful|ready|wait/i)
      .first()
      .waitFor()
    await page.getByRole('tab', { name: 'Deal' }).click()
    await page.getByRole('button', { name: 'Check this deal now' }).click()
    await page.getByText('Everything is as it must be').waitFor()
  })

  test('names stay hidden where the link hides them', async ({ visit }) => {
    const { page, context, open } = await visit(`/deals/${SECOND}?names=hidden`, { expected })
    await place(page)
    await untilKept(page, SECOND)
    await context.setOffline(true)
    await open(`/deals/${SECOND}?ply=50&names=hidden`)
    expect((await place(page)).ply).toBe(50)
    expect(await page.content()).not.toMatch(/Player \d/)
  })

  test('what is not kept is not there, and the reader is led to what is', async ({ visit, product }) => {
    const { page, context, open } = await visit(`/deals/${FIRST}`, { expected })
    await place(page)
    await untilKept(page, FIRST)
    await context.setOffline(true)
    const table = tableOf(await readStore(product.store), RULES)
    for (const path of ['/', `/tables/${table}`, `/deals/${RESEARCH_DEALS[3]!.id}`]) {
      await open(path)
      await page.getByRole('heading', { name: 'No network' }).waitFor()
    }
    await page
      .getByRole('link', { name: /, deal \d/ })
      .first()
      .click()
    await place(page)
  })
})

describe('with a network', () => {
  test(
    'a kept deal’s page comes from the server, and live tables and lists are never kept',
    { tags: 'long' },
    async ({ visit, product }) => {
      const { page, open } = await visit(`/deals/${FIRST}?ply=5`, { expected })
      await place(page)
      await untilKept(page, FIRST)
      const served = await page.evaluate(async () => (await fetch(location.href)).headers.get('date'))
      expect(served).not.toBeNull()
      await page.evaluate(async (path) => {
        const deals = await caches.open('paipu-deals')
        await deals.put(path, new Response('stale', { headers: { 'content-type': 'text/html' } }))
      }, `/deals/${FIRST}`)
      await open(`/deals/${FIRST}?ply=6`)
      expect((await place(page)).ply).toBe(6)
      await open(`/tables/${tableOf(await readStore(product.store), RULES)}`)
      await place(page)
      await open('/')
      await page.getByRole('heading', { name: 'Finished deals' }).waitFor()
      const kept = await keptPaths(page)
      expect(kept.filter((path) => !/^\/_next\/static\/|^\/deals\/[\da-f-]{36}(\/events\.jsonl)?$/.test(path))).toEqual(
        [],
      )
    },
  )

  test('a page is kept only with all scripts of its own build, and old builds go', async ({ visit }) => {
    const { page, open } = await visit(`/deals/${FIRST}`, { expected })
    await place(page)
    await untilKept(page, FIRST)
    await page.evaluate(async () => {
      const old = await caches.open('paipu-build-of-long-ago')
      await old.put('/_next/static/chunks/old.js', new Response('old'))
    })
    await open(`/deals/${SECOND}`)
    await place(page)
    await untilKept(page, SECOND)
    await until('the old build to be gone', async () =>
      (await keptPaths(page)).includes('/_next/static/chunks/old.js') ? null : true,
    )
    const { builds, assets, missing } = await page.evaluate(async () => {
      const deals = await caches.open('paipu-deals')
      const pages = (await deals.keys()).filter(({ url }) => /\/deals\/[\da-f-]{36}$/.test(url))
      const builds = await Promise.all(
        pages.map(async (page) => (await deals.match(page))?.headers.get('x-paipu-build')),
      )
      const { assets } = (await (await fetch('/offline.json')).json()) as { assets: string[] }
      const cache = await caches.open(`paipu-build-${builds[0]}`)
      const found = await Promise.all(assets.map((asset) => cache.match(asset)))
      return { builds, assets: assets.length, missing: found.filter((each) => each === undefined).length }
    })
    expect(new Set(builds).size).toBe(1)
    expect(assets).toBeGreaterThan(10)
    expect(missing).toBe(0)
  })
})

test('a phone can install it: icons of every kind that systems ask for', async ({ product }) => {
  const manifest = (await (await fetch(`${product.url}/manifest.webmanifest`)).json()) as {
    readonly display: string
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[]
  }
  expect(manifest.display).toBe('standalone')
  for (const purpose of [undefined, 'maskable']) {
    const sizes = manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes)
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  }
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const png = Buffer.from(await (await fetch(product.url + src)).arrayBuffer())
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
})
