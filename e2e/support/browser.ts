import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

const CHROMIUM = '/usr/bin/chromium'

/** Starts Debian's Chromium. Rejects with how to install it where it is missing. */
export async function startBrowser(): Promise<Browser> {
  if (!existsSync(CHROMIUM))
    throw new Error(`The browser tests need Chromium at ${CHROMIUM}. Install it with: apt-get install chromium`)
  return chromium.launch({
    executablePath: CHROMIUM,
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
