import { describe } from 'vitest'
import { idOfStream, type DealStartedV1, type EventRecord } from '@paipu/contracts'
import { newestRuleSet } from '@paipu/engine'
import { resealed, simulated, withLeaf } from '../../libs/records/test/support/deals.ts'
import type { Product } from '../support/product.ts'
import { expect, testWith } from '../support/test.ts'
import { until } from '../support/until.ts'
import { NETWORK_ERRORS } from '../support/visit.ts'

const test = testWith({ tables: 'none' })

/** Names that a page must show as the text that they are. */
const NAMES = [
  '<img src=x onerror="document.title=666">',
  '"><script>document.title=666</script>',
  'דוד 🀄 <b>',
  "';${7*7}{{7*7}}%0a%3Cscript%3E</title>",
] as const
const SOURCE = '</script><script>document.title=666</script>'

/** A deal whose players have those names, as its owner would import it. */
function hostileDeal(): EventRecord[] {
  const deal = simulated(newestRuleSet('wanzhou')!, 'hostile names')
  const named = NAMES.reduce(
    (records, name, seat) => withLeaf(records, ['0', 'data', 'seats', String(seat), 'name'], () => name),
    withLeaf(deal, ['0', 'data', 'source'], () => SOURCE),
  )
  return resealed(named)
}

async function importDeal(product: Product, records: readonly EventRecord[]): Promise<void> {
  const { url, token } = await product.doorway()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(`${url}/internal/records`, { method: 'POST', headers, body: JSON.stringify(records) })
  expect(await answer.json()).toMatchObject({ result: expect.stringMatching(/stored|already-there/) as unknown })
}

describe('names and addresses that hold markup', { tags: 'long' }, () => {
  test('are text on every page, and run nothing', async ({ product, visit }) => {
    const deal = hostileDeal()
    const id = idOfStream(deal[0]!.stream)
    const { player } = (deal[0]!.data as DealStartedV1).seats[0]
    await importDeal(product, deal)
    const { page, open } = await visit('/', { expected: NETWORK_ERRORS })
    // Lists follow the store a moment later.
    await until('the deal is open', async () => (await fetch(new URL(`/deals/${id}`, product.url))).status === 200)
    const hostile = encodeURIComponent(NAMES[1])
    for (const path of [
      '/',
      `/?rules=${hostile}&player=${hostile}`,
      `/deals/${id}`,
      `/deals/${id}?view=all-hands&ply=20`,
      `/deals/${id}?view=${hostile}&ply=${hostile}&if=${hostile}#${hostile}`,
      `/deals/${id}?__proto__=1&constructor[prototype][x]=1&view[]=1`,
      `/embed/deals/${id}`,
      `/players/${encodeURIComponent(player)}`,
      `/players/${hostile}`,
      `/rules/${hostile}`,
    ]) {
      const status = await open(path)
      expect(status, path).toBeLessThan(500)
      expect(await page.title(), path).not.toBe('666')
      expect(await page.locator('img[src="x"]').count(), path).toBe(0)
      expect(
        await page
          .locator('script:not([nonce]):not([src])')
          .evaluateAll((all) => all.filter(({ nonce }) => nonce === '').length),
        path,
      ).toBe(0)
      if (path === `/deals/${id}`)
        for (const name of NAMES) await page.getByTitle(name, { exact: true }).first().waitFor()
    }
  })
})
