import type { Browser } from 'playwright-core'
import { openSlowPage } from './load.ts'

declare global {
  interface Window {
    answers: number[]
  }
}

/** How long the page's worker takes from the question about a whole deal to its answer, starting it included, milliseconds. */
export async function measureAnalysis(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openSlowPage(browser, 1)
  try {
    await page.addInitScript(() => {
      window.answers = []
      window.Worker = class extends Worker {
        constructor(address: string | URL, options?: WorkerOptions) {
          const from = performance.now()
          super(address, options)
          this.addEventListener('message', () => window.answers.push(performance.now() - from))
        }
      }
    })
    await page.goto(url)
    await page.waitForFunction(() => window.answers.length > 0)
    return await page.evaluate(() => window.answers.at(-1)!)
  } finally {
    await context.close()
  }
}
