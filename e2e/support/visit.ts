import type { Browser, BrowserContext, Page } from 'playwright-core'

/** How a reader comes to a page. */
export interface VisitOptions {
  readonly width?: number
  readonly height?: number
  readonly colours?: 'light' | 'dark'
  /** What the browser asks for. */
  readonly language?: 'en' | 'zh'
  /** In a window that has shown nothing before: neither it nor its process has kept anything. */
  readonly inNewWindow?: boolean
  /** Messages in the browser's console that belong to what the test does. */
  readonly expected?: readonly RegExp[]
}

/** Something that reached the browser. */
export interface Received {
  readonly how: 'http' | 'websocket'
  readonly url: string
  readonly text: string
  /** When, milliseconds since 1970. */
  readonly at: number
}

/** A reader with a page open. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Opens an address of the product, and waits until its page does what it is asked; answers the HTTP status. */
  open(path: string): Promise<number>
  /** Everything that reached the page so far, but for scripts, styles, fonts and pictures. */
  received(): Promise<readonly Received[]>
  /** Errors that the browser's console showed and nobody expected. */
  faults(): readonly string[]
}

/** What a network error leaves in the console. */
export const NETWORK_ERRORS = [/Failed to load resource/, /WebSocket connection to .* failed/]

const DATA = /^(text\/(html|plain|x-component)|application\/(\S+\+)?(json|x-ndjson))\b/

/** A browser window in one language. It takes long to open, so that visits follow each other in it. */
export interface Window {
  readonly context: BrowserContext
  readonly page: Page
  /** The product's address. */
  readonly url: string
  /** What it shows between two visits. */
  readonly rest: string
}

/**
 * Whether pages may keep what they need without a network. Where they may, what a service worker asks for is asked past what a
 * test puts in the way of its page.
 */
export type Keeping = 'allow' | 'block'

/** Opens a window at the product's address: no cookies, nothing stored. */
export async function openWindow(
  browser: Browser,
  url: string,
  language: 'en' | 'zh',
  serviceWorkers: Keeping = 'block',
): Promise<Window> {
  const locale = language === 'en' ? 'en-GB' : 'zh-CN'
  const context = await browser.newContext({ baseURL: url, locale, serviceWorkers })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  // A page of the product itself leaves the browser the process that drew the one before: with that, the next one takes two thirds
  // of the time. A service worker stays as long as it has such a page.
  const rest = serviceWorkers === 'block' ? `${url}/icon.svg` : 'about:blank'
  return { context, page, url, rest }
}

/** Begins a visit in a window. */
export async function startVisit({ context, page }: Window, options: VisitOptions): Promise<Visit> {
  const { width = 1440, height = 900, colours = 'dark', expected = [] } = options
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: colours })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !expected.some((pattern) => pattern.test(text)))
      faults.push(`${text} (${message.location().url})`)
  })
  const received = record(page)
  return {
    page,
    context,
    open: async (path) => {
      const status = (await page.goto(path))!.status()
      await page.waitForFunction(isAlive)
      return status
    },
    received,
    faults: () => faults,
  }
}

/**
 * Whether React has taken over what the server wrote: it leaves its mark on an element once all that is in it is looked at. Before,
 * keys and clicks are lost. What is no page of the product has nothing to wait for.
 */
function isAlive(): boolean {
  const content = document.querySelector('#content')
  return content === null || Object.keys(content).some((key) => key.startsWith('__reactFiber$'))
}

/** Leaves a window as it was when it had opened. */
export async function endVisit({ context, page, url, rest }: Window): Promise<void> {
  await context.setOffline(false)
  await page.unrouteAll()
  await page.goto(rest)
  await page.removeAllListeners()
  await context.clearCookies()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' })
  await devtools.detach()
}

function record(page: Page): () => Promise<readonly Received[]> {
  const received: Promise<Received | null>[] = []
  page.on('response', (response) => {
    if (!DATA.test(response.headers()['content-type'] ?? '')) return
    const at = Date.now()
    const body = response.text().then(
      (text): Received => ({ how: 'http', url: response.url(), text, at }),
      // The browser has let go of it: a page that was left while it loaded, or a download.
      () => null,
    )
    received.push(body)
  })
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      received.push(Promise.resolve({ how: 'websocket', url: socket.url(), text: String(payload), at: Date.now() }))
    })
  })
  return async () => (await Promise.all(received)).filter((each) => each !== null)
}
