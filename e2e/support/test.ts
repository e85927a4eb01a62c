import type { Browser } from 'playwright-core'
import { expect, test as base } from 'vitest'
import { startBrowser } from './browser.ts'
import { startProduct, type Product, type ProductSettings } from './product.ts'
import { startVisit, type Visit, type VisitOptions } from './visit.ts'

export { expect } from 'vitest'

/**
 * The `test` of a file whose tests share one running product and one browser. Each `visit` is a window of its own; it is
 * closed behind the test, which fails when a console showed an error.
 */
export function testWith(settings: ProductSettings) {
  // oxlint-disable no-empty-pattern -- Vitest reads from the pattern which fixtures another one uses
  return base
    .extend('product', { scope: 'file' }, async ({}, { onCleanup }): Promise<Product> => {
      const product = await startProduct(settings)
      onCleanup(() => product.stop())
      return product
    })
    .extend('browser', { scope: 'file' }, async ({}, { onCleanup }): Promise<Browser> => {
      const browser = await startBrowser()
      onCleanup(() => browser.close())
      return browser
    })
    .extend('visit', async ({ product, browser }, { onCleanup }) => {
      const visits: Visit[] = []
      onCleanup(async () => {
        await Promise.all(visits.map(({ context }) => context.close()))
        expect(visits.flatMap((visit) => visit.faults())).toEqual([])
      })
      return async (path: string, options: VisitOptions = {}): Promise<Visit & { readonly status: number }> => {
        const visit = await startVisit(browser, product.url, options)
        visits.push(visit)
        return { ...visit, status: await visit.open(path) }
      }
    })
}
