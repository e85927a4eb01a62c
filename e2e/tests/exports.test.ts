import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe } from 'vitest'
import { accessFaults } from '../support/access.ts'
import { goldenDeal } from '../support/fixtures.ts'
import { layoutFaults, SCREENS } from '../support/layout.ts'
import { place } from '../support/stage.ts'
import { expect, testWith } from '../support/test.ts'
import { NETWORK_ERRORS } from '../support/visit.ts'

const test = testWith({ tables: 'none' })
const DEAL = goldenDeal('wanzhou-1')

interface Manifest {
  readonly deals: number
  readonly files: readonly { readonly file: string; readonly sha256: string; readonly rows: number }[]
}

describe('the page of exports', () => {
  test('is reached from a deal, shows what comes, and loads what its manifest says', async ({ product, visit }) => {
    const { page } = await visit(`/deals/${DEAL.id}`)
    await place(page)
    await page.getByRole('tab', { name: 'Deal' }).click()
    await page.getByRole('link', { name: 'Export' }).click()
    await page.getByText(`Only the deal ${DEAL.id}`).waitFor()
    for (const table of ['Seats', 'Decisions', 'Payments', 'Wins'])
      await page.getByLabel(table, { exact: true }).uncheck()
    const preview = page.waitForResponse(/preview\.json\?.*compression=gzip/)
    await page.getByLabel('Compression').selectOption('gzip')
    await preview
    await page.getByRole('cell', { name: DEAL.id }).waitFor()
    expect(await page.locator('main li code').allTextContents()).toEqual(['deals.csv.gz'])
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).press('Enter')
    const download = await coming
    expect(download.suggestedFilename()).toBe('deals.csv.gz')
    const bytes = readFileSync(await download.path())
    await page.getByText('Every file is whole and fits its SHA-256').waitFor()
    const again = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save manifest.json' }).click()
    const manifest = JSON.parse(readFileSync(await (await again).path(), 'utf8')) as Manifest
    expect(manifest.deals).toBe(1)
    expect(manifest.files[0]).toMatchObject({
      file: 'deals.csv.gz',
      rows: 1,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    const address = await page.getByRole('link', { name: 'deals.csv.gz', includeHidden: true }).getAttribute('href')
    const direct = Buffer.from(await (await fetch(`${product.url}${address}`)).arrayBuffer())
    expect(direct.equals(bytes)).toBe(true)
  })

  test('asks again for what broke off, and says what the server refuses', async ({ visit }) => {
    const { page } = await visit('/exports?format=compact&rules=wanzhou', { expected: NETWORK_ERRORS })
    let broken = 0
    await page.route('**/exports/compact.json?*', (route) => (broken++ === 0 ? route.abort() : route.continue()))
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    await coming
    await page.getByText('Every file is whole and fits its SHA-256').waitFor()
    expect(broken).toBe(2)
    await page.goto('/exports?player=x&from=2026-02-30')
    await page.getByRole('alert').getByText('from: "2026-02-30" is no day').waitFor()
  })

  test('takes for wrong what is not in the manifest', async ({ visit }) => {
    const { page } = await visit(`/exports?format=text&deals=${DEAL.id}`)
    await page.route('**/exports/text.txt?*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('paipu 1', 'paipu 2') })
    })
    await page.getByRole('button', { name: 'Download' }).click()
    await page.getByText('Not what the manifest says: text.txt').waitFor()
    expect(await page.getByRole('button', { name: 'Save text.txt' }).count()).toBe(0)
  })

  test('says which deals the manifest leaves out', { tags: 'long' }, async ({ visit }) => {
    const leftOut = Array.from({ length: 7 }, (_, at) => `019aa2b0-7c4e-7000-8000-00000000000${at}`)
    for (const [language, download, said, more] of [
      ['en', 'Download', '7 deals that fit are missing', 'and 2 more'],
      ['zh', '下载', '有 7 局符合条件但无法读取', '另有 2 局'],
    ] as const) {
      const { page } = await visit(`/exports?format=text&deals=${DEAL.id}`, { language, width: 360, height: 640 })
      await page.route('**/exports/manifest.json?*', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...((await response.json()) as Manifest), leftOut } })
      })
      await page.getByRole('button', { name: download }).click()
      const alert = page.getByRole('alert').filter({ hasText: said })
      await alert.getByText(more).waitFor()
      expect(await alert.getByRole('listitem').count()).toBe(6)
      expect(await layoutFaults(page)).toEqual([])
      if (language === 'en') expect(await accessFaults(page)).toEqual([])
    }
  })

  test.for(SCREENS)(
    'fits a screen of $width × $height, in both languages',
    { tags: 'long' },
    async (screen, { visit }) => {
      for (const [language, download] of [
        ['en', 'Download'],
        ['zh', '下载'],
      ] as const) {
        const { page } = await visit('/exports?format=csv', {
          ...screen,
          language,
          colours: screen.width < 400 ? 'light' : 'dark',
        })
        await page.getByRole('button', { name: download }).waitFor()
        expect(await layoutFaults(page)).toEqual([])
        const fields = page.locator('form :is(select, input[type=date])')
        const ends = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().right))
        if (screen.width < 400) expect(ends.filter((end) => end !== ends[0])).toEqual([])
        if (screen.width === 360) expect(await accessFaults(page)).toEqual([])
      }
    },
  )
})
