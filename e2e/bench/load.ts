import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession } from 'playwright-core'

/** How often slower than this machine the processor is made to be. */
export const SLOW_DOWN = 4

/** What loading a page took, milliseconds since the navigation began and bytes as they came over the wire. */
export interface Load {
  /** What was waited for stands on screen. */
  readonly visible: number
  /** The last task longer than 50 ms that was followed by quiet has ended. */
  readonly interactive: number
  /** The scripts that the document names. */
  readonly scripts: number
  /** All scripts of the page, also those that it loads later; workers have their own. */
  readonly allScripts: number
}

/** How long no long task comes when a page is quiet, milliseconds. */
const QUIET_MS = 2_000

/**
 * Loads a page once, and presses → from then on when there is a moment on screen; answers after how many milliseconds since the
 * navigation began the page shows another one.
 */
export async function measureFirstKey(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openSlowPage(browser)
  try {
    await page.addInitScript(pressUntilMoved)
    await page.goto(url)
    await page.waitForFunction(() => window.moved !== null)
    return await page.evaluate(() => window.moved!)
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything else. */
function pressUntilMoved(): void {
  window.moved = null
  let first: string | null = null
  const press = () => {
    const shown = document.querySelector('.moment-number')?.textContent ?? null
    first ??= shown
    if (shown !== first) return void (window.moved = performance.now())
    const key = { key: 'ArrowRight', code: 'ArrowRight', bubbles: true }
    if (shown !== null) document.body.dispatchEvent(new KeyboardEvent('keydown', key))
    setTimeout(press)
  }
  press()
}

interface Noted {
  visible: number | null
  lastTaskEnd: number
}
declare global {
  interface Window {
    noted: Noted
    /** When the first key did something. */
    moved: number | null
  }
}

/** A page in a browser window without any cache, on a processor {@link SLOW_DOWN} times slower. */
export async function openSlowPage(browser: Browser, slowDown = SLOW_DOWN) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  return { context, page, devTools }
}

/** Loads a page once, until `selector` is on screen and then until nothing more is done. */
export async function measureLoad(browser: Browser, url: string, selector: string): Promise<Load> {
  const { context, page, devTools } = await openSlowPage(browser)
  try {
    const sizes = new Map<string, number>()
    const urls = new Map<string, string>()
    await devTools.send('Network.enable')
    devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script') urls.set(requestId, response.url)
    })
    devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const script = urls.get(requestId)
      if (script !== undefined) sizes.set(script, encodedDataLength)
    })
    await page.addInitScript(note, selector)
    const html = await (await page.goto(url, { waitUntil: 'load' }))!.text()
    const { visible, interactive } = await quiet(devTools)
    const named = [...sizes].filter(([script]) => html.includes(new URL(script).pathname))
    return { visible, interactive, scripts: sum(named), allScripts: sum([...sizes]) }
  } finally {
    await context.close()
  }
}

function sum(sizes: readonly (readonly [string, number])[]): number {
  return sizes.reduce((total, [, size]) => total + size, 0)
}

/** Runs in the page before anything else. */
function note(selector: string): void {
  const noted: Noted = { visible: null, lastTaskEnd: 0 }
  window.noted = noted
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) noted.lastTaskEnd = startTime + duration
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look)
    // The frame in which it is there is painted before the next task.
    else setTimeout(() => (noted.visible = performance.now()))
  }
  requestAnimationFrame(look)
}

/**
 * Waits until nothing more is done. It asks by the browser's own protocol: Playwright's ways of asking first load some hundred
 * kilobytes of its own into the page, a task as long as those that are measured.
 */
async function quiet(devTools: CDPSession): Promise<Pick<Load, 'visible' | 'interactive'>> {
  for (;;) {
    const { result } = await devTools.send('Runtime.evaluate', { expression: `(${readNoted})()`, returnByValue: true })
    const { isWhole, visible, lastTaskEnd, now } = result.value as ReturnType<typeof readNoted>
    const interactive = Math.max(visible ?? Infinity, lastTaskEnd)
    if (isWhole && visible !== null && now - interactive > QUIET_MS) return { visible, interactive }
    await sleep(QUIET_MS / 10)
  }
}

/** Runs in the page. */
function readNoted() {
  return { ...window.noted, isWhole: document.readyState === 'complete', now: performance.now() }
}
