import type { Browser } from 'playwright-core'
import { expect, inject, test as base } from 'vitest'
import { startBrowser } from './browser.ts'
import { startProduct, type Product, type ProductSettings } from './product.ts'
import { endVisit, openWindow, startVisit, type Keeping, type Visit, type VisitOptions, type Window } from './visit.ts'

export { expect } from 'vitest'

/** Opens an address in a window of its own; `status` is what HTTP said of it. */
export type Visiting = (path: string, options?: VisitOptions) => Promise<Visit & { readonly status: number }>

// oxlint-disable no-empty-pattern -- Vitest reads from the pattern which fixtures another one uses
/** One browser for all files of a process: each visit has a window of its own in it. */
const inBrowser = base.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Browser> => {
  const browser = await startBrowser()
  onCleanup(() => browser.close())
  return browser
})

/**
 * The `test` of a file whose tests share one running product. Each `visit` has a window to itself until the test is over, and
 * begins with nothing kept from before. A test fails when a console showed an error.
 */
export function testWith(settings: ProductSettings, keeping: Keeping = 'block') {
  return inBrowser
    .extend('product', { scope: 'file' }, async ({}, { onCleanup }): Promise<Product> => {
      const product = await startProduct(settings)
      onCleanup(() => product.stop())
      return product
    })
    .extend('windows', { scope: 'file' }, ({ product, browser }, { onCleanup }) => {
      const windows = makeWindows(browser, product.url, keeping)
      onCleanup(() => windows.close())
      return windows
    })
    .extend('visit', ({ windows }, { onCleanup }) => visiting(windows, onCleanup))
}

/** As {@link testWith}, for the files that only look at the golden deals: all of them share one product. */
export const testOfGoldenDeals = inBrowser
  .extend('product', { scope: 'worker' }, { url: inject('goldenDeals') })
  .extend('windows', { scope: 'worker' }, ({ product, browser }) => makeWindows(browser, product.url, 'block'))
  .extend('visit', ({ windows }, { onCleanup }) => visiting(windows, onCleanup))
// oxlint-enable no-empty-pattern

/** A test's way to open addresses; at its end the windows are given back, and no console may have shown an error. */
function visiting(windows: Windows, onCleanup: (cleanup: () => Promise<void>) => void): Visiting {
  const visits: (readonly [Window, Visit])[] = []
  onCleanup(async () => {
    await Promise.all(visits.map(([window]) => windows.giveBack(window)))
    expect(visits.flatMap(([, visit]) => visit.faults())).toEqual([])
  })
  return async (path: string, options: VisitOptions = {}) => {
    const window = await windows.take(options.language ?? 'en', options.inNewWindow)
    const visit = await startVisit(window, options)
    visits.push([window, visit])
    return { ...visit, status: await visit.open(path) }
  }
}

type Windows = ReturnType<typeof makeWindows>
type Language = 'en' | 'zh'

/** Windows that no visit is in are kept for the next one. */
function makeWindows(browser: Browser, url: string, keeping: Keeping) {
  const languages = new Map<Window, Language>()
  const free: Window[] = []
  return {
    async take(language: Language, isNew = false): Promise<Window> {
      const index = isNew ? -1 : free.findIndex((window) => languages.get(window) === language)
      if (index >= 0) return free.splice(index, 1)[0]!
      const window = await openWindow(browser, url, language, keeping)
      languages.set(window, language)
      return window
    },
    async giveBack(window: Window): Promise<void> {
      await endVisit(window)
      free.push(window)
    },
    async close(): Promise<void> {
      await Promise.all(free.splice(0).map(({ context }) => context.close()))
    },
  }
}
