import type { Browser } from 'playwright-core'
import { expect, test as base } from 'vitest'
import { startBrowser } from './browser.ts'
import { startProduct, type Product, type ProductSettings } from './product.ts'
import { endVisit, openWindow, startVisit, type Keeping, type Visit, type VisitOptions, type Window } from './visit.ts'

export { expect } from 'vitest'

/** Opens an address in a window of its own; `status` is what HTTP said of it. */
export type Visiting = (path: string, options?: VisitOptions) => Promise<Visit & { readonly status: number }>

/**
 * The `test` of a file whose tests share one running product and one browser. Each `visit` has a window to itself until the
 * test is over, and begins with nothing kept from before. A test fails when a console showed an error.
 */
export function testWith(settings: ProductSettings, keeping: Keeping = 'block') {
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
    .extend('windows', { scope: 'file' }, ({ product, browser }) => makeWindows(browser, product.url, keeping))
    .extend('visit', async ({ windows }, { onCleanup }): Promise<Visiting> => {
      const visits: (readonly [Window, Visit])[] = []
      onCleanup(async () => {
        await Promise.all(visits.map(([window]) => windows.giveBack(window)))
        expect(visits.flatMap(([, visit]) => visit.faults())).toEqual([])
      })
      return async (path: string, options: VisitOptions = {}) => {
        const window = await windows.take(options.language ?? 'en')
        const visit = await startVisit(window, options)
        visits.push([window, visit])
        return { ...visit, status: await visit.open(path) }
      }
    })
}

type Language = 'en' | 'zh'

/** Windows that no visit is in are kept for the next one. */
function makeWindows(browser: Browser, url: string, keeping: Keeping) {
  const languages = new Map<Window, Language>()
  const free: Window[] = []
  return {
    async take(language: Language): Promise<Window> {
      const index = free.findIndex((window) => languages.get(window) === language)
      if (index >= 0) return free.splice(index, 1)[0]!
      const window = await openWindow(browser, url, language, keeping)
      languages.set(window, language)
      return window
    },
    async giveBack(window: Window): Promise<void> {
      await endVisit(window)
      free.push(window)
    },
  }
}
