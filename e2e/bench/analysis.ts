import type { Browser } from 'playwright-core'
import { openSlowPage } from './load.ts'

/** What the page's worker has answered, and when, milliseconds from when it was started or from when a key was pressed. */
interface Answered {
  readonly kind: string
  readonly after: number
}

declare global {
  interface Window {
    answered: Answered[]
    filled: number | null
  }
}

/** How far the reviewer goes on, in moments, while the rest of the deal is still being looked at. */
const GONE_ON = 10

/** How long a page's analysis takes, milliseconds. */
export interface AnalysisTimes {
  /** From the question about a whole deal to its answer, starting the worker included. */
  readonly whole: number
  /** From the question to the answer about the moment on screen, starting the worker included. */
  readonly first: number
  /** From a step to a moment that nobody has looked at until what it shows of its decision is drawn. */
  readonly moved: number
}

/** Opens a deal with the danger in its hands shown, and goes on as soon as that is known of the first moment. */
export async function measureAnalysis(browser: Browser, url: string): Promise<AnalysisTimes> {
  const { context, page } = await openSlowPage(browser, 1)
  try {
    await page.addInitScript(noteAnswers, GONE_ON)
    await page.goto(`${url}?ply=30&view=all-hands&show=danger`)
    await page.waitForFunction(() => window.filled !== null && window.answered.some(({ kind }) => kind === 'deal'))
    return await page.evaluate(() => {
      const after = (kind: string) => window.answered.find((answer) => answer.kind === kind)!.after
      return { whole: after('deal'), first: after('moment'), moved: window.filled! }
    })
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything else. */
function noteAnswers(goneOn: number): void {
  window.answered = []
  window.filled = null
  let moved: number | null = null
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      const from = performance.now()
      super(address, options)
      this.addEventListener('message', ({ data }: MessageEvent<{ readonly kind: string }>) => {
        window.answered.push({ kind: data.kind, after: performance.now() - from })
        if (moved === null) return goOn()
        // The frame in which it is shown is drawn before the next task.
        const since = moved
        if (window.filled === null)
          requestAnimationFrame(() => setTimeout(() => (window.filled ??= performance.now() - since)))
      })
    }
  }
  const goOn = () => {
    moved = performance.now()
    const key = { key: 'ArrowRight', code: 'ArrowRight', bubbles: true }
    for (let moment = 0; moment < goneOn; moment++) document.body.dispatchEvent(new KeyboardEvent('keydown', key))
  }
}
