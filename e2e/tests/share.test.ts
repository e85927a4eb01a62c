import type { FrameLocator, Page } from 'playwright-core'
import { describe, onTestFinished } from 'vitest'
import { accessFaults } from '../support/access.ts'
import { RESEARCH_DEALS } from '../support/fixtures.ts'
import { counted } from '../support/leaks.ts'
import { layoutFaults, SCREENS } from '../support/layout.ts'
import { startOtherSite } from '../support/other-site.ts'
import { tilesOn } from '../support/open-page.ts'
import { spectatorMoments, tileCodes } from '../support/spectator.ts'
import { boardOf, place } from '../support/stage.ts'
import { dealsOf, readStore, tableOf, type Stored } from '../support/store.ts'
import { expect, testWith } from '../support/test.ts'
import { until } from '../support/until.ts'
import { NETWORK_ERRORS } from '../support/visit.ts'

const RULES = 'wanzhou'
// The table plays so slowly that its deal is running whenever a test asks for it.
const test = testWith({ tables: RULES, delaySeconds: 1, paceMs: 5_000 })
const DEAL = RESEARCH_DEALS[1]!
const PLY = 100
const PLAYER = 'bot:standard-0'
const expected = NETWORK_ERRORS

/** Width and height of a PNG. */
function sizeOf(png: Buffer): readonly [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer())
}

/** How many events a store holds. */
function countOf(stored: Stored): number {
  return [...stored.values()].reduce((sum, { length }) => sum + length, 0)
}

describe('a picture of the table', () => {
  const path = `/deals/${DEAL.id}/picture.png`

  test('is a PNG of the moment, which whoever has it need not load again', async ({ product }) => {
    const answer = await fetch(`${product.url}${path}?ply=${PLY}&view=all-hands&size=500`)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const picture = await bytesOf(answer)
    expect(sizeOf(picture)).toEqual([500, 550])
    const headers = { 'if-none-match': answer.headers.get('etag')! }
    const again = await fetch(answer.url, { headers })
    expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0])
    const other = await fetch(answer.url.replace(String(PLY), '99'), { headers })
    expect((await bytesOf(other)).equals(picture)).toBe(false)
  })

  test('that can’t be made is refused, and it is said why', async ({ product }) => {
    for (const [search, field] of [
      ['ply=9999', 'ply'],
      ['view=mine', 'view'],
      ['size=99999', 'size'],
    ]) {
      const answer = await fetch(`${product.url}${path}?${search}`)
      const { errors } = (await answer.json()) as { errors: { message: string; extensions: { field: string } }[] }
      expect([answer.status, errors[0]!.extensions.field]).toEqual([400, field])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    const nobody = '01900000-0000-7000-8000-000000000000'
    expect((await fetch(`${product.url}/deals/${nobody}/picture.png`)).status).toBe(404)
    expect((await fetch(`${product.url}/deals/xyz/picture.png`)).status).toBe(404)
  })

  test('is offered on the deal’s page, for the moment and view on screen', async ({ visit }) => {
    const { page } = await visit(`/deals/${DEAL.id}?ply=${PLY}&view=seats-2&names=hidden`)
    await place(page)
    await page.getByRole('tab', { name: 'Deal' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Picture (PNG)' }).click(),
    ])
    const { searchParams, pathname } = new URL(download.url())
    expect(pathname).toBe(path)
    expect(Object.fromEntries(searchParams)).toMatchObject({ ply: String(PLY), view: 'seats-2', names: 'hidden' })
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    expect(sizeOf(Buffer.concat(chunks))).toEqual([1000, 1100])
  })
})

describe('a link’s preview', () => {
  /** What a robot reads of a page. */
  async function tagsOf(url: string): Promise<Readonly<Record<string, string>>> {
    const html = await (await fetch(url)).text()
    const head = html.slice(0, html.indexOf('</head>'))
    return Object.fromEntries(
      [...head.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(
        ([, name, content]) => [name!, content!.replaceAll('&amp;', '&')],
      ),
    )
  }

  test('of a deal shows the moment in the link’s own view', async ({ product }) => {
    const tags = await tagsOf(`${product.url}/deals/${DEAL.id}?ply=${PLY}`)
    expect(tags).toMatchObject({
      'og:title': 'Open Blood Battle, deal 1',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
    expect(tags['og:description']).toMatch(/^Moment 100 of \d+: Player \d draws a hidden tile\.$/)
    expect(tags['og:image:alt']).toContain(tags['og:description'])
    const open = await tagsOf(`${product.url}/deals/${DEAL.id}?ply=${PLY}&view=all-hands`)
    expect(open['og:description']).not.toContain('hidden')
    const pictures = await Promise.all([tags, open].map(async (each) => bytesOf(await fetch(each['og:image']!))))
    for (const picture of pictures) expect(sizeOf(picture)).toEqual([1200, 630])
    expect(pictures[0]!.equals(pictures[1]!)).toBe(false)
  })

  test('of a table says what was agreed, and shows nothing of its play', async ({ product }) => {
    const stored = await readStore(product.store)
    const url = `${product.url}/tables/${tableOf(stored, RULES)}`
    const first = await tagsOf(url)
    expect(first['og:description']).toBe('Wanzhou: a live table, 0:01 behind')
    expect(first['og:image']).toBe(`${product.url}/preview.png?lang=en`)
    expect(sizeOf(await bytesOf(await fetch(first['og:image']!)))).toEqual([1200, 630])
    const later = await until('the table to have played on', async () => {
      const now = await readStore(product.store)
      return countOf(now) > countOf(stored) ? tagsOf(url) : null
    })
    expect(later).toEqual(first)
  })

  test('is there for every other page', async ({ product }) => {
    const paths = ['/', '/rules', '/rules/wanzhou', '/rules/wanzhou/statistics', '/exports', '/status']
    for (const path of [...paths, `/players/${encodeURIComponent(PLAYER)}`]) {
      const tags = await tagsOf(`${product.url}${path}`)
      for (const name of ['og:title', 'og:description', 'og:image', 'og:image:alt', 'twitter:image'])
        expect(tags[name], `${path} ${name}`).toBeTruthy()
    }
  })

  test('does not lead elsewhere, whatever a request says of this site', async ({ product }) => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' }
    const html = await (await fetch(`${product.url}/deals/${DEAL.id}?ply=${PLY}`, { headers })).text()
    expect(html).not.toContain('evil.example')
  })
})

describe('a deal in another site’s frame', () => {
  const src = `/embed/deals/${DEAL.id}?ply=${PLY}&view=seats-1&lang=en&theme=light`

  /** Waits until a moment is on screen and the frame works: it has spoken the moment. */
  function spoken(frame: FrameLocator | Page, ply: number): Promise<void> {
    return frame
      .locator('[aria-live]')
      .filter({ hasText: `Moment ${ply} of` })
      .waitFor({ state: 'attached' })
  }

  /** A page of another site that holds the frame. */
  async function framed(product: { readonly url: string }, path: string, sandbox: string) {
    const site = await startOtherSite(
      `<iframe title="A deal" width="480" height="656" ${sandbox} src="${product.url}${path}"></iframe>`,
    )
    onTestFinished(() => site.stop())
    return site.url
  }

  test('works without cookies, storage and origin, and leads through the deal', async ({ visit, product }) => {
    const { page } = await visit(await framed(product, src, 'sandbox="allow-scripts"'))
    const frame = page.frameLocator('iframe')
    await spoken(frame, PLY)
    await frame.getByRole('button', { name: 'One moment forward' }).click()
    await spoken(frame, PLY + 1)
    await page.keyboard.press('ArrowLeft')
    await spoken(frame, PLY)
    expect(await frame.locator('.site-header').count()).toBe(0)
    expect(await frame.locator('html').getAttribute('data-theme')).toBe('light')
    const link = frame.getByRole('link', { name: /The whole replay/ })
    expect(await link.getAttribute('href')).toContain(`/deals/${DEAL.id}?ply=${PLY}&view=seats-1`)
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await page.frames()[1]!.evaluate(() => origin)).toBe('null')
  })

  test('shows the board that the replay shows, and is sent no more than its view', async ({ visit, product }) => {
    const search = `?ply=${PLY}&view=spectator`
    const { page, open } = await visit(`/deals/${DEAL.id}${search}`)
    await place(page)
    const board = await boardOf(page)
    await open(`/embed/deals/${DEAL.id}${search}`)
    await spoken(page, PLY)
    expect(await boardOf(page)).toBe(board)
    const sprite = counted(tileCodes(await (await fetch(`${product.url}/nothing`)).text()))
    const allowed = counted(tileCodes(JSON.stringify(spectatorMoments(DEAL.records))))
    const sent = counted(tileCodes(await (await fetch(`${product.url}/embed/deals/${DEAL.id}${search}`)).text()))
    const tooMany = [...sent].filter(([tile, times]) => times > (allowed.get(tile) ?? 0) + (sprite.get(tile) ?? 0))
    expect(tooMany).toEqual([])
    expect([...sent].some(([tile, times]) => times > (sprite.get(tile) ?? 0))).toBe(true)
  })

  test('shows waits where the link does, worked out in the frame', async ({ visit, product }) => {
    const waits = `${src.replace(`ply=${PLY}`, 'ply=120')}&show=waits`
    const { page } = await visit(
      await framed(product, waits.replace('seats-1', 'all-hands'), 'sandbox="allow-scripts"'),
    )
    const frame = page.frameLocator('iframe')
    await spoken(frame, 120)
    await frame
      .getByRole('region', { name: 'Table', exact: true })
      .getByText(/Waits: /)
      .first()
      .waitFor({ state: 'attached' })
  })

  test('is the only page that another site may frame', async ({ visit, product }) => {
    const { page } = await visit(await framed(product, `/deals/${DEAL.id}`, ''), {
      expected: [...expected, /frame-ancestors|X-Frame-Options/],
    })
    await until('the frame to be refused', async () => page.frames()[1]?.url().startsWith('chrome-error:') ?? null)
  })

  test('comes with the code that the deal’s page gives', async ({ visit, product }) => {
    const { page } = await visit(`/deals/${DEAL.id}?ply=${PLY}&view=all-hands&names=hidden`)
    await place(page)
    await page.getByRole('tab', { name: 'Deal' }).click()
    await page.getByRole('button', { name: 'Embed' }).click()
    expect(await accessFaults(page)).toEqual([])
    const code = await page.getByRole('dialog').getByRole('textbox').inputValue()
    await page.keyboard.press('Escape')
    const site = await startOtherSite(code)
    onTestFinished(() => site.stop())
    await page.goto(site.url)
    const frame = page.frameLocator('iframe')
    await spoken(frame, PLY)
    expect(await frame.locator('body').innerText()).not.toMatch(/Player \d/)
    expect(new URL(page.frames()[1]!.url()).origin).toBe(product.url)
  })

  test('fits frames of any size and can be used without seeing it', { tags: 'long' }, async ({ visit }) => {
    const { page } = await visit(src)
    for (const size of [...SCREENS, { width: 480, height: 656 }]) {
      await page.setViewportSize(size)
      expect(await layoutFaults(page), `${size.width}`).toEqual([])
    }
    expect(await accessFaults(page)).toEqual([])
  })
})

describe('a running deal', () => {
  test('has no picture and no frame, and refusing says nothing of it', async ({ visit, product }) => {
    const { page, open } = await visit('/nothing', { expected })
    const stored = await readStore(product.store)
    const deal = dealsOf(stored, tableOf(stored, RULES)).at(-1)!
    await until('the deal to be visible', async () => (await open(`/embed/deals/${deal}?view=reviewer`)) === 409)
    expect((await tilesOn(page)).named).toEqual([])
    const refusals = await Promise.all(
      ['view=reviewer', 'ply=9999', 'view=all-hands&form=card'].map(async (search) => {
        const answer = await fetch(`${product.url}/deals/${deal}/picture.png?${search}`)
        return [answer.status, answer.headers.get('cache-control'), answer.headers.get('etag'), await answer.text()]
      }),
    )
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0])
    expect(refusals[0]!.slice(0, 3)).toEqual([409, 'no-store', null])
    expect(tileCodes(String(refusals[0]![3]))).toEqual([])
    const html = await (await fetch(`${product.url}/deals/${deal}?ply=3&view=reviewer`)).text()
    expect(html).not.toMatch(/og:image|picture\.png/)
  })
})
