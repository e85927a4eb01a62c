import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

/** Debian's Chromium; that without a window's surroundings first, which takes two thirds of the time. */
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Starts Chromium. Rejects with how to install it where it is missing. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = CHROMIUM.find((path) => existsSync(path))
  if (executablePath === undefined)
    throw new Error(
      `The browser tests need Chromium at ${CHROMIUM.join(' or ')}. Install it with: apt-get install chromium-headless-shell`,
    )
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
